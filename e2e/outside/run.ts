/**
 * A remote from a repository of its own, in a running shop: `pnpm --filter e2e outside`. mfe-search
 * is built outside of the workspace from the packed packages alone, published into the shop's store
 * under the same checks, and looked at in a browser. Prints what each step took, and ends with 1
 * where one fails.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildChanged } from 'tooling/run/build';
import { buildOutside, makeOutside } from 'tooling/run/outside-repository';
import { startShop } from '../shop/start-shop';
import { APP, publish, show, timed } from './shown-release';

await buildChanged(console.log);
const folder = await mkdtemp(join(tmpdir(), 'outside-'));
try {
  const repository = await timed('packed and installed', () => makeOutside(APP, folder));
  const built = await timed('built, with its types checked', () => buildOutside(repository));
  const closeShop = await startShop();
  try {
    const version = await timed('checked and published', () => publish(built));
    await timed('served and shown', () => show(version));
    console.log(
      `outside: ${APP} ${version} is shown, and nothing of it was built in the workspace`,
    );
  } finally {
    await closeShop();
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
