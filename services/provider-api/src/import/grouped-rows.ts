/** Brings rows of one group together, wherever they stand in their file, with little in memory. */
import type { Stage } from './stage';
import { open } from 'node:fs/promises';

type Place = { from: number; length: number };

/**
 * @param stage an empty one for the rows
 * @param rows with the group that each belongs to
 * @yields the rows of each group, in the order in which the groups begin
 */
export async function* grouped<Row>(
  stage: Stage<Row>,
  rows: AsyncIterable<{ group: string; row: Row }>,
): AsyncGenerator<Row[]> {
  const groups = new Map<string, Place[]>();
  for await (const { group, row } of rows) {
    const place = await stage.write(row);
    const places = groups.get(group);
    const last = places?.at(-1);
    // Rows that stand together are read together.
    if (last && last.from + last.length === place.from) last.length += place.length;
    else if (places) places.push(place);
    else groups.set(group, [place]);
  }
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
