/** What shoppers choose, as staff see it, and what staff forget of it. */
import { eq } from 'drizzle-orm';
import type { Queries } from '../../database/open';
import { products } from '../../database/tables/catalogue';
import { searchChoices } from '../../database/tables/search';
import { recordStaffAudit, type Clerk, type DoneBy } from '../audit/record-staff';
import type { Deps } from '../deps';
import { dayOf } from '../manila-day';
import { removeChoices } from './choices';
import { isRaised, RAISE_MOST, raisesAmong, readChosen, type Chosen } from './raises';

export type ChosenAtCounter = Chosen & {
  product: string;
  /** How far it is raised, 0 to 1 of the most; null where too few chose it, or all on one day. */
  raised: number | null;
};

/**
 * What was chosen until yesterday from searches that have the words, what counts most first.
 * @param words of the search or the product's name; all without words
 */
export async function findChosen(
  queries: Queries,
  words: string,
  now: Date,
): Promise<ChosenAtCounter[]> {
  const chosen = await readChosen(queries, dayOf(now));
  const raises = raisesAmong(chosen);
  const named = await queries
    .selectDistinct({ id: products.id, name: products.name })
    .from(products)
    .innerJoin(searchChoices, eq(searchChoices.productId, products.id));
  const names = new Map(named.map(({ id, name }) => [id, name]));
  const wanted = words.trim().toLowerCase();
  return chosen
    .map((one) => {
      const raise = raises.get(one.query)?.get(one.productId) ?? 0;
      return {
        ...one,
        product: names.get(one.productId) ?? '',
        raised: isRaised(one) ? raise / RAISE_MOST : null,
      };
    })
    .filter(({ query, product }) =>
      [query, product].some((text) => text.toLowerCase().includes(wanted)),
    )
    .toSorted(
      (a, b) =>
        (b.raised ?? 0) - (a.raised ?? 0) ||
        b.shoppers - a.shoppers ||
        (a.query < b.query ? -1 : 1),
    );
}

/**
 * Forgets what shoppers chose: one product of a search, or everything.
 * @returns whether there was something to forget
 */
export async function forgetChosen(
  deps: Pick<Deps, 'db' | 'now' | 'settings' | 'raises'>,
  of: { query: string; productId: number } | null,
  { by, network }: DoneBy<Clerk>,
): Promise<boolean> {
  const done = await deps.db.transaction(async (tx) => {
    const choices = await removeChoices(tx, of);
    if (choices === 0) return false;
    await recordStaffAudit(deps, tx, {
      action: 'choices forgotten',
      by,
      network,
      object: of ? `product ${of.productId} in search ${of.query}` : 'all searches',
      before: { choices },
    });
    return true;
  });
  deps.raises.forget();
  return done;
}
