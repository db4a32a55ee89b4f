/**
 * Customers who order without a pause and record each answer. Like the shop's own client they
 * repeat a call under its key while its outcome is unknown, and never after it is known.
 */
import { randomUUID } from 'node:crypto';
import { toPesos, totalsOf } from 'shared-contracts/money';

const form = {
  email: 'ana@example.com',
  first_name: 'Ana',
  last_name: 'Cruz',
  address1: '1 Rizal St',
  city: 'Makati',
  country: 'Philippines',
  state: 'Metro Manila',
  postal_code: '1200',
  phone: '0917 000 0000',
  shipping_address: '1 Rizal St, Makati, Metro Manila, 1200, Philippines',
  billing_address: '1 Rizal St, Makati, Metro Manila, 1200, Philippines',
};

export type Item = { product_id: number; variant_id: number; centavos: number };
type Order = {
  order_number: string;
  subtotal: number;
  total_amount: number;
  products: { quantity: number; price: number }[];
};

const sumOf = (order: Order) =>
  order.products.reduce((sum, line) => sum + Math.round(line.price * 100) * line.quantity, 0);
const isIncomplete = (order: Order) =>
  order.products.length !== 1 ||
  sumOf(order) !== Math.round(order.subtotal * 100) ||
  totalsOf(sumOf(order)).total !== Math.round(order.total_amount * 100);

/** The provider's present address; each start takes another port. */
export type Place = { base: string };

export async function post(place: Place, path: string, body: unknown, token = '', key = '') {
  const response = await fetch(`${place.base}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(key ? { 'idempotency-key': key } : {}),
    },
    body: JSON.stringify(body),
  });
  return { status: response.status, json: (await response.json()) as Record<string, unknown> };
}

async function mailedCode(place: Place, email: string): Promise<string> {
  const response = await fetch(`${place.base}/dev/outbox`, {
    headers: { accept: 'application/json' },
  });
  const mails = (await response.json()) as { to: string; text: string }[];
  return /\b\d{4}(?: \d{4}){2}\b/.exec(mails.find(({ to }) => to === email)?.text ?? '')?.[0] ?? '';
}

export class Customer {
  /** The numbers of the orders that were acknowledged, by the key of the submit. */
  readonly acknowledged = new Map<string, string>();
  /** Answers that neither the customer's calls nor a crash can explain. */
  readonly surprises: string[] = [];
  #token = '';

  constructor(
    readonly place: Place,
    readonly item: Item,
  ) {}

  async register(): Promise<void> {
    const email = `crowd-${randomUUID()}@example.com`;
    const password = `crowd-${randomUUID()}`;
    const account = { name: 'Ana Cruz', email, password, password_confirmation: password };
    await post(this.place, '/api/auth/shop-register', account);
    const verificationCode = await mailedCode(this.place, email);
    await post(this.place, '/api/auth/verify-email', { email, verificationCode });
    const { json } = await post(this.place, '/api/auth/shop-login', { email, password });
    this.#token = json.token as string;
  }

  /** Repeats a call until its outcome is known. */
  async #settled(path: string, body: unknown, key: string) {
    for (;;) {
      try {
        const answered = await post(this.place, path, body, this.#token, key);
        if (answered.status !== 503) return answered;
      } catch {
        // The provider was killed during the call, so the outcome is unknown.
      }
      await new Promise((go) => setTimeout(go, 20));
    }
  }

  /**
   * Orders one to three units, again and again.
   * @param took called with the time of each order from the cart on, in milliseconds
   */
  async order(isOver: () => boolean, took: (ms: number) => void = () => undefined): Promise<void> {
    const { product_id, variant_id, centavos } = this.item;
    for (let turn = 0; !isOver() && this.surprises.length === 0; turn += 1) {
      const began = performance.now();
      const quantity = (turn % 3) + 1;
      const line = { product_id, variant_id, type: 'add', quantity };
      const added = await this.#settled(
        '/api/store/cart/updateItemsInCart',
        line,
        `add-${randomUUID()}`,
      );
      if (added.status !== 200) this.surprises.push(`add: ${added.status}`);
      const totals = totalsOf(centavos * quantity);
      const body = {
        ...form,
        subtotal: toPesos(totals.subtotal),
        vat: toPesos(totals.vat),
        total_amount: toPesos(totals.total),
      };
      const key = `order-${randomUUID()}`;
      const placed = await this.#settled('/api/store/order/placeOrders', body, key);
      took(performance.now() - began);
      if (placed.status === 200) this.acknowledged.set(key, placed.json.order_number as string);
      else this.surprises.push(`order: ${placed.status} ${JSON.stringify(placed.json)}`);
    }
  }

  async #orders(place: Place): Promise<Order[]> {
    return (await post(place, '/api/store/order/fetchAllOrders', {}, this.#token))
      .json as unknown as Order[];
  }

  /** Which of these orders another provider lacks, and which of its own are incomplete. */
  async faultsAt(place: Place, expected: readonly string[]): Promise<string[]> {
    const history = await this.#orders(place);
    const numbers = history.map((order) => order.order_number);
    return [
      ...expected.filter((one) => !numbers.includes(one)).map((one) => `lost: ${one}`),
      ...history.filter(isIncomplete).map((one) => `incomplete: ${one.order_number}`),
    ];
  }

  /** Differences between the provider's records and this customer's. */
  async faults(): Promise<string[]> {
    const history = await this.#orders(this.place);
    const cart = (await post(this.place, '/api/store/cart/fetchItemsAdded', {}, this.#token)).json;
    const numbers = history.map((order) => order.order_number);
    const told = [...this.acknowledged.values()];
    return [
      ...this.surprises,
      ...told.filter((one) => !numbers.includes(one)).map((one) => `lost: ${one}`),
      ...numbers.filter((one) => !told.includes(one)).map((one) => `doubled: ${one}`),
      ...history.filter(isIncomplete).map((one) => `incomplete: ${one.order_number}`),
      ...((cart.data as unknown[]).length > 0 ? ['cart: not empty after its order'] : []),
    ];
  }
}
