/* oxlint-disable typescript/no-unsafe-member-access -- an answer's shape is what is tested */
/** Quotations of a test's shop: asked for by the calls, offered as staff do. */
import { sendQuotation } from '../src/domain/quotations/send-quotation';
import { takeUp } from '../src/domain/quotations/take-up';
import { draftVersion, readQuotation } from '../src/domain/quotations/read-quotation';
import type { DraftValues } from '../src/domain/quotations/draft-values';
import type { DraftForm } from '../src/domain/quotations/save-draft';
import type { Clerk, Page } from './clerk';
import type { Answer, Sent, TestShop } from './shop';
import { sentBy } from './typed-page';

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

/** The form of a draft as somebody fills it in: each line with the same units and price. */
async function draftForm(
  shop: TestShop,
  number: string,
  { quantity, price, ...values }: Partial<DraftValues> & { quantity: number; price: number },
): Promise<DraftForm> {
  const draft = await readQuotation(shop.deps.db, number);
  if (!draft) throw new Error(`there is no ${number}`);
  const { validUntil, words, terms, discountRate, discountReason } = draft;
  const line = { quantity, price, discountRate: 0 };
  const lines = new Map(draft.lines.map(({ id }) => [id, line]));
  return {
    ...{ number, shown: draftVersion(draft), discountMost: 10_000 },
    values: { validUntil, words, terms, discountRate, discountReason, lines, ...values },
  };
}

/** Offers what was asked for, at a price of one unit in centavos. */
export async function offer(
  shop: TestShop,
  number: string,
  { quantity = 2, price = 850_001, validUntil = '2026-06-10' }: Offer = {},
): Promise<void> {
  await takeUp(shop.deps, number, clerk);
  const form = await draftForm(shop, number, { quantity, price, validUntil, terms: 'For pickup.' });
  await sendQuotation(shop.deps, form, clerk);
}

/** Sends the own form of a draft. @param on the page as it was shown, else as it is now */
export async function sendDraft(
  clerk: Clerk,
  at: string,
  fields: Record<string, string>,
  on?: Page,
): Promise<Page> {
  return clerk.post(at, { ...sentBy(on ?? (await clerk.look(at)), at), ...fields });
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
