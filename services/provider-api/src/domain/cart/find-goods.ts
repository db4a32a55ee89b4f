/** Goods as a clerk names them: by words, by the maker's number, or by a barcode that is scanned. */
import { and, asc, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import { MODEL_LABELS } from 'shared-contracts/model-number';
import { lineAt, lineColumns, type CartLine } from './lines';
import type { Queries } from '../../database/open';
import { rowId } from '../../database/row-id';
import { brands, products, variants } from '../../database/tables/catalogue';
import type { Deps } from '../deps';
import { whereQuery } from '../search/search';

const FOUND_MOST = 20;

type Finding = Pick<Deps, 'db' | 'synonyms' | 'now'>;

/** @param quantity at whose price; a catalogue may have a lower one for many */
async function select(
  queries: Queries,
  where: SQL | undefined,
  now: Date,
  quantity = 1,
): Promise<CartLine[]> {
  const rows = await queries
    .select(lineColumns)
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .innerJoin(brands, eq(brands.id, products.brandId))
    .where(and(where, sql`not ${variants.retired}`, sql`not ${products.retired}`))
    .orderBy(asc(products.id), asc(variants.place))
    .limit(FOUND_MOST);
  return rows.map((row) => lineAt({ ...row, quantity }, now));
}

/** The ways to write a barcode: twelve digits of the Americas are thirteen with a nought before them. */
function writings(code: string): string[] {
  if (!/^\d{8,14}$/.test(code)) return [code];
  const bare = code.replace(/^0+/, '');
  return [...new Set([code, ...[12, 13, 14].map((length) => bare.padStart(length, '0'))])];
}

/** Whether a variant has the very code, as barcode, maker's number or model. */
const hasCode = (code: string): SQL | undefined =>
  or(
    sql`${variants.trade} ->> 'gtin' = ${code}`,
    sql`lower(${variants.trade} ->> 'mpn') = lower(${code})`,
    sql`exists (select 1 from jsonb_array_elements(${variants.specs}) as named
      where ${inArray(sql`lower(named ->> 'label')`, [...MODEL_LABELS])}
      and lower(named ->> 'specs') = lower(${code}))`,
  );

async function findByWords(deps: Finding, words: string): Promise<CartLine[]> {
  const found = await whereQuery({ ...deps, reads: deps.db }, words, () => Promise.resolve());
  return select(deps.db, found, deps.now());
}

/** The goods of which a text is the very code; several where it says less than one of them. */
export async function findByCode(deps: Finding, text: string): Promise<CartLine[]> {
  for (const code of writings(text.trim()).filter(Boolean)) {
    // The search's index says which products can have it: these columns have none.
    const where = await whereQuery({ ...deps, reads: deps.db }, code, () => Promise.resolve());
    const found = await select(deps.db, and(where, hasCode(code)), deps.now());
    if (found.length > 0) return found;
  }
  return [];
}

/**
 * The goods of which the words are the code, or else those that a search of the shop finds by them;
 * with the variant of which they are the id.
 */
export async function findGoods(deps: Finding, words: string): Promise<CartLine[]> {
  if (words.trim() === '') return [];
  const id = rowId(words.trim());
  const own = id === null ? [] : await select(deps.db, eq(variants.id, id), deps.now());
  const exact = await findByCode(deps, words);
  const others = exact.length > 0 ? exact : await findByWords(deps, words);
  return [...own, ...others.filter(({ variantId }) => variantId !== id)];
}

/** One variant, at the price of so many; null where it is not on sale. */
export async function readGoods(
  queries: Queries,
  variantId: number,
  now: Date,
  quantity = 1,
): Promise<CartLine | null> {
  const [found] = await select(queries, eq(variants.id, variantId), now, quantity);
  return found ?? null;
}
