import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One promise to a shopper, a team or a caller. */
export type Promised = { id: string; area: string; state: 'proven' | 'not yet'; promise: string };

/** The table of promises beside this file. */
export function readPromises(): Promised[] {
  const [, ...rows] = readFileSync(join(import.meta.dirname, 'promises.tsv'), 'utf8')
    .trim()
    .split('\n');
  return rows.map((row, at) => {
    const [id = '', area = '', state = '', promise = ''] = row.split('\t');
    if (!/^[A-Z]\d\d$/.test(id)) {
      throw new Error(`promises.tsv: row ${at + 2} has '${id}', not a letter and two digits`);
    }
    if (!promise) throw new Error(`promises.tsv: row ${at + 2} has no promise`);
    if (state !== 'proven' && state !== 'not yet') {
      throw new Error(`promises.tsv: ${id} is neither proven nor not yet`);
    }
    return { id, area, state, promise };
  });
}

/** The ids in a test's title, such as `[C03]` or `[K01 K02]`. */
export function idsIn(title: string): string[] {
  return [...title.matchAll(/\[([A-Z]\d\d(?: [A-Z]\d\d)*)\]/g)].flatMap(([, ids = '']) =>
    ids.split(' '),
  );
}
