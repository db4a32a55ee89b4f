/** The days that an export is of, and its rows page by page. */
import { and, gte, lt, type SQL, type Column } from 'drizzle-orm';
import { daysAfter, minuteOf, startOfDay } from '../manila-day';
import type { Cell } from '../sheets/rows';

/** The first and the last day in Manila: '2026-11-23'. */
export type Range = { from: string; to: string };

/** Rows that are read at a time. */
export const PAGE = 1000;

/** Whether a moment is in the days. */
export const within = (moment: Column, { from, to }: Range): SQL | undefined =>
  and(gte(moment, startOfDay(from)), lt(moment, startOfDay(daysAfter(to, 1))));

/** A row, and what says where it stands among all: its id, as a rule. */
type Row<Cursor> = { cursor: Cursor; cells: readonly Cell[] };

/**
 * All rows, a page after the other, so that each is there once whatever is written meanwhile.
 * @param first what stands before the first
 * @param read the next rows after one, at most `PAGE` of them
 */
export async function* pagesOf<Cursor>(
  first: Cursor,
  read: (after: Cursor) => Promise<readonly Row<Cursor>[]>,
): AsyncGenerator<readonly (readonly Cell[])[]> {
  for (let after = first; ;) {
    const rows = await read(after);
    if (rows.length > 0) yield rows.map(({ cells }) => cells);
    if (rows.length < PAGE) return;
    after = rows.at(-1)?.cursor ?? after;
  }
}

export const momentCell = (moment: Date | null): string | null =>
  moment === null ? null : minuteOf(moment);
