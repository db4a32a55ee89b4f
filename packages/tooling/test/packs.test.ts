/** What leaves the workspace as packed files stands by itself. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pack, PACKED } from '../run/pack.mjs';

type Manifest = {
  name: string;
  version: string;
  exports: Record<string, string | { types: string }>;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
};

let folder = '';
const opened = new Map<string, string>();
// The package manager starts once for each.
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'packs-'));
  for (const each of PACKED) {
    const file = await pack(each, folder);
    const into = join(folder, basename(each));
    mkdirSync(into);
    execFileSync('tar', ['-xzf', file, '-C', into, '--strip-components=1']);
    opened.set(each, into);
  }
}, 240_000);
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const homeOf = (each: string) => opened.get(each) ?? '';
const manifestOf = (home: string) =>
  JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as Manifest;
const filesIn = (home: string) =>
  readdirSync(home, { recursive: true, encoding: 'utf8' }).filter((path) =>
    statSync(join(home, path)).isFile(),
  );

/** At the start of a line, or in a comment that names a type. */
const IMPORT =
  /^(?:import|export)\s+(?:[\w*{}\s,$]+\s+from\s+)?'([^'\n]+)'|\bimport\('([^'\n]+)'\)/gm;
const ENDINGS = ['', '.ts', '.tsx', '.mjs'];

/** The files that an export leads to: a pattern stands for one or more. */
function targetsOf(target: string, files: string[]): string[] {
  const [before = '', after = ''] = target.replace(/^\.\//, '').split('*');
  return target.includes('*')
    ? files.filter((path) => path.startsWith(before) && path.endsWith(after))
    : files.filter((path) => path === before);
}

describe.each(PACKED)('the packed %s', (each) => {
  it('names exact versions, and nothing that only this workspace knows', () => {
    const text = readFileSync(join(homeOf(each), 'package.json'), 'utf8');
    expect(text).not.toMatch(/"(?:workspace|catalog|link|file):/);
  });

  it('holds what each of its exports leads to', () => {
    const home = homeOf(each);
    const files = filesIn(home);
    for (const [name, target] of Object.entries(manifestOf(home).exports)) {
      const path = typeof target === 'string' ? target : target.types;
      expect(targetsOf(path, files), name).not.toEqual([]);
    }
  });

  it('imports only what it holds or names as a dependency', () => {
    const home = homeOf(each);
    const { name: own, dependencies, peerDependencies } = manifestOf(home);
    const named = Object.keys({ ...dependencies, ...peerDependencies, [own]: '' });
    const files = filesIn(home);
    const lost = files
      .filter((path) => /\.(?:tsx?|mjs|json)$/.test(path))
      .flatMap((path) => {
        const text = readFileSync(join(home, path), 'utf8');
        return [...text.matchAll(IMPORT)].flatMap(([, stated, called]) => {
          const name = stated ?? called ?? '';
          if (name.startsWith('.')) {
            const target = relative(home, join(home, dirname(path), name));
            const found = ENDINGS.some((ending) => files.includes(target + ending));
            return found ? [] : [`${path}: ${name}`];
          }
          if (/^(?:node:|@real\/|\*)/.test(name)) return [];
          const [, library = ''] = /^((?:@[^/]+\/)?[^/]+)/.exec(name) ?? [];
          const isNamed = named.includes(library) || named.includes(`@types/${library}`);
          return isNamed ? [] : [`${path}: ${name}`];
        });
      });
    expect(lost).toEqual([]);
  });

  it('has its version and says in its changelog what came with it', () => {
    const home = homeOf(each);
    const { version } = manifestOf(home);
    expect(readFileSync(join(home, 'CHANGELOG.md'), 'utf8').split('\n')).toContain(`## ${version}`);
  });

  it('holds no tests and nothing that was built', () => {
    const strange = /(?:^|\/)(?:test|bench|dist|node_modules|hostile|run)\//;
    expect(filesIn(homeOf(each)).filter((path) => strange.test(path))).toEqual([]);
  });
});
