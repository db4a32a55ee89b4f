/** Which pages a visit opens. */
import type { Registry, ReleaseManifest } from 'shared-contracts/release';
import { describe, expect, it } from 'vitest';
import { visitedPages } from '../src/visits/visited-pages';

const route = (path: string, remote: string, page: string, guard = 'none') => ({
  ...{ kind: 'remote', path, remote, page, guard },
});
const routes = [
  route('/', 'mfe-content', 'home'),
  route('/store', 'mfe-catalog', 'store'),
  route('/products/:productId', 'mfe-catalog', 'product'),
  route('/category/:categoryId', 'mfe-catalog', 'category'),
  route('/checkout', 'mfe-cart-checkout', 'checkout', 'signed-in'),
  { kind: 'redirect', path: '/shop', to: '/store' },
];
const manifest = { document: { routes } } as unknown as ReleaseManifest;
const registry = {
  apps: { shell: { live: 'one', releases: { one: { manifest } } } },
} as unknown as Registry;
const known = ['/', '/store', '/products/17', '/products/18'];
const example = (path: string) => ({
  ...{ page: 'mfe-catalog/product', path, at: '', says: 'gone', live: '', shadow: '' },
});

const paths = (app: 'shell' | 'mfe-catalog' | 'mfe-cart-checkout', differing: string[] = []) =>
  visitedPages(app, registry, differing.map(example), known).map(({ path }) => path);

describe('a visit opens', () => {
  it('one page of each route that a release touches, and the first page of the shop', () => {
    expect(paths('mfe-catalog')).toEqual(['/', '/store', '/products/17']);
  });

  it('the pages that differ on the server before all others, the newest first', () => {
    expect(paths('mfe-catalog', ['/products/3', '/products/4']).slice(0, 2)).toEqual([
      '/products/4',
      '/products/3',
    ]);
  });

  it('no page that needs somebody to be signed in', () => {
    expect(paths('mfe-cart-checkout')).toEqual(['/']);
  });

  it('twelve pages at most', () => {
    const many = Array.from({ length: 30 }, (_, at) => `/products/${at}`);
    expect(paths('mfe-catalog', many)).toHaveLength(12);
  });

  it('each page of the shop’s own routes with a new shell', () => {
    const shadows = { shell: { manifest } } as unknown as Registry['shadows'];
    const opened = visitedPages('shell', { ...registry, ...(shadows && { shadows }) }, [], known);
    expect(opened.map(({ path }) => path)).toEqual(['/', '/store', '/products/17']);
  });
});
