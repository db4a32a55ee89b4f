/** What a release leaves in the browser's storage is what the others, and its own next one, find. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { folderStore } from '../src/folder-store';
import { readManifest } from '../src/manifest';
import { publishAll } from '../src/operations';
import { publishFolders } from '../src/publish';
import type { ReleaseStore } from '../src/store';
import { builtFolder } from './built-folder';

let folder = '';
let store: ReleaseStore;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storage-keys-'));
  store = folderStore(join(folder, 'store'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const [one, two, three] = ['1.0.0-aaaaaaaa', '1.1.0-bbbbbbbb', '1.2.0-cccccccc'] as const;
const KEY = 'sessionStorage.handed';

const value = (properties: object) => ({
  [KEY]: { type: 'object', properties, required: Object.keys(properties) },
});
const built = (app: string, version: string, contract: object) =>
  builtFolder(folder, { app, version, contract });
const publish = (...folders: string[]) => publishFolders(folders, store, {}, () => undefined);

it('is refused where a reader of another app can not read it, with the field and both sides', async () => {
  const quantity = { quantity: { type: 'number' } };
  await publish(await built('mfe-account', one, { writes: value(quantity) }));
  await publish(await built('mfe-content', one, { reads: value(quantity) }));
  const text = { writes: value({ quantity: { type: 'string' } }) };
  await expect(publish(await built('mfe-account', two, text))).rejects.toThrow(
    `storage key ${KEY}, quantity: mfe-account ${two} writes string; mfe-content ${one} reads number`,
  );
  const more = { reads: value({ ...quantity, unit: { type: 'string' } }) };
  await expect(publish(await built('mfe-content', two, more))).rejects.toThrow(
    `storage key ${KEY}, unit: mfe-account ${one} writes nothing of that name; mfe-content ${two} reads string, always`,
  );
});

it('goes on where a shape changes in two releases: first one that reads both', async () => {
  const version = (...of: number[]) => value({ version: { enum: of } });
  const cart = (at: string, writes: object, reads: object) =>
    built('mfe-cart-checkout', at, { writes, reads });
  await publish(await cart(one, version(1), version(1)));
  await expect(publish(await cart(two, version(2), version(2)))).rejects.toThrow(
    `mfe-cart-checkout ${two} writes 2; mfe-cart-checkout ${one} reads 1`,
  );
  await publish(await cart(two, version(1), version(1, 2)));
  await publish(await cart(three, version(2), version(1, 2)));
});

it('is written by somebody before a release begins to read it, and as long as one reads it', async () => {
  const reads = value({});
  await publish(await built('mfe-content', one, {}), await built('mfe-account', one, {}));
  await expect(publish(await built('mfe-content', two, { reads }))).rejects.toThrow(
    `storage key ${KEY}: mfe-content ${two} reads it; nobody writes it`,
  );
  await publish(await built('mfe-account', two, { writes: reads }));
  await publish(await built('mfe-content', three, { reads }));
  await expect(publish(await built('mfe-account', three, {}))).rejects.toThrow(
    `storage key ${KEY}: mfe-content ${three} reads it; mfe-account ${three} no longer writes it, as mfe-account ${two} does`,
  );
});

it('is not compared with a release from before it was said', async () => {
  const old = { format: 2, writes: undefined, reads: undefined };
  const path = await built('mfe-account', one, old);
  const manifest = await readManifest(path);
  await store.put(path, manifest.app, manifest.version);
  await publishAll([manifest], [], await store.registry.read(), store.registry);
  await publish(await built('mfe-content', one, {}));
  await publish(await built('mfe-content', two, { reads: value({}) }));
  await publish(await built('mfe-account', two, { writes: value({}) }));
});
