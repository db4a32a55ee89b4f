/** A preview is looked at by people of the shop: only what a team has signed is one. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listPreviews } from '../src/previews/preview';
import { builtFolder } from './built-folder';
import { APP, first, second, signedShop, sri } from './signed-shop';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'signed-previews-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

async function shopWithPreview() {
  const shop = await signedShop(folder);
  await shop.publish({ version: first });
  const built = await builtFolder(folder, { version: second });
  await listPreviews([built], shop.teamStore(shop.keys.search));
  return shop;
}

it('is given as its team has signed it, whatever the registry says of it', async () => {
  const shop = await shopWithPreview();
  await shop.tamper(({ previews }) => {
    const preview = previews?.[APP]?.[second];
    if (preview) preview.manifest.integrity['entry.js'] = sri('another');
  });
  const server = shop.server();
  const { previews } = await server.registry.read();
  const integrity = previews?.[APP]?.[second]?.manifest.integrity['entry.js'];
  expect(integrity).toMatch(/^sha384-/);
  expect(integrity).not.toBe(sri('another'));
  expect(server.told).toEqual([]);
});

it('is refused where nobody has signed it, and everything else goes on', async () => {
  const shop = await shopWithPreview();
  await shop.tamper(({ previews }) => {
    const listed = previews?.[APP];
    const preview = listed?.[second];
    if (preview) listed['9.9.9-cccccccc'] = preview;
  });
  const server = shop.server();
  const { previews } = await server.registry.read();
  expect(Object.keys(previews?.[APP] ?? {})).toEqual([second]);
  expect(server.told.join('\n')).toContain(`${APP} 9.9.9-cccccccc is refused as a preview`);
  expect(await server.live()).toBe(first);
});

it('stays listed as it was when a server changes something else', async () => {
  const shop = await shopWithPreview();
  const server = shop.server();
  const seen = await server.registry.read();
  await server.registry.replace(seen, { ...seen, history: [] });
  const { previews } = await shop.store.registry.read();
  expect(Object.keys(previews?.[APP] ?? {})).toEqual([second]);
});
