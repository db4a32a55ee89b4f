/** For how many shoppers a feature flag is on. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readCommand } from '../src/command-line';
import { flagLines, setFlag } from '../src/flags/flag-share';
import { folderStore } from '../src/folder-store';
import { abortCanary } from '../src/operations';
import { publishFolders } from '../src/publish';
import type { RegistryFile } from '../src/registry-file';
import { historyLines } from '../src/status';
import type { ReleaseStore } from '../src/store';
import { builtFolder } from './built-folder';
import { runRelease } from './run-release';

const FLAGS = {
  'catalog.price-steps': { owner: 'mfe-catalog', until: '2027-01-31' },
  'search.by-picture': { owner: 'mfe-search', until: '2027-02-28' },
} as const;
const name = 'catalog.price-steps';

let folder = '';
let store: ReleaseStore;
let file: RegistryFile;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'flags-'));
  store = folderStore(join(folder, 'store'));
  file = store.registry;
});
afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

describe('the share of a feature flag', () => {
  it('is set without a release, and is in the history', async () => {
    expect(await setFlag({ name, percent: 10 }, FLAGS, file)).toBe(0);
    expect(await setFlag({ name, percent: 25, reason: 'it is liked' }, FLAGS, file)).toBe(10);
    const { flags, history } = await file.read();
    expect(flags).toEqual({ [name]: 25 });
    expect(historyLines(history)).toEqual([
      expect.stringMatching(/catalog\.price-steps flag +0 % -> 10 %$/),
      expect.stringMatching(/catalog\.price-steps flag +10 % -> 25 % \(it is liked\)$/),
    ]);
  });

  it('that is so already changes nothing', async () => {
    await setFlag({ name, percent: 10 }, FLAGS, file);
    const { revision } = await file.read();
    expect(await setFlag({ name, percent: 10 }, FLAGS, file)).toBe(10);
    expect((await file.read()).revision).toBe(revision);
  });

  it('of 0 names it no more, and can be set after its declaration is gone', async () => {
    await setFlag({ name, percent: 10 }, FLAGS, file);
    await setFlag({ name, percent: 0 }, {}, file);
    expect((await file.read()).flags).toEqual({});
  });

  it('is refused for a flag that nobody has declared, with those that are', async () => {
    await expect(setFlag({ name: 'catalog.steps', percent: 10 }, FLAGS, file)).rejects.toThrow(
      'catalog.steps is no feature flag: declared are catalog.price-steps, search.by-picture',
    );
    await expect(setFlag({ name: 'constructor', percent: 10 }, {}, file)).rejects.toThrow(
      'none is declared',
    );
    expect((await file.read()).history).toEqual([]);
  });

  it('stays when releases change', async () => {
    const first = await builtFolder(folder, { version: '1.0.0-aaaaaaaa' });
    const second = await builtFolder(folder, { version: '1.1.0-bbbbbbbb' });
    await publishFolders([first], store);
    await setFlag({ name, percent: 10 }, FLAGS, file);
    await publishFolders([second], store);
    await expect(abortCanary('mfe-search', undefined, file)).rejects.toThrow('no canary');
    expect((await file.read()).flags).toEqual({ [name]: 10 });
  });

  it('is listed with its owner and end', async () => {
    await setFlag({ name, percent: 10 }, FLAGS, file);
    const seen = await file.read();
    const [steps, picture] = flagLines(seen, FLAGS);
    expect(flagLines({ ...seen, flags: { 'cart.old': 5 } }, {})).toEqual([
      expect.stringMatching(/^cart\.old +5 % {2}is declared nowhere: set it to 0$/),
    ]);
    expect(steps).toMatch(/^catalog\.price-steps +10 % {2}of mfe-catalog, until 2027-01-31$/);
    expect(picture).toMatch(/^search\.by-picture +0 % {2}of mfe-search, until 2027-02-28$/);
  });
});

describe('the command line', () => {
  it('takes a name and a share', () => {
    const command = readCommand(['flag', name, '25%', '--reason', 'it is liked']);
    expect(command).toMatchObject({ apps: [], words: [name, '25%'], reason: 'it is liked' });
  });

  it.each([
    [['flag'], 'flag which name?'],
    [['flag', name], 'flag for how many?'],
    [['flag', name, '10', 'mfe-search'], 'flag takes 0 app at most'],
    [['flags', name], 'flags takes 0 app at most'],
  ])('refuses %j', (args, message) => {
    expect(() => readCommand(args)).toThrow(message);
  });

  it('refuses what is no share, and what is no flag, and says so in a line', async () => {
    const settings = { RELEASE_STORE: join(folder, 'store') };
    const wrong = await runRelease(folder, settings, ['flag', name, '101']);
    expect(wrong.code).toBe(2);
    expect(wrong.said).toContain('flag NAME 101 is no share of the shoppers: 0 to 100');
    const unknown = await runRelease(folder, settings, ['flag', 'catalog.nothing', '10']);
    expect(unknown.code).toBe(1);
    expect(unknown.said).toContain('catalog.nothing is no feature flag');
  });
});
