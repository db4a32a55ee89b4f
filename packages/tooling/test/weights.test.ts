/** What every third-party library weighs in a first visit: a change says what it costs. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { TABLE, weigh } from '../run/weights.mjs';

/** A weight may differ by this from the table, in KB: names of files and hashes compress unlike. */
const TOLERANCE = 0.3;
/** Our own code changes with every feature; its budgets are in bundles.test.ts. */
const OF_OURS = 4;

type Weights = Record<string, Record<string, number>>;

const table = JSON.parse(readFileSync(TABLE, 'utf8')) as Weights;
const now: Weights = weigh();

test.each(Object.keys(now))(
  'the libraries of %s weigh what the table says (`pnpm bench weights --write` after a wanted change)',
  (visit) => {
    const [before, present] = [table[visit] ?? {}, now[visit] ?? {}];
    const changed = [...new Set([...Object.keys(before), ...Object.keys(present)])].filter(
      (library) => {
        const difference = Math.abs((present[library] ?? 0) - (before[library] ?? 0));
        return difference > (library === 'our own' ? OF_OURS : TOLERANCE);
      },
    );
    const said = changed.map((library) => {
      const [from, to] = [before[library] ?? 0, present[library] ?? 0];
      return `${library}: ${from} KB before, ${to} KB now`;
    });
    expect(said).toEqual([]);
  },
);

test('the table has the pages that are weighed', () => {
  expect(Object.keys(table)).toEqual(Object.keys(now));
});
