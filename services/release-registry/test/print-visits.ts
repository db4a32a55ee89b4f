/**
 * `pnpm --filter release-registry breaks`: what a visit in a browser says of each planted break, and of
 * releases without a change. What is printed was observed in this run.
 */
import type { AppName } from 'shared-contracts/release';
import { findChromium } from 'tooling/run/chromium';
import { browserHere } from '../src/visits/open-browser';
import { openVisitor } from '../src/visits/visit-page';
import { SIZES, type Size } from '../src/visits/sizes';
import { visitShadow } from '../src/visits/visit-shadow';
import { versionOf, visitedBreaks } from './visited-breaks';
import { openVisitedShop } from './visited-shop';

const UNCHANGED = 10;

process.env.CHROMIUM_PATH ??= await findChromium(console.log, { withoutWindows: true });
const shop = await openVisitedShop(
  Object.fromEntries(visitedBreaks.map((each) => [versionOf(each.name), each])),
);
const launch = await browserHere();
const visitors = {
  live: await openVisitor(launch, 3_000),
  shadow: await openVisitor(launch, 3_000),
};

/** What a visit of the shop's one page says at these sizes; null without a difference. */
async function saidOf(name: string, sizes: Size[]): Promise<string | null> {
  const app: AppName = 'mfe-search';
  const compared = { origin: shop.origin, app, live: versionOf('live'), shadow: versionOf(name) };
  const pages = [{ page: 'mfe-search/search', path: '/' }];
  const { examples } = await visitShadow(
    ...([pages, compared, visitors, () => undefined, sizes] as const),
  );
  return examples[0]?.says ?? null;
}

let alarms = 0;
for (let release = 0; release < UNCHANGED; release += 1) {
  const said = await saidOf('unchanged', SIZES);
  if (said !== null) alarms += 1;
  if (said !== null) console.log(`a false alarm of a visit: ${said}`);
}
let seen = 0;
console.log('| planted | outcome | what was said |\n|---|---|---|');
for (const { name, on } of visitedBreaks) {
  const sizes = SIZES.filter((each) => each.name === on);
  const said = await saidOf(name, sizes);
  if (said !== null) seen += 1;
  console.log(`| ${name} | ${said === null ? 'NOT SEEN' : 'visit'} | ${said ?? ''} |`);
}
console.log(`\nseen by a visit, before any shopper: ${seen} of ${visitedBreaks.length}`);
console.log(`releases without a change: ${alarms} alarms of ${UNCHANGED} visits at two sizes`);
await Promise.all([visitors.live.close(), visitors.shadow.close()]);
await shop.close();
process.exitCode = alarms === 0 && seen === visitedBreaks.length ? 0 : 1;
