/**
 * `pnpm bench search-choices [--shoppers N]`: what the search finds of four catalogues as clerks type
 * them before and after simulated shoppers have chosen from each of its judged queries.
 */
import { parseArgs } from 'node:util';
import { inMemory } from '../test/shop';
import { CLERKS } from './messy/clerks';
import { openShopOf, placesOf, shopEngine } from './messy/engines';
import { judgedCatalogue } from './messy/judged-catalogue';
import { measure, summary } from './messy/measure';
import { letShoppersChoose } from './messy/simulated-shoppers';

const { values } = parseArgs({ options: { shoppers: { type: 'string', default: '40' } } });
const shoppers = Number(values.shoppers);
const say = (line: string) => process.stdout.write(`${line}\n`);
const share = (value: number) => value.toFixed(3).padStart(9);

say(`${shoppers} shoppers of each query`.padEnd(42) + '  nDCG@10 precision@5 success@1');
for (const name of ['hardware', 'retail', 'wholesale', 'workshop'] as const) {
  const { catalogue, queries } = judgedCatalogue(name);
  const shop = await openShopOf(catalogue, inMemory);
  const engine = await shopEngine(shop);
  const ids = new Map([...(await placesOf(shop))].map(([id, place]) => [place, id]));
  const tell = async (when: string) => {
    const { ndcg, precision, success } = summary(await measure(engine, queries));
    say(
      `${`${CLERKS[name].name}, ${when}`.padEnd(42)}${share(ndcg)}${share(precision)}   ${share(success)}`,
    );
  };
  await tell('before');
  await letShoppersChoose(shop, { queries, engine, idOf: (at) => ids.get(at) ?? 0, shoppers });
  await tell('after');
  await shop.close();
}
