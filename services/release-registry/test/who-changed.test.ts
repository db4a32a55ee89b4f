/** What the history says of a change: who made it, from which commit, and what signed it. */
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { setFlag } from '../src/flags/flag-share';
import { abortCanary } from '../src/operations';
import { parseRegistry, registryText } from '../src/registry-file';
import { changedBy, personAt } from '../src/person';
import { promoteCanary, publishCanary, publishFolders, rollBackTo } from '../src/publish';
import { historyLines } from '../src/status';
import { builtFolder } from './built-folder';
import { runRelease } from './run-release';
import { APP, first, second, signedShop } from './signed-shop';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'who-changed-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

const git = (...args: string[]) =>
  execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8' }).trim();

/** A line of the history, without its time and the app. */
const withoutTime = (line: string) =>
  line
    .slice(20)
    .replace(/^\S+ +/, '')
    .replace(/ +/g, ' ');

it('the history names person, commit and key of whatever a team does to its releases', async () => {
  const shop = await signedShop(folder);
  const team = changedBy(shop.teamStore(shop.keys.search), () => Promise.resolve('Joe Cruz'));
  const flags = { 'quick-order': { owner: APP, until: '2027-01-01' } } as const;
  const third = '1.2.0-cccccccc';
  const built = (version: string) => builtFolder(folder, { version });
  const source = { author: 'Maria Santos', dirty: false };
  await publishFolders([await built(first)], team, { ...source, commit: '1111111100' });
  await publishCanary(await built(second), 10, team, { ...source, commit: '2222222200' });
  await promoteCanary(APP, team);
  await publishCanary(await built(third), 10, team, { ...source, commit: '3333333300' });
  await abortCanary(APP, 'slow', team.registry);
  await rollBackTo(APP, {}, team);
  await setFlag({ name: 'quick-order', percent: 5 }, flags, team.registry);
  const { history } = await team.registry.read();
  expect(historyLines(history).map(withoutTime)).toEqual([
    `publish none -> ${first} by Joe Cruz, 11111111 of Maria Santos, key search`,
    `canary none -> ${second} 10 % by Joe Cruz, 22222222 of Maria Santos, key search`,
    `promote ${first} -> ${second} by Joe Cruz, 22222222, key search`,
    `canary none -> ${third} 10 % by Joe Cruz, 33333333 of Maria Santos, key search`,
    // A canary may end, and the last known good come back, without anybody's key.
    `abort ${third} -> ${second} by Joe Cruz, 22222222 (slow)`,
    `rollback ${second} -> ${first} by Joe Cruz, 11111111`,
    'flag 0 % -> 5 % by Joe Cruz',
  ]);
  // A version from before writes back what it doesn't know, and so does this one.
  const text = registryText(await team.registry.read());
  const later = text.replaceAll('"person":', '"witness": "Ana", "person":');
  expect(registryText(parseRegistry(later, 'it'))).toContain('"witness": "Ana"');
});

it('a folder from elsewhere has the commit of the repository that it lies in', async () => {
  git('init', '--quiet');
  git('config', 'user.name', 'Maria Santos');
  git('config', 'user.email', 'maria@example.com');
  git('commit', '--quiet', '--no-gpg-sign', '--allow-empty', '-m', 'Begin');
  expect(await personAt(folder)).toBe('Maria Santos');
  await builtFolder(folder, { version: first });
  const settings = { RELEASE_STORE: join(folder, 'store'), RELEASE_PERSON: 'release pipeline' };
  const { said } = await runRelease(folder, settings, [
    ...['publish', APP, '--untested', '--from', `${APP}-${first}`],
  ]);
  expect(said).toContain(`${APP} ${first} is live`);
  const { said: history } = await runRelease(folder, settings, ['history', APP]);
  const commit = git('rev-parse', 'HEAD').slice(0, 8);
  expect(history).toContain(
    `by release pipeline, ${commit} of Maria Santos with uncommitted changes`,
  );
});
