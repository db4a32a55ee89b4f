/** Narrows a list to what fits a tool: 'Fits: Cordless Hammer Drill, Kit [70]' among a filter's specs. */
import { toolOfSpec } from 'shared-contracts/wire/owned-fits';
import type { Queries } from '../../database/open';
import type { Filter } from '../catalogue/filter';
import type { YieldToOthers } from '../scheduler';
import { productsFitting } from './fits';

/** The variants for which a filter wants what fits. */
const wantedBy = ({ spec = [] }: Filter): string[] => spec.flatMap((one) => toolOfSpec(one) ?? []);

/**
 * The filter with the products that fit any of the tools that it names, in place of these specs;
 * with none where nothing is known to fit.
 */
export async function withFitting<F extends Filter>(
  queries: Queries,
  filter: F | null | undefined,
  yieldToOthers: YieldToOthers,
): Promise<F | null | undefined> {
  const wanted = filter ? [...new Set(wantedBy(filter))] : [];
  if (!filter || wanted.length === 0) return filter;
  const only = new Set<number>();
  for (const variant of wanted) {
    for (const id of await productsFitting(queries, variant, yieldToOthers)) only.add(id);
  }
  const spec = filter.spec?.filter((one) => toolOfSpec(one) === null);
  return { ...filter, spec, only: [...only] };
}
