/** What docs/how-to.md says of a repository of its own is what the workspace packs, and what it runs. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { PACKED } from '../run/pack.mjs';
import {
  blocksOfList,
  buildOutside,
  makeOutside,
  shipOutside,
} from '../run/outside-repository.mjs';
import { ROOT, releaseKeys } from '../run/services.mjs';

let folder = '';
afterEach(() => {
  if (folder) rmSync(folder, { recursive: true, force: true });
});

const fileOf = (name: string) => {
  const path = join(ROOT, name, 'package.json');
  const { version } = JSON.parse(readFileSync(path, 'utf8')) as { version: string };
  return `${basename(name)}-${version}.tgz`;
};

it('names each packed file with the version that it has now', () => {
  const { installed, opened } = blocksOfList();
  const named = [...installed.matchAll(/file:packs\/(\S+)/g)].map(([, file]) => file);
  expect(named.sort()).toEqual(PACKED.map(fileOf).sort());
  expect(opened).toContain(fileOf('mfe-search'));
  expect(`release-registry-${/release-registry=(\S+)/.exec(opened)?.[1]}.tgz`).toBe(
    fileOf('services/release-registry'),
  );
});

it(
  'ships a remote by the commands of the list, signed by a key that an owner has added',
  { tags: 'long', timeout: 600_000 },
  async () => {
    folder = mkdtempSync(join(tmpdir(), 'outside-repository-'));
    const keys = releaseKeys({ DATA_DIR: join(folder, 'data') });
    const settings = { ...keys, RELEASE_STORE: join(folder, 'data/releases') };
    const repository = await makeOutside(folder);
    await buildOutside(repository);
    expect(await shipOutside(repository, settings)).toMatch(/mfe-search \S+ is live/);
    const commit = execFileSync('git', ['-C', repository, 'rev-parse', 'HEAD'], {
      encoding: 'utf8',
    });
    const file = join(folder, 'data/releases/registry.json');
    const registry = JSON.parse(readFileSync(file, 'utf8')) as { history: object[] };
    expect(registry.history.at(-1)).toMatchObject({
      action: 'publish',
      app: 'mfe-search',
      commit: commit.trim(),
      key: 'search-own',
      untested: true,
    });
  },
);
