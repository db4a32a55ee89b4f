/** Quotations as the calls carry them. */
import { toPesos } from 'shared-contracts/money';
import type { Queries } from '../../database/open';
import type { quotations } from '../../database/tables/quotations';
import { sumOf } from '../orders/amounts';
import {
  askedOfQuotation,
  linesOfQuotation,
  orderNumberOf,
  readQuotation,
  type QuotationLine,
} from './read-quotation';
import { compareVersions, type Changes, type LineChange } from './compare-versions';
import { newerSent, sentBefore } from './versions';
import { shownStatus } from './own-quotation';

type Row = typeof quotations.$inferSelect;

const percent = (rate: number) => rate / 100;
const pesos = (amount: number | null) => (amount === null ? null : toPesos(amount));

/** Nothing of an offer that staff still write. */
export function toListed(row: Row, now: Date) {
  const sent = row.sentAt !== null;
  return {
    number: row.number,
    status: shownStatus(row, now),
    version: row.version,
    requested_at: row.requestedAt?.toISOString() ?? '',
    sent_at: row.sentAt?.toISOString() ?? '',
    valid_until: sent ? row.validUntil : '',
    total_amount: sent ? pesos(row.total) : null,
  };
}

const toLine = (line: QuotationLine, change?: LineChange) => ({
  id: line.id,
  variant_id: line.variantId,
  product_name: line.productName,
  variant_name: line.variantName,
  brand_name: line.brandName,
  model: line.model ?? '',
  quantity: line.quantity,
  price: toPesos(line.price),
  ...(change ? { change } : {}),
  ...(line.fullPrice === null
    ? {}
    : { full_price: toPesos(line.fullPrice), discount_percent: percent(line.discountRate) }),
});

/** What is off the sum of the lines; nothing where there is no discount. */
function toDiscount(lines: readonly QuotationLine[], { subtotal, discountRate }: Row) {
  if (subtotal === null || discountRate === 0) return {};
  const items = sumOf(lines);
  return {
    items: toPesos(items),
    discount: toPesos(items - subtotal),
    discount_percent: percent(discountRate),
  };
}

/** The version that has replaced it; nothing while none has. Of one that was withdrawn no link. */
async function toReplaced(queries: Queries, row: Row) {
  const newer = row.sentAt === null ? null : await newerSent(queries, row);
  if (!newer) return {};
  const { number, version, status, link } = newer;
  return { replaced_by: { number, version, link: status === 'Withdrawn' ? '' : (link ?? '') } };
}

/** What is another than in the version before; null for the first that was sent. */
async function changesOf(queries: Queries, row: Row): Promise<Changes | null> {
  const older = row.sentAt === null ? null : await sentBefore(queries, row);
  const before = older && (await readQuotation(queries, older.number));
  const now = before && (await readQuotation(queries, row.number));
  return now && compareVersions(before, now);
}

/** @param own false for who has only the link: they see the offer, and nothing of the customer's */
export async function toQuotation(queries: Queries, row: Row, own: boolean, now: Date) {
  const sent = row.sentAt !== null;
  const lines = sent ? await linesOfQuotation(queries, row.id) : [];
  const changes = await changesOf(queries, row);
  const asked = await askedOfQuotation(queries, row.id);
  return {
    ...toListed(row, now),
    name: row.name ?? '',
    company: row.company ?? '',
    needed_by: row.neededBy ?? '',
    note: own ? (row.note ?? '') : '',
    words: sent ? row.words : '',
    terms: sent ? row.terms : '',
    asked: asked.map(({ id, text, quantity, notOffered }) => ({
      id,
      text,
      quantity,
      state: sent && notOffered ? 'not offered' : 'asked',
    })),
    lines: lines.map((line) => toLine(line, changes?.lines.get(line.id))),
    ...(changes ? { changes: changes.words } : {}),
    ...(await toReplaced(queries, row)),
    ...toDiscount(lines, row),
    subtotal: sent ? pesos(row.subtotal) : null,
    vat: sent ? pesos(row.vat) : null,
    order_number: own ? ((await orderNumberOf(queries, row.id)) ?? '') : '',
    link: own ? (row.link ?? '') : '',
  };
}
