/** Pushes that follow one another so fast that one waits, and gives way to the next. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { parse } from 'yaml';
import { publishedCommit } from '../src/published-commit';
import { pushedRepository, type Pipeline } from './pushed-pipeline';

const FOLDER = resolve(import.meta.dirname, '../../../.github/workflows');
const read = (name: string) => parse(readFileSync(join(FOLDER, name), 'utf8')) as Pipeline;
const pipeline = () => read('release.yml');
const tests = read('test.yml');

let folder = '';
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function pushesOf(...pushes: [string, number, 'fails'?][]) {
  folder = mkdtempSync(join(tmpdir(), 'pushes-'));
  return pushedRepository(
    folder,
    pushes.map(([changes, at, fails]) => ({ changes, at, fails: fails !== undefined })),
  );
}

it.each([
  ['close together', [0, 1, 2]],
  ['while one is tested', [0, 9, 11]],
  ['while one is published', [0, 29, 31]],
  ['while a canary is on trial', [0, 40, 45]],
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
    expect(good).toContain(publishedBy(pipeline(), tests, app));
  }
});

it('a mended release waits for no trial, and is not followed by what it overtook', () => {
  const { pushed, publishedBy } = pushesOf(
    ['mfe-search', 0],
    ['mfe-search', 14],
    ['mfe-search', 15],
  );
  expect(publishedBy(pipeline(), tests, 'mfe-search')).toBe(pushed[2]?.sha);
});

it('a push whose tests fail is published by nobody, until one passes that has its change', () => {
  const { pushed, first, publishedBy } = pushesOf(
    ['mfe-search', 0, 'fails'],
    ['mfe-search', 30, 'fails'],
    ['mfe-content', 60],
  );
  expect(publishedBy(pipeline(), tests, 'mfe-search')).toBe(pushed[2]?.sha);
  const failing = pushesOf(['mfe-search', 0, 'fails']);
  expect(failing.publishedBy(pipeline(), tests, 'mfe-search')).toBe(failing.first);
  expect(first).not.toBe('');
});

it('a push whose tests fail is published where the pipeline does not ask how they ended', () => {
  const careless = pipeline();
  if (careless.jobs.affected) careless.jobs.affected.if = "github.event_name == 'workflow_run'";
  const { pushed, publishedBy } = pushesOf(['mfe-search', 0, 'fails']);
  expect(publishedBy(careless, tests, 'mfe-search')).toBe(pushed[0]?.sha);
});

it('the newest commit of main is not published by the tests of one before it', () => {
  const other = pipeline();
  for (const step of other.jobs.publish?.steps ?? []) delete step.with?.ref;
  const { publishedBy } = pushesOf(['mfe-search', 0], ['mfe-search', 25, 'fails']);
  expect(() => publishedBy(other, tests, 'mfe-search')).toThrow('Command failed');
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
  const onceWaited = publishedBy({ ...old, concurrency: 'release' }, { jobs: {} }, 'mfe-search');
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
