/** The contracts of the six apps as they are built, changed in every way that a team might. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Standing } from '../src/check';
import { breaking } from './mutations/breaking';
import { builtReleases, refusalsOf } from './mutations/built-releases';
import { harmless } from './mutations/harmless';

let live: Standing[] = [];
beforeAll(async () => {
  live = await builtReleases();
});

describe('a release is refused, with the field and both sides named, when', () => {
  it.each(breaking)('$name ($app)', (mutation) => {
    const said = refusalsOf(mutation, live);
    expect(said).not.toEqual([]);
    for (const words of mutation.says ?? []) expect(said.join('\n')).toContain(words);
    expect(said.join('\n')).toContain(`${mutation.app} 9.0.0-00000000`);
  });
});

describe('a release may go live when', () => {
  it.each(harmless)('$name ($app)', (mutation) => {
    expect(refusalsOf(mutation, live)).toEqual([]);
  });
});

it('tries at least thirty changes that break and fifteen that do not, each by a name of its own', () => {
  expect(breaking.length).toBeGreaterThanOrEqual(30);
  expect(harmless.length).toBeGreaterThanOrEqual(15);
  const names = [...breaking, ...harmless].map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
