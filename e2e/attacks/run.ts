/**
 * Runs the repeatable attacks, one after the other, against a shop of their own on this machine:
 * `pnpm --filter e2e attacks`, `--only TEXT` for some of them. Prints what was tried and the outcome, and ends
 * with 1 where an attack succeeded.
 */
import { buildChanged } from 'tooling/run/build';
import { readOptions } from 'tooling/run/command-line';
import { startShop } from '../shop/start-shop';
import { shopAddress } from '../shop/shop-address';
import type { Attack } from './attack';
import { callerAttacks } from './callers';
import { consoleAttacks } from './console';
import { counterAttacks } from './counter';
import { crowdAttacks } from './crowd';
import { edgeAttacks } from './edge';
import { mailAttacks } from './mail';
import { popularAttacks } from './popular';
import { previewAttacks } from './previews';
import { searchAttacks } from './search';
import { steering } from './steering';

const values = readOptions('pnpm --filter e2e attacks [--only TEXT]', {
  only: { type: 'string', default: '' },
});

const attacks: Attack[] = [
  ...callerAttacks,
  ...searchAttacks,
  ...popularAttacks,
  ...mailAttacks,
  ...previewAttacks,
  ...steering,
  ...consoleAttacks,
  ...counterAttacks,
  ...crowdAttacks,
  ...edgeAttacks,
];

await buildChanged(console.log);
// The shop has the limits of production, a proxy in front and documents that caches keep, because the
// attacks are on them too.
const closeShop = await startShop({
  RATE_LIMIT_SCALE: '1',
  TRUSTED_PROXIES: '127.0.0.1',
  EJECTION_NETWORKS: '3',
  DOCUMENT_FRESH: '2000',
});
let fell = 0;
if (edgeAttacks.length === 0)
  console.log('left out: the edge, for which nginx and openssl are needed');
try {
  for (const { name, run } of attacks.filter((each) => each.name.includes(values.only))) {
    const { tried, held, seen } = await run(shopAddress());
    if (!held) fell += 1;
    console.log(`${held ? 'held' : 'FELL'}  ${name}\n      tried: ${tried}\n      seen: ${seen}`);
  }
} finally {
  await closeShop();
}
console.log(`attacks: ${fell === 0 ? 'all held' : `${fell} fell`}`);
process.exitCode = fell === 0 ? 0 : 1;
