/** The bytes that a shopper's phone fetches: a budget for every bundle, and no library twice. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, it, test } from 'vitest';
import { APPS } from '../run/apps.mjs';

const ROOT = resolve(import.meta.dirname, '../../..');
const KB = 1000;

/**
 * The largest size of each bundle, in KB of brotli: the present size and some percent. To allow a
 * larger bundle, change the number here and give the reason in the commit.
 */
const REMOTE = { entry: 3, largest: 9 };
const BUDGETS: Record<string, { entry: number; largest: number }> = {
  shell: { entry: 119, largest: 20 },
  'mfe-catalog': { ...REMOTE, largest: 11 },
  // Its largest file is the list of Philippine places, which the checkout loads separately.
  'mfe-cart-checkout': { ...REMOTE, largest: 17 },
};

/** The largest size of all scripts of a first visit, by the parts of the page. */
const FIRST_VISITS: Record<
  string,
  { parts: [string, 'pages' | 'fragments', string][]; most: number }
> = {
  home: {
    parts: [
      ['mfe-content', 'pages', 'home'],
      ['mfe-catalog', 'fragments', 'catalog.featured'],
      ['mfe-catalog', 'fragments', 'catalog.brand-marquee'],
    ],
    most: 181,
  },
  store: { parts: [['mfe-catalog', 'pages', 'store']], most: 165 },
  product: {
    parts: [
      ['mfe-catalog', 'pages', 'product'],
      ['mfe-cart-checkout', 'fragments', 'cart.add-to-cart'],
    ],
    most: 171,
  },
  checkout: { parts: [['mfe-cart-checkout', 'pages', 'checkout']], most: 153 },
};
const HEADER: [string, 'fragments', string][] = [
  ['mfe-account', 'fragments', 'account.menu'],
  ['mfe-cart-checkout', 'fragments', 'cart.button'],
];

type Manifest = { pages: Record<string, string[]>; fragments: Record<string, string[]> };

const folderOf = (app: string) => join(ROOT, app, 'dist');
const scriptsOf = (app: string) =>
  readdirSync(folderOf(app)).filter((name) => name.endsWith('.js'));
const manifestOf = (app: string) =>
  JSON.parse(readFileSync(join(folderOf(app), 'release.json'), 'utf8')) as Manifest;

const weights = new Map<string, number>();

function weigh(app: string, file: string): number {
  const path = join(folderOf(app), file);
  const weight = weights.get(path) ?? brotliCompressSync(readFileSync(path)).length;
  weights.set(path, weight);
  return weight;
}

test.each([...APPS])('%s keeps its budget', (app) => {
  const { entry, largest } = BUDGETS[app] ?? REMOTE;
  expect(weigh(app, 'entry.js')).toBeLessThanOrEqual(entry * KB);
  const over = scriptsOf(app)
    .filter((file) => file !== 'entry.js')
    .filter((file) => weigh(app, file) > largest * KB);
  expect(over).toEqual([]);
});

test.each(Object.entries(FIRST_VISITS))(
  'the first visit of %s keeps its budget',
  (_, { parts, most }) => {
    const files = new Set(['shell/entry.js']);
    for (const [app, kind, name] of [...HEADER, ...parts]) {
      const needed = manifestOf(app)[kind][name];
      expect(needed, `${app} has ${name}`).toBeDefined();
      for (const file of ['entry.js', ...(needed ?? [])]) files.add(`${app}/${file}`);
    }
    const sum = [...files].reduce((total, path) => {
      const [app = '', file = ''] = path.split('/');
      return total + weigh(app, file);
    }, 0);
    expect(sum).toBeLessThanOrEqual(most * KB);
  },
);

/** The packages that a bundle's scripts were made from, by their source maps. */
function librariesOf(app: string): Set<string> {
  // A script that only has data has no source map.
  const maps = readdirSync(folderOf(app)).filter((name) => name.endsWith('.js.map'));
  const sources = maps.flatMap((file) => {
    const map = JSON.parse(readFileSync(join(folderOf(app), file), 'utf8')) as {
      sources: string[];
    };
    return map.sources;
  });
  const names = sources.flatMap((source) => {
    const at = source.lastIndexOf('node_modules/');
    const name = /^(?:@[^/]+\/)?[^/]+/.exec(source.slice(at + 'node_modules/'.length))?.[0];
    return at === -1 || name === undefined || name.startsWith('.') ? [] : [name];
  });
  return new Set(names);
}

it.each(APPS)('%s names no source map in a script', (app) => {
  const naming = scriptsOf(app).filter((file) =>
    readFileSync(join(folderOf(app), file), 'utf8').includes('sourceMappingURL'),
  );
  expect(naming).toEqual([]);
});

it('asks the browser to compile the first script while it comes', () => {
  const entry = readFileSync(join(folderOf('shell'), 'entry.js'), 'utf8');
  expect(entry.startsWith('//# allFunctionsCalledOnLoad\n')).toBe(true);
});

it('carries no library twice', () => {
  const carriers = new Map<string, string[]>();
  for (const app of APPS) {
    for (const name of librariesOf(app)) carriers.set(name, [...(carriers.get(name) ?? []), app]);
  }
  expect(carriers.get('react-dom')).toEqual(['shell']);
  const twice = [...carriers].filter(([, apps]) => apps.length > 1);
  expect(twice).toEqual([]);
});
