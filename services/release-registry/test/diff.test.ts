import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { diffLines } from '../src/diff/diff-lines';
import { releaseDiff, type Placed } from '../src/diff/release-diff';
import { candidateOf } from '../src/stored-release';
import { folderStore } from '../src/folder-store';
import { publishFolders } from '../src/publish';
import { builtFolder, type Wanted } from './built-folder';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'diff-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

const [one, two] = ['1.0.0-aaaaaaaa', '1.1.0-bbbbbbbb'] as const;

async function placed(wanted: Wanted): Promise<Placed> {
  const at = await builtFolder(folder, wanted);
  const mapOf = (script: string) => readFile(join(at, `${script}.map`), 'utf8').catch(() => null);
  return { folder: at, candidate: await candidateOf(at), mapOf };
}

const props = (properties: object, required: string[] = []) => ({
  type: 'object',
  properties,
  required,
});

const before = {
  version: one,
  contract: {
    fragments: { 'search.dialog': props({ open: { type: 'boolean' }, term: { type: 'string' } }) },
    tells: { 'search:opened': props({}) },
    paths: ['/old', '/search'],
    calls: { 'GET /api/brands': 'brands' },
    libraries: { react: { range: '^19.0.0', names: ['useState'] } },
  },
};
const after = {
  version: two,
  script: '/* a longer entry */',
  contract: {
    fragments: {
      'search.dialog': props({ open: { type: 'boolean' }, term: { type: 'number' } }, ['open']),
      'search.box': props({}),
    },
    tells: {},
    paths: ['/search'],
    calls: { 'GET /api/brands': 'allBrands' },
    libraries: { react: { range: '^19.1.0', names: ['useState', 'use'] } },
  },
};

