/** Orders found products by their ranks and by what shoppers chose, within bounds. */
import type { Raises } from './raises';

export type RankedRow = {
  id: number;
  /** What of the query it has; more of that is before any rank. */
  worth: number;
  rank: number;
  /** How many of the query's words its name or brand has. */
  named: number;
};

/**
 * Raises rows of one worth. None comes before another whose name has more of the query and that was
 * before it; raised as far, they keep their order.
 * @param rows the best first
 */
export function raisedOrder<Row extends RankedRow>(rows: readonly Row[], raises: Raises): Row[] {
  const raised = new Map(
    rows.map((row, at) => {
      const raise = raises.get(row.id) ?? 0;
      const above = raise === 0 ? [] : rows.slice(0, at);
      const bounds = above
        .filter(({ worth, named }) => worth === row.worth && named > row.named)
        .map(({ rank }) => rank);
      return [row.id, Math.min(row.rank + raise, ...bounds)] as const;
    }),
  );
  const of = ({ id, rank }: Row) => raised.get(id) ?? rank;
  return rows.toSorted((a, b) => b.worth - a.worth || of(b) - of(a));
}
