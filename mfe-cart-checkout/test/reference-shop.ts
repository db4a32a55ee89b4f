/** The reference provider with a customer for each test, and a connection to it that can fail. */
import { createProviderClient } from 'host-kit/http';
import { invoke, type HttpClient, type HttpOptions, type HttpRequest } from 'shared-contracts/call';
import { login, register, verifyEmail } from 'shared-contracts/calls/account';
import { fetchCart, updateCart } from 'shared-contracts/calls/cart';
import { listProducts, readProduct } from 'shared-contracts/calls/catalog';
import type { Session } from 'shared-contracts/door';
import { ApiError, refusedFault } from 'shared-contracts/errors';
import { expect, inject, vi } from 'vitest';
import type { Cart } from '../src/cart/cart';
import { line, type Body, type Mishap } from './shop';

declare module 'vitest' {
  // Vitest's own, which only an interface can add to.
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions
  interface ProvidedContext {
    providerOrigin: string;
  }
}

const clientOf = (token: string | null): HttpClient =>
  createProviderClient({
    baseUrl: inject('providerOrigin'),
    token: () => token,
    onTokenRefused: () => undefined,
  });

const { items: sold } = await invoke(clientOf(null), listProducts, {
  body: { limit: 100, offset: 0 },
});

/** A cart line of the product that `catalogue/catalogue.json` has under this name. */
async function lineOf(product_name: string) {
  const id = sold.find((product) => product.product_name === product_name)?.id;
  if (id === undefined) throw new Error(`the catalogue has no ${product_name}`);
  const { variants } = await invoke(clientOf(null), readProduct, { params: { id } });
  const [variant] = variants;
  if (!variant) throw new Error(`${product_name} has no variant`);
  return line(variant.id, { product_id: id, product_name, product_price: variant.price });
}

export const drill = await lineOf('Hammer drill');
export const grinder = await lineOf('Angle grinder');
export const welder = await lineOf('Welder');
/** Five are in stock. */
export const cutter = await lineOf('Pipe cutter');
/** None is in stock. */
export const wrench = await lineOf('Torque wrench');

const shelf = { drill, grinder, welder, cutter, wrench };
type Name = keyof typeof shelf;
const names = Object.keys(shelf) as Name[];

export type Quantities = Partial<Record<Name, number>>;

/** The quantities of lines, by the names above. */
export function quantities(lines: readonly { variant_id: string; quantity: number }[]): Quantities {
  return Object.fromEntries(
    lines.map(({ variant_id, quantity }) => [
      names.find((name) => shelf[name].variant_id === variant_id) ?? variant_id,
      quantity,
    ]),
  );
}

/** Longer than any call takes on a busy machine, in milliseconds. */
const PATIENCE = { timeout: 20_000, interval: 5 };

/** Waits for what is expected to hold. */
export const until = <Value>(holds: () => Value) => vi.waitFor(holds, PATIENCE);

/** Waits until the cart has been read, and nothing is on its way to it. */
export const settled = ({ store }: Cart) =>
  until(() => {
    expect(store.getState()).toMatchObject({ busy: false });
    expect(store.getState().load).not.toBe('loading');
  });

let customers = 0;

async function codeFor(email: string): Promise<string> {
  const mails = (await clientOf(null).send({ method: 'GET', url: '/dev/outbox' })) as {
    to: string;
    text: string;
  }[];
  const text = mails.find(({ to }) => to === email)?.text ?? '';
  return /\b\d{4}(?: \d{4}){2}\b/.exec(text)?.[0] ?? 'no code';
}

async function newCustomer(): Promise<Session> {
  customers += 1;
  const email = `maria-${customers}-${crypto.randomUUID()}@example.ph`;
  const password = 'mabuhay-2026!';
  const http = clientOf(null);
  await invoke(http, register, {
    body: { name: 'Maria Santos', email, password, password_confirmation: password },
  });
  await invoke(http, verifyEmail, { body: { email, verificationCode: await codeFor(email) } });
  const { token, user } = await invoke(http, login, { body: { email, password } });
  return { token, user };
}

type Sent = { url: string; body: Body; key: string | undefined };

/** A customer with these quantities in the cart, and the connection from a tab to the provider. */
export async function openProvider(held: Quantities = {}) {
  const maria = await newCustomer();
  const direct = clientOf(maria.token);
  const mishaps: Mishap[] = [];
  const sent: Sent[] = [];
  let onTheWay = 0;

  const provider = {
    maria,
    mishaps,
    sent,
    /** false makes it behave as a provider without additions: it ignores these two fields. */
    takesQuantity: true,
    takesKeys: true,
    /** Every call waits for it. */
    gate: Promise.resolve() as Promise<unknown>,
    /** The most calls that were on their way at the same time. */
    atOnce: 0,
    updates: () => sent.filter(({ url }) => url.endsWith('updateItemsInCart')),
    held: async () => quantities((await invoke(direct, fetchCart, { body: {} })).items),
    /** Sets a line's quantity as another device would. */
    async put(name: Name, quantity: number) {
      const { product_id, variant_id } = shelf[name];
      const change = { product_id, variant_id, user_id: maria.user.id };
      await invoke(direct, updateCart, { body: { ...change, type: 'remove' } });
      await invoke(direct, updateCart, { body: { ...change, type: 'add', quantity } });
    },
    send,
  };

  async function arrive(request: HttpRequest, options: HttpOptions): Promise<unknown> {
    const { quantity, ...units } = (request.body ?? {}) as Body;
    const body = provider.takesQuantity && quantity !== undefined ? { ...units, quantity } : units;
    const { idempotencyKey, ...rest } = options;
    const answer = await direct.send(
      request.method === 'POST' ? { ...request, body } : request,
      provider.takesKeys && idempotencyKey !== undefined ? options : rest,
    );
    if (provider.takesKeys && provider.takesQuantity) return answer;
    const { idempotent: _, ...lesser } = answer as Record<string, unknown>;
    return lesser;
  }

  async function send(request: HttpRequest, options: HttpOptions = {}): Promise<unknown> {
    const body = (request.body ?? {}) as Body;
    sent.push({ url: request.url, body, key: options.idempotencyKey });
    onTheWay += 1;
    provider.atOnce = Math.max(provider.atOnce, onTheWay);
    try {
      await provider.gate;
      const at = mishaps.findIndex(({ to }) => to === undefined || request.url.endsWith(to));
      const mishap = at < 0 ? undefined : mishaps.splice(at, 1)[0];
      if (mishap?.kind === 'offline') throw new ApiError({ kind: 'offline' });
      if (mishap?.kind === 'refused') {
        throw new ApiError(refusedFault(mishap.status, { message: mishap.message }, null));
      }
      const answer = await arrive(request, options);
      if (mishap?.kind === 'reply lost') throw new ApiError({ kind: 'offline' });
      return answer;
    } finally {
      onTheWay -= 1;
    }
  }

  for (const name of names) {
    const quantity = held[name];
    if (quantity !== undefined) await provider.put(name, quantity);
  }
  return provider;
}
