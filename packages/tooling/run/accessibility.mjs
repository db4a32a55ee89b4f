/**
 * Every screen against axe's rules, at both widths in both schemes: `pnpm --filter e2e
 * accessibility`.
 */
import { join } from 'node:path';
import { buildChanged } from './build.mjs';
import { findChromium } from './chromium.mjs';
import { run } from './processes.mjs';
import { ROOT } from './services.mjs';

await buildChanged(console.log);
const { code } = await run(
  join(ROOT, 'e2e/node_modules/.bin/playwright'),
  [
    ...['test', '--config', join(ROOT, 'e2e/playwright.config.ts')],
    ...['--project=journeys', '--timeout=600000', 'accessibility'],
  ],
  { env: { CHROMIUM_PATH: await findChromium(console.log), TESTS: 'long' } },
);
process.exitCode = code ?? 1;
