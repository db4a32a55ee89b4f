/**
 * `pnpm bench name-facts [--least SHARE] [--misses]`: reads facts from the names of the clerks' catalogues
 * and compares them with what is true of their families, by kind of fact; with `--misses` it prints an
 * example of each family's wrong and missed facts.
 */
import { parseArgs } from 'node:util';
import { SURE_ENOUGH } from '../src/domain/name-facts/fact-kinds';
import { JUDGED_CATALOGUES } from '../test/judged/name-facts';
import { CLERKS } from './messy/clerks';
import {
  measureFacts,
  precisionOf,
  recallOf,
  sumOf,
  type Miss,
  type Tally,
} from './messy/measure-facts';

const { values } = parseArgs({
  options: {
    least: { type: 'string', default: String(SURE_ENOUGH) },
    misses: { type: 'boolean', default: false },
  },
});
const say = (line: string) => process.stdout.write(`${line}\n`);
const share = (value: number) => value.toFixed(3).padStart(9);
const row = (title: string, tally: Tally) =>
  say(
    `${title.padEnd(20)}${String(tally.right + tally.wrong).padStart(7)}${share(precisionOf(tally))}${share(recallOf(tally))}`,
  );

/** The first example of each family and kind, with how many there are. */
function sayMisses(title: string, misses: readonly Miss[]): void {
  const groups = new Map<string, Miss[]>();
  for (const miss of misses) {
    const key = `${miss.name.split(':')[0]} ${miss.kind}`;
    groups.set(key, [...(groups.get(key) ?? []), miss]);
  }
  const some = [...groups.values()].toSorted((a, b) => b.length - a.length);
  for (const [first, ...rest] of some) {
    if (first) say(`  ${title} ${rest.length + 1} ${first.kind} ${first.read} | ${first.name}`);
  }
}

const all: Tally[] = [];
for (const name of JUDGED_CATALOGUES) {
  const { tallies, wrong, missed } = measureFacts(name, Number(values.least));
  say(`${CLERKS[name].name}`);
  say(`${''.padEnd(20)}   read precision   recall`);
  for (const [kind, tally] of [...tallies].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    row(kind, tally);
  }
  const sum = sumOf(tallies.values());
  row('all', sum);
  all.push(sum);
  if (!values.misses) continue;
  sayMisses('wrong', wrong);
  sayMisses('missed', missed);
}
row('three catalogues', sumOf(all));
