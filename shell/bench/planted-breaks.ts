/**
 * What is seen of planted breaks before fifty shoppers met them: `pnpm release:breaks`. Each is built into a
 * release that real render processes try beside the live one; where it shows in browsers alone, simulated
 * tabs send a document server what real ones send. One is in no release: it is refused. What is printed was
 * observed in this run.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { openPlantedProvider } from '../test/planted-provider';
import { openPlantedShop, type Planted, type PlantedShop } from '../test/planted-shop';
import { canaryBreaks, unseenByCanary } from './canary-breaks';
import { outcomeOf } from './canary-run';
import { breaks, sound } from './shadow-breaks';
import { refusalOfUnserved, UNSERVED } from './unserved-break';

const UNCHANGED = 50;
/** Shoppers of a canary that is broken, and of one that isn't; so few may meet a break. */
const SHOPPERS = 400;
const SHOPPERS_OF_UNCHANGED = 100;
const FEW = 50;
/** A shadow that was compared with nothing for so many milliseconds is not seen. */
const PATIENCE = 90_000;

/** @returns what differs, in words; 'the same' without a difference, null where nothing was compared */
async function saidOf(shop: PlantedShop, planted: Planted): Promise<string | null> {
  const version = await shop.shadow('mfe-catalog', planted);
  const until = Date.now() + PATIENCE;
  while (Date.now() < until) {
    const found = shop.compared.find((each) => each.version === version);
    if (found) return found.example?.says ?? 'the same';
    await shop.get('/store');
    await new Promise((done) => setTimeout(done, 50));
  }
  return null;
}

const provider = await openPlantedProvider((_: IncomingMessage, response: ServerResponse) => {
  response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ data: ['Bosch'] }));
});
const shop = await openPlantedShop({ PROVIDER_URL: provider.origin });
await shop.publish('mfe-catalog', sound);
await shop.untilRendered('/store');

let alarms = 0;
for (let release = 0; release < UNCHANGED; release += 1) {
  const said = await saidOf(shop, sound);
  if (said === 'the same') continue;
  alarms += 1;
  console.log(`a false alarm of the shadow: ${said ?? 'it was never compared'}`);
}

const seen = new Set<string>();
let unexpected = alarms;
console.log(
  '| planted | outcome | shoppers who met it | what was said, or why not |\n|---|---|---|---|',
);
const row = (...cells: (string | number)[]) => {
  console.log(`| ${cells.join(' | ')} |`);
};
for (const { name, plant, unseen } of breaks) {
  const said = await saidOf(shop, plant);
  const isSeen = said !== null && said !== 'the same';
  if (isSeen) seen.add(name);
  if (isSeen === (unseen !== undefined)) unexpected += 1;
  const why = unseen ?? (said === null ? 'it was never compared' : 'no reason is known');
  row(name, isSeen ? 'shadow' : 'NOT SEEN by the shadow', isSeen ? 0 : '', isSeen ? said : why);
}
const byShadow = seen.size;
const refusal = await refusalOfUnserved();
if (refusal === null) unexpected += 1;
else seen.add(UNSERVED);
row(UNSERVED, refusal === null ? 'NOT SEEN' : 'refused', refusal === null ? '' : 0, refusal ?? '');
for (const [at, planted] of canaryBreaks.entries()) {
  const { name } = planted;
  const { how, met, says } = await outcomeOf(planted, at + 1, SHOPPERS);
  const isSeen = how !== 'NOT SEEN' && met < FEW;
  if (isSeen) seen.add(name);
  if (isSeen === Object.hasOwn(unseenByCanary, name)) unexpected += 1;
  row(name, how, met, isSeen ? says : (unseenByCanary[name] ?? 'no reason is known'));
}
let alarmsOfCanaries = 0;
for (let release = 0; release < UNCHANGED; release += 1) {
  const { how, says } = await outcomeOf(null, 1_000 + release, SHOPPERS_OF_UNCHANGED);
  if (how === 'NOT SEEN') continue;
  alarmsOfCanaries += 1;
  console.log(`a false alarm: ${how}: ${says}`);
}
unexpected += alarmsOfCanaries;

const kinds = new Set([UNSERVED, ...[...breaks, ...canaryBreaks].map(({ name }) => name)]).size;
console.log(`\nfound by the shadow, before any shopper: ${byShadow} of ${breaks.length}`);
console.log(`seen before ${FEW} shoppers met it: ${seen.size} of ${kinds} kinds`);
console.log(
  `releases without a change: ${alarms} alarms of ${UNCHANGED} shadows, ${alarmsOfCanaries} of ${UNCHANGED} canaries`,
);
await shop.close();
await provider.close();
process.exit(unexpected === 0 ? 0 : 1);
