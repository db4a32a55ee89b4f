/** The checks of a visit beyond the shape of an answer, and what it records of answers. */
import { randomUUID } from 'node:crypto';
import { fetchCart, fetchOrders, listProducts, login, readProduct } from 'shared-contracts/calls';
import { toPesos, totalsOf } from 'shared-contracts/money';
import { z } from 'shared-contracts/schema';
import { cartAnswer } from 'shared-contracts/wire/cart';
import { order } from 'shared-contracts/wire/order';
import { productDetails } from 'shared-contracts/wire/product-details';
import { rowsIn } from './read-answer';
import { mailedCode, type Visitor } from './visitor';

type Row = Record<string, unknown>;

const idText = (id: unknown) =>
  typeof id === 'string' || typeof id === 'number' ? String(id) : '';

const firstRow = (json: unknown): Row | undefined => rowsIn(json)?.[0] as Row | undefined;

export const recordId =
  (as: string) =>
  ({ known }: Visitor, json: unknown): void => {
    const id = idText(firstRow(json)?.id);
    if (id) known[as] = id;
  };

export const sameId = (as: string) => (visitor: Visitor, json: unknown) =>
  idText((json as Row).id) === visitor.known[as] ? [] : ['id: is not the one that was asked for'];

export function recordProducts({ known }: Visitor, json: unknown): void {
  const rows = (rowsIn(json) ?? []) as (Row | null)[];
  const [first] = rows;
  known.listed = rows.map((row) => idText(row?.id)).filter(Boolean);
  known.product = (known.listed as string[])[0];
  const name = first?.product_name;
  known.query = typeof name === 'string' ? name.split(' ')[0] : 'a';
}

/** Checks pages by offset and limit: at most two rows each, and no row twice. */
export async function pagesApart(visitor: Visitor): Promise<string[]> {
  const asked = (offset: number) =>
    visitor.wire.call(listProducts, { body: { limit: 2, offset } }).then((got) => rowsIn(got.json));
  const [one, two] = [await asked(0), await asked(2)];
  if (!one || !two) return ['limit: no list for a page of two'];
  if (one.length > 2) return [`limit: ${one.length} rows for a limit of 2`];
  const ids = [...one, ...two].map((row) => (row as Row).id);
  return new Set(ids).size === ids.length ? [] : ['offset: the next page repeats a row'];
}

/** Looks among the listed products for a variant that can be bought. */
export async function findForSale(visitor: Visitor): Promise<string | null> {
  for (const id of (visitor.known.listed ?? []) as string[]) {
    const { json } = await visitor.wire.call(readProduct, { params: { id } });
    const read = z.safeParse(productDetails, json);
    const variant = read.data?.variants.find((one) => one.price !== null && one.in_stock !== false);
    if (!read.data || !variant) continue;
    Object.assign(visitor.known, {
      product_id: read.data.id,
      variant_id: variant.id,
      product_image: variant.images[0] ?? '0',
      default: variant.default,
    });
    return null;
  }
  return 'none of the first products can be bought';
}

export async function variantLeadsToProduct({ wire }: Visitor, json: unknown): Promise<string[]> {
  const [variant] = (json as { variants: Row[] }).variants;
  if (!variant) return ['variants: there is none'];
  const id = idText(variant.id);
  const answered = await wire.call(readProduct, { params: { id } });
  const same = (answered.json as Row | undefined)?.product_name === (json as Row).product_name;
  return answered.status === 200 && same ? [] : ["id: a variant's does not lead to its product"];
}

export async function cartOf({ wire, known, token }: Visitor) {
  const { json } = await wire.call(fetchCart, { body: { user_id: known.user_id } }, { token });
  return z.safeParse(cartAnswer, json).data?.items ?? null;
}

export const quantityIn = (items: { variant_id: string; quantity: number }[], variantId: unknown) =>
  items.find((line) => line.variant_id === String(variantId))?.quantity ?? 0;

export const holdsTheLine = ({ known }: Visitor, json: unknown): string[] => {
  const items = z.safeParse(cartAnswer, json).data?.items ?? [];
  return quantityIn(items, known.variant_id) === known.expected
    ? []
    : [`quantity: not ${String(known.expected)} of the item that was added`];
};

export async function sumUp(visitor: Visitor): Promise<string | null> {
  const items = await cartOf(visitor);
  if (!items || items.length === 0) return 'there is nothing in the cart';
  const subtotal = items.reduce((sum, line) => sum + (line.product_price ?? 0) * line.quantity, 0);
  const totals = totalsOf(subtotal);
  Object.assign(visitor.known, {
    subtotal: toPesos(totals.subtotal),
    vat: toPesos(totals.vat),
    total_amount: toPesos(totals.total),
  });
  return null;
}

/** Checks that the cart is empty and the order is in the history. */
export async function isOrdered(visitor: Visitor): Promise<string[]> {
  const { wire, known, token } = visitor;
  const left = await cartOf(visitor);
  const full = left && left.length > 0 ? ['cart: still holds what was ordered'] : [];
  const { json } = await wire.call(fetchOrders, { body: { user_id: known.user_id } }, { token });
  const orders = (rowsIn(json) ?? []).map((row) => z.safeParse(order, row).data);
  const there = orders.some((one) => one && toPesos(one.total_amount) === known.total_amount);
  return there ? full : [...full, 'total_amount: no order of this total in the history'];
}

export async function needsCode(visitor: Visitor): Promise<string | null> {
  const code = await mailedCode(visitor);
  if (code === undefined) return `its code came by mail, and ${visitor.outbox} does not show it`;
  Object.assign(visitor.known, { verificationCode: code, code });
  return null;
}

/** Makes the visitor the customer that the command line names, if it names one. */
export function becomeCustomer({ known, given }: Visitor): Promise<null> {
  if (given) Object.assign(known, given, { password_confirmation: given.password });
  return Promise.resolve(null);
}

export async function recordSession(visitor: Visitor, json: unknown): Promise<string[]> {
  const { token, user } = json as { token: string; user: { id: string | number } };
  visitor.token = token;
  visitor.known.user_id = user.id;
  const { email } = visitor.known;
  const wrong = await visitor.wire.call(login, { body: { email, password: randomUUID() } });
  return wrong.status >= 400 && wrong.status < 500
    ? []
    : [`password: a wrong one is answered with ${wrong.status}`];
}
