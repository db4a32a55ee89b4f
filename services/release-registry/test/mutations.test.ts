/** The contracts of the six apps as they are built, changed in every way that a team might. */
import { storageKeys, type StorageKey } from 'shared-contracts/storage-keys';
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

it('every app writes and reads the keys of the storage that storage-keys.ts says', () => {
  const told = (part: 'writes' | 'reads', wanted: string) =>
    live.flatMap(({ party }) =>
      Object.hasOwn(party?.contract[part] ?? {}, wanted) ? [party?.contract.app] : [],
    );
  for (const { area, key, ...of } of Object.values<StorageKey>(storageKeys)) {
    const readers = new Set([...of.readers, ...of.holders]);
    expect([key, told('writes', `${area}.${key}`).sort()]).toEqual([key, [...of.writers].sort()]);
    expect([key, told('reads', `${area}.${key}`).sort()]).toEqual([key, [...readers].sort()]);
  }
});

it('tries at least thirty changes that break and fifteen that do not, each by a name of its own', () => {
  expect(breaking.length).toBeGreaterThanOrEqual(30);
  expect(harmless.length).toBeGreaterThanOrEqual(15);
  const names = [...breaking, ...harmless].map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
