/**
 * What a shadow sees of planted breaks: `pnpm release:breaks`. Each is built into a release that
 * real render processes try beside the live one; what is printed was observed in this run.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { openPlantedProvider } from '../test/planted-provider';
import { openPlantedShop, type Planted, type PlantedShop } from '../test/planted-shop';
import { breaks, sound } from './shadow-breaks';

const UNCHANGED = 50;
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
  if ((await saidOf(shop, sound)) !== 'the same') alarms += 1;
}

let found = 0;
let unexpected = alarms;
console.log('| planted | outcome | what was said, or why not |\n|---|---|---|');
for (const { name, plant, unseen } of breaks) {
  const said = await saidOf(shop, plant);
  const seen = said !== null && said !== 'the same';
  if (seen) found += 1;
  if (seen === (unseen !== undefined)) unexpected += 1;
  const why = unseen ?? (said === null ? 'it was never compared' : 'no reason is known');
  console.log(`| ${name} | ${seen ? 'shadow' : 'NOT SEEN'} | ${seen ? said : why} |`);
}
console.log(`\nfound by the shadow, before any shopper: ${found} of ${breaks.length}`);
console.log(`releases without a change: ${alarms} alarms of ${UNCHANGED}`);
await shop.close();
await provider.close();
process.exit(unexpected === 0 ? 0 : 1);
