/** A version of a packed package names one content, and its changelog says what came with it. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readPacked, releaseFaults, versionFaults } from '../run/packed-versions.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'packed-versions-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** A packed file as the package manager makes one. */
function packed(version: string, code: string, changelog = `# greeter\n\n## ${version}\n`) {
  const home = join(folder, 'package');
  mkdirSync(home, { recursive: true });
  const files = {
    'package.json': JSON.stringify({ name: 'greeter', version }),
    'CHANGELOG.md': changelog,
    'greet.ts': code,
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(home, name), text);
  const file = join(folder, 'greeter.tgz');
  execFileSync('tar', ['-czf', file, '-C', folder, 'package']);
  return readPacked(file);
}

const recordOf = ({ version, contents }: ReturnType<typeof packed>) => ({ version, contents });

it('is refused where its files are others than teams have of that version', () => {
  const before = packed('1.0.0', 'hello');
  const faults = releaseFaults(packed('1.0.0', 'good day'), recordOf(before));
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatch(/^greeter, version: package\.json says 1\.0\.0.*next: pnpm changeset/);
  expect(versionFaults(packed('1.0.0', 'good day'), recordOf(before))).toEqual(faults);
});

it('is packed again as it was, whatever its changelog says better now', () => {
  const before = packed('1.0.0', 'hello');
  const again = packed('1.0.0', 'hello', '# greeter\n\n## 1.0.0\n\nSays hello.\n');
  expect(releaseFaults(again, recordOf(before))).toEqual([]);
});

it('is recorded under a new version before it leaves', () => {
  const before = recordOf(packed('1.0.0', 'hello'));
  const next = packed('1.1.0', 'good day');
  expect(versionFaults(next, before)).toEqual([]);
  expect(releaseFaults(next, before)).toEqual([
    'greeter, version: package.json says 1.1.0, packed-versions.json has 1.0.0; ' +
      'next: pnpm --filter tooling packs --record, and commit it',
  ]);
});

it('is refused where the changelog says nothing of its version', () => {
  const [fault] = versionFaults(packed('1.1.0', 'hello', '# greeter\n\n## 1.0.0\n'), undefined);
  expect(fault).toContain(
    "greeter, CHANGELOG.md: package.json says 1.1.0, and it has no '## 1.1.0'",
  );
});
