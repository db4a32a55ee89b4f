/**
 * A remote from a repository of its own, in a running shop: `pnpm --filter e2e outside`. mfe-search
 * leaves the workspace by the commands of docs/how-to.md; its team makes a key, an owner adds it, and
 * the team publishes by the packed command. The release is looked at in a browser. Prints what each
 * step took, and ends with 1 where one fails.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildChanged } from 'tooling/run/build';
import { buildOutside, makeOutside, shipOutside } from 'tooling/run/outside-repository';
import { shopAddress } from '../shop/shop-address';
import { startShop } from '../shop/start-shop';
import { APP, liveIn, show, timed } from './shown-release';

await buildChanged(console.log);
const folder = await mkdtemp(join(tmpdir(), 'outside-'));
try {
  const repository = await timed('packed and installed', () => makeOutside(folder));
  await timed('built, with its types checked', () => buildOutside(repository));
  const closeShop = await startShop();
  try {
    const version = await timed('key added, checked, previewed and published', async () =>
      liveIn(await shipOutside(repository, shopAddress().release)),
    );
    await timed('served and shown', () => show(version));
    console.log(
      `outside: ${APP} ${version} is shown, and nothing of it was built or published in the workspace`,
    );
  } finally {
    await closeShop();
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
