/**
 * Every remote's server build fails in every way, one after the other, in a document server that
 * lives on: `pnpm --filter shell faults:rendering`. Prints what came of each, and ends badly where
 * a page was lost.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { REMOTE_NAMES } from 'shared-contracts/own-apps';
import { openPlantedShop } from '../test/planted-shop';
import { CASES, FAULTS, tryFault, type Outcome } from '../test/rendering-faults';

/** How soon a page has to be there whatever its remote does, in milliseconds. */
const SOON = 1_000;

type Held = { fault: string; megabytes: number };

/** What this process, the document server, holds. Its workers are processes of their own. */
async function megabytes(): Promise<number> {
  globalThis.gc?.();
  await wait(100);
  globalThis.gc?.();
  return process.memoryUsage.rss() / 1024 / 1024;
}

const began = performance.now();
const shop = await openPlantedShop();
const outcomes = new Map<string, Outcome>();
const held: Held[] = [];
try {
  await shop.untilRendered('/login');
  held.push({ fault: 'before', megabytes: await megabytes() });
  for (const faulty of CASES) {
    outcomes.set(`${faulty.fault} ${faulty.remote}`, await tryFault(shop, faulty));
    if (faulty.remote === REMOTE_NAMES.at(-1)) {
      held.push({ fault: faulty.fault, megabytes: await megabytes() });
    }
  }
} finally {
  await shop.close();
}

const shown = (outcome: Outcome | undefined) => {
  if (!outcome?.working || !outcome.neighbour) return 'LOST';
  return `${outcome.took.toFixed(0)} ms${outcome.took > SOON ? ' LATE' : ''}`;
};
console.log(`| page after | ${REMOTE_NAMES.join(' | ')} | server holds |`);
console.log(`|---|${REMOTE_NAMES.map(() => '---').join('|')}|---|`);
for (const fault of Object.keys(FAULTS)) {
  const row = REMOTE_NAMES.map((remote) => shown(outcomes.get(`${fault} ${remote}`)));
  const after = held.find((each) => each.fault === fault)?.megabytes.toFixed(0) ?? '?';
  console.log(`| ${fault} | ${row.join(' | ')} | ${after} MB |`);
}
const all = [...outcomes.values()];
const count = (is: (outcome: Outcome) => boolean) => `${all.filter(is).length}/${all.length}`;
console.log(
  `working page ${count(({ working }) => working)}, within ${SOON} ms ${count(({ took }) => took <= SOON)}, neighbour served ${count(({ neighbour }) => neighbour)}, server alive, ${held[0]?.megabytes.toFixed(0) ?? '?'} MB before; ${((performance.now() - began) / 1000).toFixed(0)} s`,
);
process.exitCode = all.every(({ working, neighbour }) => working && neighbour) ? 0 : 1;
