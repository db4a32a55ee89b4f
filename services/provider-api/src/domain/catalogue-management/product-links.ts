/**
 * The products that a product names beside it, as staff type them: the number of one on each line,
 * alone, in front of its name or at the end of its address.
 */
import { inArray } from 'drizzle-orm';
import type { Queries, Transaction } from '../../database/open';
import { products } from '../../database/tables/catalogue';
import type { StoredLinks } from '../../database/tables/trade';
import { linkedIds } from '../catalogue/links';
import { invalid } from '../refusal';

export type LinkTexts = { related: string; replacedBy: string };

export const NO_LINKS: LinkTexts = { related: '', replacedBy: '' };

/** As many as a catalogue's file may name. */
const RELATED_MOST = 24;
const NUMBER = /^(?:\S*\/products\/)?(\d{1,9})(?!\S)/;

/** What a form shows: '61 Cordless Hammer Drill' on each line. */
export async function linkTexts(queries: Queries, links: StoredLinks | null): Promise<LinkTexts> {
  if (links === null) return NO_LINKS;
  const { related, replacedBy } = await linkedIds(queries, links);
  const ids = replacedBy === null ? related : [...related, replacedBy];
  const named = await queries
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(inArray(products.id, ids));
  const names = new Map(named.map(({ id, name }) => [id, `${id} ${name}`]));
  const lines = related.flatMap((id) => names.get(id) ?? []);
  const instead = replacedBy === null ? undefined : names.get(replacedBy);
  return { related: lines.join('\n'), replacedBy: instead ?? '' };
}

function numbersIn(text: string, field: keyof LinkTexts): number[] {
  const lines = text.split('\n').map((line) => line.trim());
  const numbers = lines.filter(Boolean).map((line) => {
    const number = NUMBER.exec(line)?.[1];
    if (number !== undefined) return Number(number);
    throw invalid({ [field]: `'${line.slice(0, 60)}' does not begin with a product's number.` });
  });
  return [...new Set(numbers)];
}

async function checkThere(tx: Transaction, ids: number[], field: keyof LinkTexts): Promise<void> {
  if (ids.length === 0) return;
  const found = await tx
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, ids));
  const there = new Set(found.map(({ id }) => id));
  const lost = ids.find((id) => !there.has(id));
  if (lost !== undefined) throw invalid({ [field]: `There is no product ${lost}.` });
}

/**
 * What is stored for texts; what was stored where both are as the form showed them.
 * @param id the product's own, which can't be named beside it; null for a new one
 * @throws Refusal invalid
 */
export async function typedLinks(
  tx: Transaction,
  id: number | null,
  { texts, shown, now }: { texts: LinkTexts; shown: LinkTexts; now: StoredLinks | null },
): Promise<StoredLinks | null> {
  if (texts.related === shown.related && texts.replacedBy === shown.replacedBy) return now;
  const related = numbersIn(texts.related, 'related');
  const [instead, second] = numbersIn(texts.replacedBy, 'replacedBy');
  if (second !== undefined) throw invalid({ replacedBy: 'One product can take its place.' });
  if (related.length > RELATED_MOST) {
    throw invalid({ related: `At most ${RELATED_MOST} products can be named.` });
  }
  if (id !== null && related.includes(id))
    throw invalid({ related: 'This is the product itself.' });
  if (instead === id) throw invalid({ replacedBy: 'This is the product itself.' });
  await checkThere(tx, related, 'related');
  await checkThere(tx, instead === undefined ? [] : [instead], 'replacedBy');
  // No form shows what fits; the catalogue's own ids for it become numbers as the others do.
  const fitting = now?.fits ? (await linkedIds(tx, { ...now, related: now.fits })).related : [];
  if (related.length + fitting.length === 0 && instead === undefined) return null;
  return {
    ...{ source: null, related: related.map(String), replacedBy: instead?.toString() ?? null },
    ...(fitting.length === 0 ? {} : { fits: fitting.map(String) }),
  };
}
