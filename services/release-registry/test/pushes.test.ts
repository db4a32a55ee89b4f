/** Pushes that follow one another so fast that one waits, and gives way to the next. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { parse } from 'yaml';
import { publishedCommit } from '../src/published-commit';
import { pushedRepository, type Pipeline } from './pushed-pipeline';

const FILE = resolve(import.meta.dirname, '../../../.github/workflows/release.yml');
const pipeline = () => parse(readFileSync(FILE, 'utf8')) as Pipeline;

let folder = '';
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function pushesOf(...pushes: [string, number][]) {
  folder = mkdtempSync(join(tmpdir(), 'pushes-'));
  return pushedRepository(
    folder,
    pushes.map(([changes, at]) => ({ changes, at })),
  );
}

it.each([
  ['close together', [0, 1, 2]],
  ['while one is published', [0, 9, 11]],
  ['while a canary is on trial', [0, 20, 25]],
  ['far apart', [0, 100, 200]],
] as const)('of three pushes %s each team’s last change is published', (_how, [a, b, c]) => {
  const { pushed, publishedBy } = pushesOf(
    ['mfe-search', a],
    ['mfe-catalog', b],
    ['mfe-content', c],
  );
  const [first = '', second = '', third = ''] = pushed.map(({ sha }) => sha);
  // A release that is made of a later push has the change too.
  const later = {
    'mfe-search': [first, second, third],
    'mfe-catalog': [second, third],
    'mfe-content': [third],
  };
  for (const [app, good] of Object.entries(later)) {
    expect(good).toContain(publishedBy(pipeline(), app));
  }
});

it('a mended release waits for no trial, and is not followed by what it overtook', () => {
  const { pushed, publishedBy } = pushesOf(
    ['mfe-search', 0],
    ['mfe-search', 14],
    ['mfe-search', 15],
  );
  expect(publishedBy(pipeline(), 'mfe-search')).toBe(pushed[2]?.sha);
});

it('is lost where a waiting run gives way and the next looks at its own push alone', () => {
  const old = pipeline();
  for (const job of Object.values(old.jobs)) delete job.concurrency;
  const affected = old.jobs.affected?.steps?.find(({ id }) => id === 'affected');
  if (affected)
    affected.run =
      affected.run?.replace(/since="\$\(.*\)"/, 'since="$(git rev-parse HEAD~1)"') ?? '';
  const { pushed, publishedBy } = pushesOf(
    ['mfe-search', 0],
    ['mfe-search', 1],
    ['mfe-content', 2],
  );
  const onceWaited = publishedBy({ ...old, concurrency: 'release' }, 'mfe-search');
  expect(onceWaited).toBe(pushed[0]?.sha);
});

it('the commit of a release is that of its newest publish, and none where it had more than the commit', () => {
  const event = { at: '', app: 'mfe-search', version: '1', previous: null } as const;
  const published = { ...event, action: 'publish', commit: 'a' };
  const canary = { ...event, action: 'canary', commit: 'b' };
  const others = [
    { ...event, app: 'shell', action: 'publish', commit: 'c' },
    { ...event, action: 'rollback' },
  ];
  expect(publishedCommit([published, canary, ...others], 'mfe-search')).toBe('b');
  expect(publishedCommit(others, 'mfe-search')).toBeNull();
  expect(publishedCommit([published, { ...canary, dirty: true }], 'mfe-search')).toBeNull();
});
