/* oxlint-disable typescript/no-unsafe-member-access -- an answer's shape is what is tested */
/** Quotations of a test's shop: asked for by the calls, offered as staff do. */
import { sendQuotation } from '../src/domain/quotations/send-quotation';
import { takeUp } from '../src/domain/quotations/take-up';
import { changeLine } from '../src/domain/quotations/change-draft';
import { offerVersion, readQuotation } from '../src/domain/quotations/read-quotation';
import type { Answer, Sent, TestShop } from './shop';

const CALLS = '/api/store/quotations';
const clerk = { by: { id: 1, name: 'maria' }, network: 'test' };

/** Who orders, in the samples of tests. */
export const contact = {
  email: 'ana@example.ph',
  first_name: 'Ana',
  last_name: 'Cruz',
  address1: '1 Rizal St',
  city: 'Makati',
  country: 'Philippines',
  state: 'Metro Manila',
  postal_code: '1200',
  phone: '0917 000 0000',
  shipping_address: '1 Rizal St, Makati',
  billing_address: '1 Rizal St, Makati',
};

export const acceptance = (number: string) => ({ ...contact, number });

export const askQuotations = (
  shop: TestShop,
  call: string,
  body: unknown,
  sent: Sent = {},
): Promise<Answer> => shop.post(`${CALLS}/${call}`, body, sent);

/** What a customer sends to ask for kits of the small catalogue's drill. */
export async function requestOf(shop: TestShop, email: string, quantity = 2, line = {}) {
  const drill = await shop.product('Cordless Hammer Drill');
  const kit = { product_id: drill.id, variant_id: drill.variants.Kit, text: 'a kit', quantity };
  return { name: 'Ana Cruz', email, mobile: '0917 000 0000', lines: [{ ...kit, ...line }] };
}

/** A quotation that is asked for. @returns its number */
export async function requested(
  shop: TestShop,
  email: string,
  quantity = 2,
  line = {},
): Promise<string> {
  const sent = await askQuotations(shop, 'request', await requestOf(shop, email, quantity, line));
  if (sent.status !== 200) throw new Error(`not sent: ${JSON.stringify(sent.json)}`);
  return sent.json.number as string;
}

type Offer = { quantity?: number; price?: number; validUntil?: string };

/** Offers what was asked for, at a price of one unit in centavos. */
export async function offer(
  shop: TestShop,
  number: string,
  { quantity = 2, price = 850_001, validUntil = '2026-06-10' }: Offer = {},
): Promise<void> {
  await takeUp(shop.deps, number, clerk);
  for (const { id } of (await readQuotation(shop.deps.db, number))?.lines ?? []) {
    await changeLine(shop.deps, { number, line: id, to: { quantity, price } }, clerk);
  }
  const draft = await readQuotation(shop.deps.db, number);
  if (!draft) throw new Error(`there is no ${number}`);
  const shown = offerVersion(draft);
  const sending = { number, validUntil, words: '', terms: 'For pickup.', shown };
  await sendQuotation(shop.deps, sending, clerk);
}

/** A quotation that is asked for and offered. @returns its number */
export async function offered(
  shop: TestShop,
  email: string,
  { line = {}, ...at }: Offer & { line?: object } = {},
): Promise<string> {
  const number = await requested(shop, email, at.quantity, line);
  await offer(shop, number, at);
  return number;
}
