/** The procedure of docs/operations.md, where the owner's key is lost. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { folderStore } from '../src/folder-store';
import { openServedStore } from '../src/open-store';
import { publishFolders } from '../src/publish';
import { runKeys } from '../src/signing/keys-command';
import { readKeysCommand } from '../src/signing/keys-command-line';
import { ownKeys } from '../src/signing/own-keys';
import { signingStore } from '../src/signing/signing-store';
import { releaseTrust } from '../src/signing/trust';
import { builtFolder } from './built-folder';
import { APP, first, second } from './signed-shop';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lost-owner-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

const root = () => join(folder, 'store');
const trustOf = (text: string) => releaseTrust.parse(text);
/** The settings of somebody with a folder of keys of their own. */
const settingsOf = (person: string) => ({ XDG_CONFIG_HOME: join(folder, person) });

/** What `pnpm release keys` says to somebody. */
async function keys(person: string, trust: string | undefined, ...args: string[]) {
  const lines: string[] = [];
  await runKeys(readKeysCommand(args), {
    ...{ store: folderStore(root()), environment: settingsOf(person), location: root() },
    trust: trust === undefined ? undefined : trustOf(trust),
    say: (line) => lines.push(line),
  });
  return lines.join('\n');
}
const keyIn = (said: string) => /ed25519:[\w-]{43}/.exec(said)?.[0] ?? expect.fail(said);

const publish = async (version: string, trust: string) =>
  publishFolders(
    [await builtFolder(folder, { version })],
    signingStore(folderStore(root()), trustOf(trust), () => ownKeys(settingsOf('team'), root())),
  );

/** What a server that starts with this setting gives, and what it says. */
async function started(trust: string) {
  const said: string[] = [];
  const tell = (line: string) => said.push(line);
  const served = openServedStore(root(), tell, {}, trustOf(trust), tell);
  const live = await served.registry.read().then(
    ({ apps }) => apps[APP]?.live,
    () => undefined,
  );
  return { live, said: said.join() };
}

it('another owner takes the lost one’s place, and no server stops giving what is live', async () => {
  const lost = keyIn(await keys('owner', undefined, 'make', '--owner'));
  const team = keyIn(await keys('team', undefined, 'make', 'search-1'));
  await keys('owner', lost, 'add', team, 'search-1', APP);
  await publish(first, lost);
  await rm(join(folder, 'owner'), { recursive: true });

  const next = keyIn(await keys('heir', lost, 'make', '--owner'));
  await expect(keys('heir', lost, 'add', team, 'search-1', APP)).rejects.toThrow(
    'none that RELEASE_TRUST names',
  );
  const both = `${lost},${next}`;
  expect((await started(both)).live).toBe(first);

  const line = /^(\S+) +active +(\S+) (.+)$/m.exec(await keys('heir', both, 'list'));
  const [, name = '', key = '', apps = ''] = line ?? [];
  await keys('heir', both, 'add', key, name, ...apps.split(' '));
  expect((await started(both)).live).toBe(first);

  const number = /list number (\d+)/.exec(await keys('heir', both, 'list'))?.[1];
  const trust = `${next},serial:${number}`;
  expect(await started(trust)).toEqual({ live: first, said: '' });
  await publish(second, trust);
  expect((await started(trust)).live).toBe(second);
  expect((await started(lost)).said).toContain('not signed by a key of RELEASE_TRUST');
});
