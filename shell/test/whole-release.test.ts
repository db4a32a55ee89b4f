import { afterEach, expect, it, vi } from 'vitest';
import type { ResolvedRelease } from 'shared-contracts/release';
import { createIntegrity } from '../src/remotes/integrity';
import { wholeRelease } from '../src/remotes/whole-release';

const FOLDER = 'https://catalog.example/mfe-catalog/1.0.0-aaaaaaaa';
const LIST = { url: `${FOLDER}/scripts.json`, integrity: 'sha384-list' };

const named = (): ResolvedRelease => ({
  version: '1.0.0-aaaaaaaa',
  container: 'mfe_catalog',
  entry: `${FOLDER}/entry.js`,
  integrity: { [`${FOLDER}/entry.js`]: 'sha384-entry' },
  pages: {},
  fragments: {},
  list: LIST,
});

const listed = {
  integrity: { 'entry.js': 'sha384-of-the-list', 'page.js': 'sha384-page' },
  pages: { store: ['page.js'] },
  fragments: { 'catalog.featured': ['page.js'] },
  later: { 'catalog.featured': ['page.js'] },
};

/** What the list's address answers, one after the other; the last again. */
function answering(...replies: (() => Response)[]) {
  const asked = vi.fn((..._: Parameters<typeof fetch>) => {
    const reply = replies.length > 1 ? replies.shift() : replies[0];
    return Promise.resolve(reply?.() ?? new Response(null, { status: 500 }));
  });
  vi.stubGlobal('fetch', asked);
  return asked;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

it('adds the scripts of its list, which is read once by its integrity; what the document says holds', async () => {
  const asked = answering(() => Response.json(listed));
  const release = named();
  await Promise.all([wholeRelease(release), wholeRelease(release)]);
  await wholeRelease(release, 'reload');
  expect(asked.mock.calls).toEqual([[LIST.url, { integrity: LIST.integrity, cache: 'default' }]]);
  const page = `${FOLDER}/page.js`;
  expect(release).toEqual({
    ...named(),
    integrity: { [`${FOLDER}/entry.js`]: 'sha384-entry', [page]: 'sha384-page' },
    pages: { store: [page] },
    fragments: { 'catalog.featured': [page] },
    later: { 'catalog.featured': [page] },
  });
});

it('fails where the list does not come, and is read anew then, past the cache where wanted', async () => {
  const asked = answering(
    () => new Response(null, { status: 404 }),
    () => Response.json(listed),
  );
  const release = named();
  await expect(wholeRelease(release)).rejects.toThrow('scripts.json answers 404');
  await wholeRelease(release, 'reload');
  expect(asked).toHaveBeenLastCalledWith(LIST.url, {
    integrity: LIST.integrity,
    cache: 'reload',
  });
  expect(release.pages).toHaveProperty('store');
});

it('fills no place that the document leaves empty, and keeps the one that it names', async () => {
  const page = `${FOLDER}/page.js`;
  const fragments = { 'below.product': ['page.js'], 'below.home': ['page.js'] };
  answering(() => Response.json({ ...listed, fragments }));
  const release = { ...named(), fragments: { 'below.home': [page] } };
  await wholeRelease(release);
  expect(release.fragments).toEqual({ 'below.home': [page] });
});

it('needs nothing where the document names every script', async () => {
  const asked = answering(() => Response.json(listed));
  const { list: _list, ...release } = named();
  await wholeRelease(release);
  expect(asked).not.toHaveBeenCalled();
});

it('lets a chunk have the integrity that only the list names, and no other', async () => {
  vi.stubGlobal('document', { baseURI: 'https://shop.example/store' });
  answering(() => Response.json(listed));
  const release = named();
  const integrityOf = createIntegrity([release]);
  expect(() => integrityOf(`${FOLDER}/page.js`)).toThrow('no release names the script');
  await wholeRelease(release);
  expect(integrityOf(`${FOLDER}/page.js`)).toBe('sha384-page');
  expect(() => integrityOf(`${FOLDER}/other.js`)).toThrow('no release names the script');
});
