/** A commit goes live where the pipeline says that its tests have passed, or untested by a word. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readCommand } from '../src/command-line';
import { openRegistry } from '../src/registry-file';
import { sourceOfTested } from '../src/untested';
import { builtFolder } from './built-folder';
import { runRelease } from './run-release';

const sri = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
const [ONE, TWO] = ['1.0.0-aaaaaaaa', '1.1.0-bbbbbbbb'];
let folder = '';
let settings: Record<string, string> = {};
const git = (...args: string[]) =>
  execFileSync('git', ['-C', folder, '-c', 'user.name=A', '-c', 'user.email=a@b.c', ...args], {
    encoding: 'utf8',
  }).trim();
const publish = (version: string, ...more: string[]) =>
  runRelease(folder, settings, [
    'publish',
    'mfe-search',
    '--from',
    `mfe-search-${version}`,
    ...more,
  ]);
const newest = async () => (await openRegistry(join(folder, 'store')).read()).history.at(-1);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'untested-'));
  settings = { RELEASE_STORE: join(folder, 'store') };
  // The entry stands for the server build: nothing here runs it.
  const server = { file: 'entry.js', integrity: sri('/* entry */') };
  for (const version of [ONE, TWO]) await builtFolder(folder, { version, manifest: { server } });
  await writeFile(join(folder, '.gitignore'), 'store\n');
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--no-gpg-sign', '-m', 'Begin');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('is refused where releases are signed and no pipeline says anything, with what to do', async () => {
  settings.RELEASE_TRUST = `ed25519:${'A'.repeat(43)}`;
  const { code, said } = await publish(ONE);
  expect(code).toBe(1);
  expect(said.split('\n').slice(1)).toEqual([
    '  - no pipeline says that its tests have passed: RELEASE_TESTED names no commit',
    '  - next: push it, and its pipeline publishes it once its tests have passed',
    '  - next: or publish it untested, which the history records: say --untested',
    'nothing was changed',
  ]);
});

it('goes live on a person’s own machine, where the history says so', async () => {
  const { code, said } = await publish(ONE);
  expect(code).toBe(0);
  expect(said).toContain('untested: the history says that no tests of this commit have passed');
  expect(await newest()).toMatchObject({ action: 'publish', untested: true });
});

it('goes live where its own commit was tested, and no other', async () => {
  settings.RELEASE_TESTED = git('rev-parse', 'HEAD');
  expect((await publish(ONE)).code).toBe(0);
  expect(await newest()).not.toHaveProperty('untested');
  git('commit', '--quiet', '--no-gpg-sign', '--allow-empty', '-m', 'Another');
  const { code, said } = await publish(TWO);
  expect(code).toBe(1);
  expect(said).toContain(
    `tests have passed of ${settings.RELEASE_TESTED}, and ${git('rev-parse', 'HEAD')} is published`,
  );
});

it('goes live untested by a word, and the history and its promotion say so', async () => {
  settings.RELEASE_TESTED = 'a'.repeat(40);
  expect((await publish(ONE)).code).toBe(1);
  expect((await publish(ONE, '--untested')).code).toBe(0);
  await publish(TWO, '--untested', '--canary', '10');
  await runRelease(folder, settings, ['promote', 'mfe-search']);
  expect(await newest()).toMatchObject({ action: 'promote', version: TWO, untested: true });
  const { said: history } = await runRelease(folder, settings, ['history', 'mfe-search']);
  expect(history.split('\n').every((line) => line.includes(', untested'))).toBe(true);
});

it('says so of what waits in a set too, when that goes live', async () => {
  settings.RELEASE_TESTED = 'a'.repeat(40);
  expect((await publish(ONE, '--with', 'search')).code).toBe(1);
  expect((await publish(ONE, '--with', 'search', '--untested')).code).toBe(0);
  expect((await runRelease(folder, settings, ['land', 'search'])).code).toBe(0);
  expect(await newest()).toMatchObject({ set: 'search', untested: true });
});

it('may be compared as a shadow before its tests have passed: nobody is given it', async () => {
  await publish(ONE, '--untested');
  expect((await publish(TWO, '--shadow', '5')).code).toBe(0);
});

describe('what was tested', () => {
  const tested = 'a'.repeat(40);
  it.each([
    [{ commit: tested, dirty: true }, 'it has changes that no commit has'],
    [{}, 'of what is published no commit is known'],
    [{ commit: 'b'.repeat(40) }, `and ${'b'.repeat(40)} is published`],
  ])('is not what is published from %j', (source, why) => {
    expect(() => sourceOfTested(source, { tested, wanted: false, untested: false })).toThrow(why);
    const anyway = sourceOfTested(source, { tested, wanted: true, untested: true });
    expect(anyway).toMatchObject({ untested: true });
  });

  it('is named by a whole hash, so that no beginning of another one is taken', async () => {
    settings.RELEASE_TESTED = 'abc1234';
    const { code, said } = await publish(ONE);
    expect([code, said]).toEqual([2, expect.stringContaining('RELEASE_TESTED')]);
  });

  it('is asked of what is published alone', () => {
    expect(() => readCommand(['check', 'mfe-search', '--untested'])).toThrow('takes no --untested');
  });
});