describe('what a release changes beside the live one', () => {
  it('is said of each part of the contract, by its names, field by field', async () => {
    const { contract } = await releaseDiff(await placed(after), await placed(before));
    expect(contract).toEqual([
      {
        part: 'fragments',
        side: 'gives',
        added: ['search.box'],
        removed: [],
        changed: [
          {
            name: 'search.dialog',
            how: [
              'open: boolean, optional -> boolean',
              'term: string, optional -> number, optional',
            ],
          },
        ],
      },
      { part: 'tells', side: 'gives', added: [], removed: ['search:opened'], changed: [] },
      { part: 'paths', side: 'takes', added: [], removed: ['/old'], changed: [] },
      {
        part: 'calls',
        side: 'takes',
        added: [],
        removed: [],
        changed: [{ name: 'GET /api/brands', how: ['brands -> allBrands'] }],
      },
    ]);
  });

  it('is said of the shell by what it gives and what it leads to', async () => {
    const shellOf = (version: string, more: object) =>
      placed({
        app: 'shell',
        version,
        contract: {
          shell: {
            host: ['notify'],
            takes: {},
            libraries: { react: { version: '19.0.0' } },
            tokens: ['--space-1'],
            routes: ['/'],
            pages: { 'mfe-content': ['home'] },
            slotOwners: {},
            ...more,
          },
        },
      });
    const diff = await releaseDiff(
      await shellOf(two, {
        routes: ['/', '/pickup'],
        pages: { 'mfe-content': ['home', 'pickup'] },
      }),
      await shellOf(one, {}),
    );
    expect(diffLines(diff)).toEqual([
      `shell ${two}, beside the live ${one}`,
      'contract:',
      '  gives shell.routes      + /pickup',
      '  takes shell.pages       + mfe-content/pickup',
      'entry points, bytes raw and brotli: as live',
      'files, bytes raw and brotli: as live',
      'shared libraries: as live',
      'libraries in its scripts: not known, a side has no source maps',
    ]);
  });

  it('is said of the sizes per file and per entry point, raw and as browsers get them', async () => {
    const { files, entryPoints } = await releaseDiff(await placed(after), await placed(before));
    expect(files).toEqual([
      {
        name: 'entry.js',
        before: { raw: 11, brotli: expect.any(Number) as number },
        after: { raw: 20, brotli: expect.any(Number) as number },
      },
    ]);
    expect(
      entryPoints.map(({ name, before: was, after: now }) => [name, was?.raw, now?.raw]),
    ).toEqual([
      ['entry', 11, 20],
      ['page search', 11, 20],
    ]);
  });

  it('compares a file whose name has another hash with the one before, and leaves out maps', async () => {
    const [was, now] = [await placed(before), await placed(after)];
    await writeFile(join(was.folder, 'font.0a1b2c3d.woff2'), 'ab');
    await writeFile(join(now.folder, 'font.ffffffff.woff2'), 'abc');
    await writeFile(join(now.folder, 'entry.js.map'), '{}');
    const { files } = await releaseDiff(now, was);
    expect(files.map(({ name }) => name)).toEqual(['entry.js', 'font.woff2']);
    expect(files[1]).toMatchObject({
      before: { raw: 2, brotli: 2 },
      after: { raw: 3, brotli: 3 },
    });
  });

  it('is said of the shared libraries, by range and by name', async () => {
    const diff = await releaseDiff(await placed(after), await placed(before));
    expect(diff.libraries).toEqual({
      added: [],
      removed: [],
      changed: [{ name: 'react', how: ['^19.0.0 -> ^19.1.0', 'names added: use'] }],
    });
    expect(diffLines(diff)).toContain('  ~ react: ^19.0.0 -> ^19.1.0');
  });

  it('is said of the libraries in its scripts, by the versions in its source maps', async () => {
    const [was, now] = [await placed(before), await placed(after)];
    const pnpm = 'webpack://search/../node_modules/.pnpm';
    const mapped = async ({ folder: at }: Placed, sources: unknown) =>
      writeFile(join(at, 'entry.js.map'), JSON.stringify({ sources }));
    await mapped(was, [
      `${pnpm}/fuse.js@7.4.0/node_modules/fuse.js/dist/fuse.mjs`,
      `${pnpm}/@emotion+css@11.0.0_react@19.3.1/node_modules/@emotion/css/dist/css.js`,
      `${pnpm}/embla-carousel@8.6.0/node_modules/embla-carousel/esm/index.js`,
      'webpack://search/./src/remote.tsx',
    ]);
    expect((await releaseDiff(now, was)).carried).toBeNull();
    await mapped(now, [
      `${pnpm}/fuse.js@7.5.0/node_modules/fuse.js/dist/fuse.mjs`,
      `${pnpm}/embla-carousel@8.6.0/node_modules/embla-carousel/esm/index.js`,
      'webpack://search/./node_modules/constructor/index.js',
    ]);
    const diff = await releaseDiff(now, was);
    expect(diffLines(diff).slice(-4)).toEqual([
      'libraries in its scripts:',
      '  + constructor',
      '  - @emotion/css',
      '  ~ fuse.js: 7.4.0 -> 7.5.0',
    ]);
    await mapped(now, 'no list');
    expect((await releaseDiff(now, was)).carried?.removed).toHaveLength(3);
  });

  it('is nothing of a release as it is stored: what is live has the size that was built', async () => {
    const store = folderStore(join(folder, 'store'));
    const release = await placed({ version: one, script: 'let a = 1;'.repeat(500) });
    await publishFolders([release.folder], store);
    const kept = (await store.folderOf('mfe-search', one)) ?? '';
    const diff = await releaseDiff(release, { ...release, folder: kept });
    expect(diffLines(diff).filter((line) => line.startsWith('  '))).toEqual([]);
  });

  it('is all of it where nothing is live yet', async () => {
    const diff = await releaseDiff(await placed(before), null);
    expect(diff.live).toBeNull();
    expect(diffLines(diff)).toContain('  gives pages             + search');
    expect(diff.files[0]?.before).toBeNull();
  });
});
