/** The tree that the categories of a file make by naming their parents. */
import { seen, type Faults } from './faults';
import type { ReadCatalogue } from './catalogue-file';

type Row = ReadCatalogue['categories'][number];

/** How many levels a tree may have. */
const LEVELS_MOST = 10;

/** The key of a row's parent; null at the top. */
export const parentKeyOf = ({ parent }: Pick<Row, 'parent'>) =>
  parent === null || parent === undefined ? null : String(parent);

/** A category's level, 1 at the top; null where its parents go round or more than enough levels up. */
function levelOf(row: Row, byKey: ReadonlyMap<string, Row>): number | null {
  let at: Row | undefined = row;
  for (let level = 1; level <= LEVELS_MOST; level += 1) {
    const above = parentKeyOf(at);
    at = above === null ? undefined : byKey.get(above);
    if (at === undefined) return level;
  }
  return null;
}

/** Whether a row is above itself. */
function isCircle(row: Row, byKey: ReadonlyMap<string, Row>): boolean {
  const seen = new Set<Row>();
  let at: Row | undefined = row;
  while (at && !seen.has(at)) {
    seen.add(at);
    const above = parentKeyOf(at);
    at = above === null ? undefined : byKey.get(above);
  }
  return at === row;
}

const byKeyOf = (rows: readonly Row[]) => new Map(rows.map((row) => [String(row.id), row]));

/** Notes parents that the file doesn't have, circles, and trees of too many levels. */
export function checkParents(rows: readonly Row[], faults: Faults): void {
  const byKey = byKeyOf(rows);
  rows.forEach((row, index) => {
    const key = parentKeyOf(row);
    const fault = (reason: string) =>
      faults.add({
        place: `categories[${index}]`,
        key: String(row.id),
        name: row.category_name,
        faults: [{ field: 'parent', reason, seen: seen(row.parent) }],
      });
    if (key === null) return;
    if (!byKey.has(key)) fault(`no category has the id ${key}`);
    else if (levelOf(row, byKey) !== null) return;
    else if (isCircle(row, byKey)) fault('is above itself');
    else fault(`is below more than ${LEVELS_MOST - 1} others`);
  });
}

/** The rows, each after its parent. */
export function parentsFirst(rows: readonly Row[]): Row[] {
  const byKey = byKeyOf(rows);
  const levels = new Map(rows.map((row) => [row, levelOf(row, byKey) ?? LEVELS_MOST]));
  return rows.toSorted((a, b) => (levels.get(a) ?? 0) - (levels.get(b) ?? 0));
}
