/** Rows of two products that have one key: the second would be lost as a variant of the first. */
import type { Fault } from '../faults';
import { seen } from '../faults';
import type { TableRow } from '../files/table';
import type { Shape } from './shape';

/** @param rows those of one key */
export function twinFaults(rows: readonly TableRow[], shape: Shape): Fault[] {
  let first: { name: string; place: string } | null = null;
  for (const row of rows) {
    const name = shape.nameOf(row, rows)?.trim();
    if (!name) continue;
    first ??= { name, place: row.place };
    if (name.toLowerCase() === first.name.toLowerCase()) continue;
    const reason = `is that of two products: '${seen(first.name)}' in ${first.place} and '${seen(name)}' in ${row.place}`;
    return [{ field: 'id', reason }];
  }
  return [];
}
