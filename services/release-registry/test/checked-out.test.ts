/** What a release says of where it was published from. */
import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AppName } from 'shared-contracts/release';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkedOut, sourceToBuild } from '../src/checked-out';

let root = '';
const here = (apps: AppName[]) => checkedOut(root, apps);
const git = (...args: string[]) =>
  execFileSync('git', ['-C', root, ...args], { encoding: 'utf8' }).trim();

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'checked-out-'));
  for (const folder of ['mfe-search', 'mfe-content', 'packages', 'docs']) {
    await mkdir(join(root, folder));
    await writeFile(join(root, folder, 'file.ts'), '1');
  }
  git('init', '--quiet');
  git('add', '.');
  const who = ['-c', 'user.name=Maria Santos', '-c', 'user.email=maria@example.com'];
  git(...who, 'commit', '--quiet', '--no-gpg-sign', '-m', 'Begin');
});
afterEach(async () => {
  await rm(root, { recursive: true, force: true });
});

describe('what is checked out', () => {
  it('is named by its commit, that one’s author and time', async () => {
    expect(await checkedOut(root, ['mfe-search'])).toEqual({
      commit: git('rev-parse', 'HEAD'),
      author: 'Maria Santos',
      committed: new Date(git('log', '-1', '--format=%cI')).toISOString(),
      dirty: false,
    });
  });

  it.each([
    ['mfe-search/file.ts', true],
    ['mfe-search/new.ts', true],
    ['packages/file.ts', true],
    ['mfe-content/file.ts', false],
    ['docs/file.ts', false],
  ])('with a change of %s is built from changes of its own: %s', async (file, dirty) => {
    await writeFile(join(root, file), '2');
    expect((await checkedOut(root, ['mfe-search'])).dirty).toBe(dirty);
  });

  it('is built with changes that no commit has only where somebody says so', async () => {
    await writeFile(join(root, 'mfe-search/file.ts'), '2');
    await expect(sourceToBuild(['mfe-search'], false, here)).rejects.toThrow('say --dirty');
    expect(await sourceToBuild(['mfe-search'], true, here)).toMatchObject({ dirty: true });
    expect(await sourceToBuild(['mfe-content'], false, here)).toMatchObject({ dirty: false });
  });

  it('is not known where there is no Git', async () => {
    await rm(join(root, '.git'), { recursive: true });
    expect(await sourceToBuild(['mfe-search'], false, here)).toEqual({});
  });
});
