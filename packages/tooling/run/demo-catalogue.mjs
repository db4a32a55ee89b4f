/** Makes the demonstration catalogue when its sources have changed. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceHash } from '../identity/source-hash.mjs';
import { COMPILED } from './compiled.mjs';
import { run } from './processes.mjs';
import { DEMO_CATALOGUE, ROOT } from './services.mjs';

const ROOM = join(ROOT, 'packages/demo-catalogue');

/** Beside it: what it was made from. */
const MADE_FROM = join(DEMO_CATALOGUE, '.made-from');

function madeFrom() {
  try {
    return readFileSync(MADE_FROM, 'utf8');
  } catch {
    return '';
  }
}

/** What it is made from now. */
const sourcesNow = () => sourceHash(ROOT, [join(ROOM, 'src')], '');

/**
 * The provider that shows it, which opens its database while the catalogue is made.
 * @template {{ env: Record<string, string> }} Service
 * @param {Service} provider
 * @returns {Service}
 */
export const waitingForCatalogue = (provider) => ({
  ...provider,
  env: { ...provider.env, DEMO_CATALOGUE_MADE_FROM: sourcesNow() },
});

/**
 * @param {(line: string) => void} say
 * @returns {Promise<boolean>} whether anything had to be made
 */
export async function makeDemoCatalogue(say) {
  const sources = sourcesNow();
  if (madeFrom() === sources) return false;
  const began = Date.now();
  // Compiled it takes three quarters of the time.
  const { code, output } = await run(process.execPath, [COMPILED, 'src/make.ts'], {
    cwd: ROOM,
    env: { LAUNCHER: COMPILED },
    quiet: true,
  });
  if (code !== 0) throw new Error(`the demonstration catalogue can't be made:\n${output}`);
  writeFileSync(MADE_FROM, sources);
  say(`made the demonstration catalogue in ${((Date.now() - began) / 1000).toFixed(1)} s`);
  return true;
}

if (process.argv[1] === import.meta.filename) await makeDemoCatalogue(console.log);
