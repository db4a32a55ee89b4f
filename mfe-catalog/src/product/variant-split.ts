import type { Spec } from 'shared-contracts/wire/product-details';
import { specOf } from './spec-differences';

/** So many rows are read at a glance; fewer need no narrowing. */
const FEW = 8;
/** More chips than this are a list of their own. */
const CHIPS_MOST = 12;

type Splittable = { id: string; in_stock: boolean | null; specs: readonly Spec[] };

/**
 * The spec that splits many variants into groups, such as the thread of bolts: the first one with
 * at most twelve values, each of which some variants share. Null where none does, or where the
 * variants are few.
 */
export function splitOf(variants: readonly Splittable[], labels: readonly string[]): string | null {
  if (variants.length <= FEW) return null;
  const splits = labels.filter((label) => {
    const values = new Set(variants.map(({ specs }) => specOf(specs, label)));
    return values.size > 1 && values.size <= CHIPS_MOST && values.size * 2 <= variants.length;
  });
  return splits[0] ?? null;
}

/**
 * The variant to choose when another group is: the one that differs in nothing else, else one in
 * stock, else the first.
 * @returns undefined where no variant has the value
 */
export function counterpartOf<V extends Splittable>(
  variants: readonly V[],
  chosen: V | undefined,
  { split, value, labels }: { split: string; value: string; labels: readonly string[] },
): V | undefined {
  const group = variants.filter(({ specs }) => specOf(specs, split) === value);
  // A model number differs always; the counterpart agrees in most of the rest.
  const agreement = (one: V) =>
    labels.filter((label) => chosen && specOf(one.specs, label) === specOf(chosen.specs, label))
      .length + (one.in_stock === false ? 0 : 0.5);
  return group.reduce<V | undefined>(
    (best, one) => (best === undefined || agreement(one) > agreement(best) ? one : best),
    undefined,
  );
}
