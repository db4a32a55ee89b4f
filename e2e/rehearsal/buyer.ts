/**
 * A customer who orders again and again. Like the shop's own browser code it repeats a call under
 * its key while nobody knows whether it was done.
 */
import { randomUUID } from 'node:crypto';
import { createClient, reasonOf, type Client } from './client';
import type { MailSink } from './mail-sink';
import type { Tally, Written } from './tally';
import { pause, until } from './until';

export type Item = { product_id: number; variant_id: number; centavos: number };
type Place = { origin: string; certificate: string };

const ADDRESS = '12 Mabini Street, Quezon City, Metro Manila, 1100, Philippines';
const FORM = {
  first_name: 'Maria',
  last_name: 'Santos',
  address1: '12 Mabini Street',
  city: 'Quezon City',
  country: 'Philippines',
  state: 'Metro Manila',
  postal_code: '1100',
  phone: '+63 917 555 0100',
  shipping_address: ADDRESS,
  billing_address: ADDRESS,
};
/** Between two orders, and before a repeat, in milliseconds. */
const THINKS = 150;
const VAT_PERCENT = 12;

type Settled = { status: number; json: Record<string, unknown> };

/** The outcome that an answer of a call that writes tells. */
export function outcomeOf(status: number, text: string): { outcome: Written; json: unknown } {
  let json: unknown = null;
  try {
    json = JSON.parse(text);
  } catch {
    return { outcome: 'wrong', json };
  }
  const { message } = (json ?? {}) as { message?: unknown };
  if (status === 200) return { outcome: 'done', json };
  if (typeof message !== 'string' || message === '') return { outcome: 'wrong', json };
  if (status === 503) return { outcome: 'refused', json };
  return { outcome: status === 502 || status === 504 ? 'unanswered' : 'wrong', json };
}

export class Buyer {
  /** The numbers of the orders that were acknowledged, with their quantities. */
  readonly acknowledged = new Map<string, number>();
  readonly #client: Client;
  #token = '';
  #email = `buyer-${randomUUID()}@example.com`;

  constructor(
    readonly place: Place,
    readonly item: Item,
    readonly tally: Tally,
  ) {
    this.#client = createClient(place.certificate);
  }

  async #post(path: string, body: unknown, key = '') {
    const headers = {
      ...(this.#token ? { authorization: `Bearer ${this.#token}` } : {}),
      ...(key ? { 'idempotency-key': key } : {}),
    };
    return this.#client.ask(`${this.place.origin}${path}`, { body, headers, repeats: key !== '' });
  }

  async #must(path: string, body: unknown): Promise<Record<string, unknown>> {
    const { status, text } = await this.#post(path, body);
    if (status !== 200) throw new Error(`${path} answered ${status}: ${text.slice(0, 200)}`);
    return JSON.parse(text) as Record<string, unknown>;
  }

  /** Registers, and verifies by the mailed code. */
  async register(mails: MailSink): Promise<void> {
    const email = this.#email;
    const password = `rehearsal-${randomUUID()}`;
    const account = { name: 'Maria Santos', email, password, password_confirmation: password };
    await this.#must('/api/auth/shop-register', account);
    await until('the code is mailed', 20_000, () => mails.letterTo(email) !== undefined);
    const verificationCode = /\b\d{4}(?: \d{4}){2}\b/.exec(mails.letterTo(email) ?? '')?.[0];
    await this.#must('/api/auth/verify-email', { email, verificationCode });
    const { token } = await this.#must('/api/auth/shop-login', { email, password });
    this.#token = String(token);
  }

  /** Repeats a call under its key until its outcome is known. */
  async #settled(path: string, body: unknown, waits: () => Promise<void>): Promise<Settled> {
    const key = `rehearsal-${randomUUID()}`;
    for (;;) {
      await waits();
      const began = performance.now();
      try {
        const { status, text } = await this.#post(path, body, key);
        const { outcome, json } = outcomeOf(status, text);
        this.tally.wrote(outcome, began, `${path}: ${status} ${text.slice(0, 120)}`);
        if (outcome === 'done') return { status, json: json as Record<string, unknown> };
      } catch (error) {
        this.tally.wrote('unanswered', began, `${path}: ${reasonOf(error)}`);
      }
      await pause(THINKS);
    }
  }

  /**
   * Orders one to three units, until it is over.
   * @param waits called before each request
   */
  async order(isOver: () => boolean, waits: () => Promise<void>): Promise<void> {
    const { product_id, variant_id, centavos } = this.item;
    for (let turn = 0; !isOver(); turn += 1) {
      const quantity = (turn % 3) + 1;
      const line = { product_id, variant_id, type: 'add', quantity };
      await this.#settled('/api/store/cart/updateItemsInCart', line, waits);
      const subtotal = centavos * quantity;
      const total = Math.round((subtotal * (100 + VAT_PERCENT)) / 100);
      const body = {
        ...FORM,
        email: this.#email,
        subtotal: subtotal / 100,
        vat: (total - subtotal) / 100,
        total_amount: total / 100,
      };
      const { json } = await this.#settled('/api/store/order/placeOrders', body, waits);
      this.acknowledged.set(String(json.order_number), quantity);
      this.tally.ordered();
      await pause(THINKS);
    }
  }

  /** How many orders the shop shows, and how they differ from what was acknowledged. */
  async faults(): Promise<{ found: number; faults: string[] }> {
    const { status, text } = await this.#post('/api/store/order/fetchAllOrders', {});
    if (status !== 200) throw new Error(`the orders can't be read: ${status}`);
    const orders = JSON.parse(text) as {
      order_number: string;
      products: { quantity: number }[];
    }[];
    const numbers = orders.map(({ order_number: number }) => number);
    const isIncomplete = ({ order_number: number, products }: (typeof orders)[number]) =>
      products.length !== 1 || products[0]?.quantity !== this.acknowledged.get(number);
    const told = [...this.acknowledged.keys()];
    return {
      found: told.filter((number) => numbers.includes(number)).length,
      faults: [
        ...told.filter((number) => !numbers.includes(number)).map((number) => `lost: ${number}`),
        ...numbers.filter((one) => !this.acknowledged.has(one)).map((one) => `doubled: ${one}`),
        ...orders.filter(isIncomplete).map(({ order_number: number }) => `incomplete: ${number}`),
      ],
    };
  }

  close(): void {
    this.#client.close();
  }
}
