/** A release's version depends only on the sources of its own build. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative, sep } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSources } from '../contract/sources.mjs';
import { madeFrom, versionNow } from '../identity/build-identity.mjs';
import { placeOf } from '../identity/place.mjs';
import { APPS } from '../run/apps.mjs';
import { ROOT } from '../run/services.mjs';

const LEFT_OUT = new Set(['node_modules', 'dist', 'dist-alone', '.cache', 'test', 'bench']);
const ROOMS = [...APPS, 'shared-contracts', 'packages/shared-ui', 'packages/host-kit'];

let workspace = '';
beforeAll(() => {
  workspace = mkdtempSync(join(tmpdir(), 'build-identity-'));
  for (const room of [...ROOMS, 'packages/tooling', 'services/provider-api/src']) {
    cpSync(join(ROOT, room), join(workspace, room), {
      recursive: true,
      filter: (path) => !LEFT_OUT.has(basename(path)),
    });
  }
  cpSync(join(ROOT, 'pnpm-lock.yaml'), join(workspace, 'pnpm-lock.yaml'));
});
afterAll(() => {
  rmSync(workspace, { recursive: true, force: true });
});

const versions = () =>
  Object.fromEntries(APPS.map((app) => [app, versionNow(join(workspace, app))]));

/** Those of the workspace as it is: each change is undone. */
let before: ReturnType<typeof versions> | undefined;

/** The apps whose version a change changes; the change is undone afterwards. */
function renamedBy(path: string, change: (text: string) => string): string[] {
  const file = join(workspace, path);
  const text = readFileSync(file, 'utf8');
  const changed = change(text);
  expect(changed, `${path} is changed`).not.toBe(text);
  before ??= versions();
  writeFileSync(file, changed);
  const after = versions();
  writeFileSync(file, text);
  return APPS.filter((app) => before?.[app] !== after[app]);
}

const withComment = (text: string) => `${text}// another word\n`;
const contracts = (path: string) => `shared-contracts/src/${path}`;

describe('a release', () => {
  it('is called the same in any folder', () => {
    for (const app of APPS)
      expect(versionNow(join(workspace, app))).toBe(versionNow(join(ROOT, app)));
  });

  it.each([
    ['slots/cart-add-to-cart.ts', ['mfe-catalog', 'mfe-cart-checkout']],
    ['slots/cart-reorder.ts', ['mfe-cart-checkout', 'mfe-account']],
    ['slots/search-dialog.ts', ['shell', 'mfe-search']],
    ['slots/catalog-featured.ts', ['mfe-catalog', 'mfe-content']],
  ])('is called anew after a slot’s props changed that it fills or shows: %s', (path, apps) => {
    const change = (text: string) => text.replace('z.object({', 'z.object({ more: z.string(),');
    expect(renamedBy(contracts(path), change)).toEqual(apps);
  });

  it.each([
    ['wire/blog.ts', ['mfe-content']],
    ['wire/cart.ts', ['mfe-cart-checkout', 'mfe-account', 'mfe-content']],
    ['facts/order.ts', ['mfe-cart-checkout']],
    ['door.ts', ['shell']],
    ['request.ts', APPS],
    ['door-version.ts', APPS],
  ])('is called anew after a contract changed that it holds: %s', (path, apps) => {
    expect(renamedBy(contracts(path), withComment)).toEqual(apps);
  });

  it('is called anew after a primitive changed that it shows', () => {
    const path = 'packages/shared-ui/src/spec-table.tsx';
    // The shell's page of all primitives uses it too.
    expect(renamedBy(path, withComment)).toEqual([
      'shell',
      'mfe-catalog',
      'mfe-account',
      'mfe-content',
    ]);
  });

  it('keeps its name after a comment in the provider, a test or a stand-alone run', () => {
    for (const path of [
      'services/provider-api/src/shop-api/app.ts',
      'mfe-search/src/bootstrap.tsx',
    ]) {
      expect(renamedBy(path, withComment)).toEqual([]);
    }
  });

  it('is called anew after its own version, and not after its scripts', () => {
    const path = 'mfe-search/package.json';
    expect(renamedBy(path, (text) => text.replace('"1.0.0"', '"1.0.1"'))).toEqual(['mfe-search']);
    expect(renamedBy(path, (text) => text.replace('webpack build', 'webpack  build'))).toEqual([]);
  });

  it('keeps its name when a package that it imports gets another version', () => {
    const next = (text: string) => text.replace(/"version": "[^"]+"/, '"version": "9.0.0"');
    expect(renamedBy('shared-contracts/package.json', next)).toEqual([]);
    expect(renamedBy('packages/shared-ui/package.json', next)).toEqual([]);
  });

  it('has none while a source imports what is not there', () => {
    const path = 'mfe-account/src/remote.tsx';
    const file = join(workspace, path);
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, `import './not-yet';\n${text}`);
    expect(() => versionNow(join(workspace, 'mfe-account'))).toThrow(
      'mfe-account/src/remote.tsx imports ./not-yet, which is not there',
    );
    writeFileSync(file, text);
  });
});

describe('another version in the lock file', () => {
  /** Gives a package another integrity under its present version. */
  const otherBytes = (name: RegExp) => (text: string) =>
    text.replace(name, (line) => line.replace('sha512-', 'sha512-0'));
  const bytesOf = (name: string) =>
    new RegExp(`^  '?${name}@[^\\n]*:\\n    resolution: \\{.*$`, 'm');

  it.each([
    ['pg', []],
    ['hono', []],
    ['vitest', []],
    ['@types/react', []],
    ['fuse\\.js', ['mfe-search']],
    ['embla-carousel', ['mfe-catalog']],
    // A dependency of a dependency, which no package.json of the workspace names.
    ['stylis', APPS],
    ['dompurify', ['shell']],
    ['react-router-dom', APPS],
    ['webpack', APPS],
  ])('of %s renames %j', (name, apps) => {
    expect(renamedBy('pnpm-lock.yaml', otherBytes(bytesOf(name)))).toEqual(apps);
  });
});

describe.each(APPS)('what %s is made from', (app) => {
  const { sources } = madeFrom(app);

  it('are all files that the compiler reads for it', () => {
    const entries = app === 'shell' ? ['src/main.tsx', 'src/served-page.tsx'] : ['src/remote.tsx'];
    for (const entry of entries) {
      const read = readSources(placeOf(join(ROOT, app)), entry).files.map(({ fileName }) =>
        relative(ROOT, fileName).split(sep).join('/'),
      );
      expect(read.length).toBeGreaterThan(20);
      expect(read.filter((path) => !sources.includes(path))).toEqual([]);
    }
  }, 200_000);

  it('are the contracts that its build has written down', () => {
    const text = readFileSync(join(ROOT, app, 'dist/contract.json'), 'utf8');
    const { fragments, slots, tells, hears, shell } = JSON.parse(text) as Record<string, object>;
    const { places } = { places: {}, ...shell };
    const wanted = [
      ...Object.keys({ ...fragments, ...slots, ...places }).map(
        (name) => `slots/${name.replace('.', '-')}`,
      ),
      ...Object.keys({ ...tells, ...hears }).map((name) => `facts/${name.split(':')[0] ?? ''}`),
    ];
    const named = sources.filter((path) => /^shared-contracts\/src\/(slots|facts)\//.test(path));
    const files = [...new Set(wanted)].map((path) => contracts(`${path}.ts`)).sort();
    expect(named.filter((path) => !path.endsWith('/callback.ts')).sort()).toEqual(files);
  });
});
