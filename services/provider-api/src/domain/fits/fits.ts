/** The products that fit a variant. */
import { and, eq, inArray, not } from 'drizzle-orm';
import { FITS_MOST, type FitFact } from 'shared-contracts/wire/fits';
import type { Queries } from '../../database/open';
import { rowId } from '../../database/row-id';
import { products, variants } from '../../database/tables/catalogue';
import { linkedIds } from '../catalogue/links';
import { selectListRows, toListItem } from '../catalogue/list-item';
import { toMatched, variantsOf } from '../catalogue/matched-variant';
import type { YieldToOthers } from '../scheduler';
import type { Collecting } from '../stock/collection';
import { allCandidatesOf, candidatesOf, type Candidate } from './candidates';
import { fitOf, kindsOf, rulesFor } from './fit';
import { millimetres, type Said } from './facts';

/** What fits in one way: the variant of each product; null for what a catalogue names. */
type Found = { by: readonly FitFact[]; chosen: Map<number, number | null> };

/** @param alsoOff whether one that is off sale will do: somebody may own it */
async function variantOf(queries: Queries, text: string, alsoOff = false) {
  const id = rowId(text);
  const rows = queries
    .select({
      productId: products.id,
      name: products.name,
      specs: variants.specs,
      links: products.links,
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId));
  const [variant] =
    id === null
      ? []
      : await rows.where(
          alsoOff
            ? eq(variants.id, id)
            : and(eq(variants.id, id), not(variants.retired), not(products.retired)),
        );
  return variant ?? null;
}

/** How much smaller a disc is than what it goes on, in millimetres: the largest that fits comes first. */
function smallerBy(one: Said, other: Said): number {
  const [a, b] = [millimetres(one, 'diameter'), millimetres(other, 'diameter')];
  return a === null || b === null ? 0 : Math.abs(a - b);
}

const isSoldOut = ({ stock }: Candidate) => stock === 0;

/** The first variant of each product, in stock and of the next size before the others. */
function choose(specs: Said, fitting: readonly Candidate[]): Map<number, number> {
  const ordered = fitting.toSorted(
    (a, b) =>
      Number(isSoldOut(a)) - Number(isSoldOut(b)) ||
      smallerBy(specs, a.specs) - smallerBy(specs, b.specs) ||
      (a.price ?? Infinity) - (b.price ?? Infinity),
  );
  const chosen = new Map<number, number>();
  for (const { productId, id } of ordered) {
    if (chosen.size < FITS_MOST && !chosen.has(productId)) chosen.set(productId, id);
  }
  return chosen;
}

async function shownProducts(queries: Queries, chosen: Found['chosen'], collecting: Collecting) {
  const ids = [...chosen.keys()];
  const rows = await selectListRows(queries).where(
    and(inArray(products.id, ids), not(products.retired)),
  );
  const known = await variantsOf(queries, ids);
  return ids.flatMap((id) => {
    const row = rows.find((each) => each.id === id);
    const variant = known.get(id)?.find((each) => each.id === chosen.get(id));
    const item = row && toListItem(row, collecting);
    return item ? [{ ...item, ...(variant ? { matched_variant: toMatched(variant) } : {}) }] : [];
  });
}

/** The products that go on a variant or into it, also on one that is sold no more; none for no variant. */
export async function productsFitting(
  queries: Queries,
  text: string,
  yieldToOthers: YieldToOthers,
): Promise<number[]> {
  const tool = await variantOf(queries, text, true);
  if (!tool) return [];
  const named = tool.links?.fits
    ? (await linkedIds(queries, { ...tool.links, related: tool.links.fits })).related
    : [];
  const ids = new Set(named);
  for (const way of rulesFor(kindsOf(tool)).filter(({ side }) => side === 'holder')) {
    for await (const other of allCandidatesOf(queries, way, tool, yieldToOthers)) {
      if (fitOf(tool, other) === way.rule.by) ids.add(other.productId);
    }
  }
  return [...ids];
}

/**
 * What fits a variant, as the catalogue names it, and by rules over its specs: for a machine what
 * goes on it, for that the machines. A fact that isn't known of both says nothing.
 * @param text the variant's id
 * @returns nothing for one that isn't on sale
 */
export async function fitsOf(
  queries: Queries,
  text: string,
  collecting: Collecting,
  yieldToOthers: YieldToOthers,
) {
  const asked = await variantOf(queries, text);
  if (!asked) return { groups: [] };
  const named = asked.links?.fits
    ? await linkedIds(queries, { ...asked.links, related: asked.links.fits })
    : null;
  const found: Found[] = named
    ? [{ by: ['named'], chosen: new Map(named.related.map((id) => [id, null])) }]
    : [];
  for (const way of rulesFor(kindsOf(asked))) {
    await yieldToOthers();
    const fitting = (await candidatesOf(queries, way, asked)).filter(
      (other) => fitOf(asked, other) === way.rule.by,
    );
    found.push({ by: way.rule.by, chosen: choose(asked.specs, fitting) });
  }
  const groups = [];
  for (const { by, chosen } of found) {
    if (chosen.size === 0) continue;
    await yieldToOthers();
    const shown = await shownProducts(queries, chosen, collecting);
    groups.push({ by, products: shown.slice(0, FITS_MOST) });
  }
  return { groups: groups.filter((group) => group.products.length > 0) };
}
