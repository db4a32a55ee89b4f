/* oxlint-disable typescript/no-unsafe-member-access -- an answer's shape is what is tested */
/** Sends a text by each call that takes a shopper's text, and reads the stored text back. */
import { eq } from 'drizzle-orm';
import { inquiries } from '../../src/database/tables/content';
import { registrations } from '../../src/database/tables/customers';
import { orders } from '../../src/database/tables/orders';
import type { Answer, Customer, TestShop } from '../shop';

/**
 * What a call did with a text: stored it, without the spaces around it ('kept'), refused it with a
 * reason, or did something wrong, with a description.
 */
export type Outcome = 'kept' | 'refused' | `wrong: ${string}`;

/** A 413 is a proper refusal too: a long text in every field can make the body too large. */
const refusal = ({ status, json }: Answer): Outcome =>
  typeof json.message === 'string' &&
  (status === 413 || (status === 422 && Object.keys(json.fields as object).length > 0))
    ? 'refused'
    : `wrong: ${status} ${JSON.stringify(json).slice(0, 80)}`;

function compared(text: string, kept: (string | null | undefined)[]): Outcome {
  const other = kept.find((one) => one !== text.trim());
  return other === undefined ? 'kept' : `wrong: kept as ${JSON.stringify(other).slice(0, 80)}`;
}

export async function byInquiry(shop: TestShop, text: string): Promise<Outcome> {
  const sent = await shop.post('/api/utilities/inquiries/send', {
    name: text.slice(0, 200),
    mobileNumber: '0917',
    email: 'a@example.ph',
    company: text.slice(0, 200),
    inquiry: text,
  });
  if (sent.status !== 200) return refusal(sent);
  const { data } = sent.json as { data: { id: number; name: string; inquiry: string } };
  const [row] = await shop.deps.db.select().from(inquiries).where(eq(inquiries.id, data.id));
  const start = text.slice(0, 200).trim();
  const cut = row?.name === start && data.name === start && row.company === (start || null);
  return cut ? compared(text, [data.inquiry, row.inquiry]) : 'wrong: the name is another';
}

/** Sends the text as a name, and as a password where it is long enough. */
export async function byRegistration(
  shop: TestShop,
  text: string,
  email: string,
): Promise<Outcome> {
  const password = [...text].length >= 8 && text.length <= 1024 ? text : 'a good password';
  const sent = await shop.register(email, password, text);
  if (sent.status !== 200) return refusal(sent);
  const { db } = shop.deps;
  const [row] = await db.select().from(registrations).where(eq(registrations.email, email));
  const kept = compared(text, [row?.name]);
  if (kept !== 'kept' || password !== text) return kept;
  // 403 means that the password is right and the account is not verified.
  const login = await shop.post('/api/auth/shop-login', { email, password });
  return login.status === 403 ? 'kept' : `wrong: ${login.status} for the right password`;
}

export async function byCheckout(
  shop: TestShop,
  who: Customer,
  text: string,
  item: { product_id: number; variant_id: number | undefined },
): Promise<Outcome> {
  const { token } = who;
  await shop.post('/api/store/cart/updateItemsInCart', { ...item, type: 'remove' }, { token });
  await shop.post('/api/store/cart/updateItemsInCart', { ...item, type: 'add' }, { token });
  const short = text.length <= 20 ? text : '1200';
  const sent = await shop.post(
    '/api/store/order/placeOrders',
    {
      email: who.email,
      first_name: text,
      last_name: text,
      company: text,
      address1: text,
      address2: text,
      city: text,
      country: text,
      state: text,
      postal_code: short,
      phone: short,
      shipping_address: text,
      billing_address: text,
      subtotal: 4999.5,
      vat: 599.94,
      total_amount: 5599.44,
    },
    { token },
  );
  if (sent.status !== 200) return refusal(sent);
  const { order_number: number } = sent.json as { order_number: string };
  const [row] = await shop.deps.db.select().from(orders).where(eq(orders.number, number));
  const fields = [row?.firstName, row?.lastName, row?.company, row?.address1, row?.address2];
  const kept = [...fields, row?.city, row?.country, row?.state, row?.shippingAddress];
  const numbers = compared(short, [row?.postalCode, row?.phone]);
  return numbers === 'kept' ? compared(text, [...kept, row?.billingAddress]) : numbers;
}

export async function bySearch(shop: TestShop, text: string): Promise<Outcome> {
  const sent = await shop.post('/api/store/products/search', {
    query: text,
    include_highlights: true,
  });
  const inUrl = encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\ufffd').slice(0, 1000));
  const suggested = await shop.get(`/api/store/products/search/suggestions?q=${inUrl}`);
  if (suggested.status !== 200 && suggested.status !== 422) return refusal(suggested);
  if (sent.status !== 200) return refusal(sent);
  return Array.isArray(sent.json.results) ? 'kept' : 'wrong: no results field';
}
