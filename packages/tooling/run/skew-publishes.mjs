/**
 * Fifty publishes while shoppers read the shop as it is shipped: `pnpm --filter tooling
 * skew:publishes [N]`.
 */
import { join } from 'node:path';
import { buildChanged } from './build.mjs';
import { findChromium } from './chromium.mjs';
import { run } from './processes.mjs';
import { ROOT } from './services.mjs';

await buildChanged(console.log);
const { code } = await run(
  join(ROOT, 'e2e/node_modules/.bin/playwright'),
  ['test', '--no-deps', '--project=releases', 'publishes.spec'],
  {
    cwd: join(ROOT, 'e2e'),
    env: {
      PUBLISHES: process.argv[2] ?? '50',
      KEEP_DOCUMENTS: '1',
      BROWSER_RUN: 'publishes',
      CHROMIUM_PATH: process.env.CHROMIUM_PATH ?? (await findChromium(console.log)),
    },
  },
);
process.exitCode = code;
