/** How many of the first five answers are right, over a distributor's range. */
import type { RangeProduct } from '../../bench/distributor/range';
import { gradeOf, readJudgements, type JudgedQuery } from './judged-queries';
import { precision } from './quality';

export type MeasuredQuery = JudgedQuery & {
  /** The names of the products found, the best first. */
  names: string[];
  /** How many products of the range are right. */
  right: number;
  precision: number;
};

/**
 * @param list judgements as `judged-queries.ts` reads them
 * @param find the names of the products that a query finds
 * @throws where a rule is met by no product: it would judge nothing
 */
export async function measureDistributor(
  list: string,
  range: readonly RangeProduct[],
  find: (query: string) => Promise<string[]>,
): Promise<MeasuredQuery[]> {
  const byName = new Map(range.map((product) => [product.name, product]));
  const measured: MeasuredQuery[] = [];
  for (const judged of readJudgements(list)) {
    const right = range.filter((product) => gradeOf(judged, product) > 0).length;
    if (right === 0 && judged.sort !== 'nothing') throw new Error(`nothing fits ${judged.query}`);
    const names = await find(judged.query);
    const grades = names.map((name) => {
      const product = byName.get(name);
      return product ? gradeOf(judged, product) : 0;
    });
    measured.push({ ...judged, names, right, precision: precision(grades, right) });
  }
  return measured;
}

/** The mean precision of what was measured. */
export const meanPrecision = (measured: readonly MeasuredQuery[]): number =>
  measured.reduce((sum, one) => sum + one.precision, 0) / measured.length;
