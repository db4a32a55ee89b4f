/** Brings rows of one group together, wherever they stand in their file, with little in memory. */
import type { Stage } from './stage';
import { open } from 'node:fs/promises';

type Place = { from: number; length: number };

/** A row with the group that it belongs to, and others whose rows are of that group too. */
export type GroupedRow<Row> = { group: string; row: Row; joins?: string[] };

/** Adds to a group the rows of those that it joins, which then are none of their own. */
function join(groups: Map<string, Place[]>, joins: ReadonlyMap<string, string[]>): void {
  const joined = new Set<string>();
  for (const [group, members] of joins) {
    const places = groups.get(group) ?? [];
    for (const member of new Set(members)) {
      if (member === group || joins.has(member)) continue;
      const own = groups.get(member);
      if (!own) continue;
      places.push(...own);
      joined.add(member);
    }
  }
  for (const member of joined) groups.delete(member);
}

/**
 * @param stage an empty one for the rows
 * @yields the rows of each group, in the order in which the groups begin
 */
export async function* grouped<Row>(
  stage: Stage<Row>,
  rows: AsyncIterable<GroupedRow<Row>>,
): AsyncGenerator<Row[]> {
  const groups = new Map<string, Place[]>();
  const joins = new Map<string, string[]>();
  for await (const { group, row, joins: more = [] } of rows) {
    if (more.length > 0) joins.set(group, more);
    const place = await stage.write(row);
    const places = groups.get(group);
    const last = places?.at(-1);
    // Rows that stand together are read together.
    if (last && last.from + last.length === place.from) last.length += place.length;
    else if (places) places.push(place);
    else groups.set(group, [place]);
  }
  join(groups, joins);
  await stage.flush();
  const file = await open(stage.file, 'r');
  try {
    for (const places of groups.values()) {
      const found: Row[] = [];
      for (const { from, length } of places) {
        const bytes = Buffer.alloc(length);
        await file.read(bytes, 0, length, from);
        for (const line of bytes.toString('utf8').split('\n')) {
          if (line !== '') found.push(JSON.parse(line) as Row);
        }
      }
      yield found;
    }
  } finally {
    await file.close();
  }
}
