/**
 * What `pnpm --filter release-registry reproducible` stands on: it sees every difference, and harms
 * no source.
 */
import { linkSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { builtFolder } from './built-folder';
import { edit, sourcesOf } from './reproducible/edits';
import { ROOT } from './reproducible/linked-tree';
import { bytesOf, differences } from './reproducible/release-bytes';

let folder = '';
beforeEach(() => {
  // On the disk of the workspace, where files can have a second name.
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  folder = mkdtempSync(join(ROOT, '.cache/reproducible-test-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

it('names each file that is not the same, and those that only one has', async () => {
  const one = await bytesOf(await builtFolder(folder, { version: '1.0.0-aaaaaaaa' }));
  const same = await bytesOf(join(folder, 'mfe-search-1.0.0-aaaaaaaa'));
  expect(differences(one, same)).toEqual([]);
  const script = '/* one byte more */';
  const other = await bytesOf(await builtFolder(folder, { version: '1.0.0-aaaaaaab', script }));
  expect(differences(one, other)).toEqual(['entry.js', 'release.json']);
  other.files.delete('contract.json');
  expect(differences(one, other)).toEqual(['contract.json', 'entry.js', 'release.json']);
});

it('edits a linked source without touching the one of the workspace, and takes it back', () => {
  const [source = ''] = sourcesOf('mfe-search');
  const original = join(ROOT, 'mfe-search/src', source);
  const before = readFileSync(original, 'utf8');
  const linked = join(folder, 'mfe-search/src', source);
  mkdirSync(join(linked, '..'), { recursive: true });
  linkSync(original, linked);
  const undo = edit(folder, 'mfe-search', source, 7);
  expect(readFileSync(linked, 'utf8')).toContain(', 7);');
  expect(readFileSync(original, 'utf8')).toBe(before);
  undo();
  expect(statSync(linked).ino).toBe(statSync(original).ino);
  expect(readFileSync(original, 'utf8')).toBe(before);
});
