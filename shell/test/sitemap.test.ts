import { describe, expect, it } from 'vitest';
import type { HttpClient } from 'shared-contracts/call';
import { ApiError } from 'shared-contracts/errors';
import { createSitemap, StillDrawing } from '../server/site/sitemap';
import { routes } from '../src/routes';

const ORIGIN = 'https://shop.example';
const routesNow = () => Promise.resolve(routes);

/** Open to everybody, and one page only: by the route table. */
const listed = routes.flatMap((route) =>
  route.kind === 'remote' && route.guard === 'none' && !route.unlisted && !route.path.includes(':')
    ? [route.path]
    : [],
);

const placesIn = (text = '') =>
  [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, place = '']) => place);

const product = (id: string) => ({ id, product_name: id, price: 1, first_image: null });

/** A provider with so many products; `asked` are the calls it got. */
function provider(count: number, { ignoresOffset = false } = {}) {
  const asked: string[] = [];
  const http: HttpClient = {
    send: ({ url, body }) => {
      asked.push(url);
      if (url === '/api/blogs') {
        return Promise.resolve([{ id: 'a&b', header: 'A', body: '', created_at: '2026-01-01' }]);
      }
      if (url !== '/api/store/products') return Promise.resolve([]);
      const { limit, offset } = body as { limit: number; offset: number };
      const from = ignoresOffset ? 0 : offset;
      const rows = Array.from({ length: Math.max(0, Math.min(limit, count - from)) }, (_, at) =>
        product(String(from + at)),
      );
      return Promise.resolve(rows);
    },
  };
  return { http, asked };
}

describe('the sitemap', () => {
  it('names every product, article and fixed page once, by its absolute address', async () => {
    const { index, files } = await createSitemap(provider(250).http, ORIGIN, routesNow)();
    expect(placesIn(index)).toEqual(['https://shop.example/sitemaps/1.xml']);
    const places = placesIn(files[0]);
    expect(new Set(places).size).toBe(places.length);
    expect(places.filter((place) => place.includes('/products/'))).toHaveLength(250);
    expect(places).toContain('https://shop.example/');
    expect(places).toContain('https://shop.example/blogs/a%26b');
    const fixed = places.filter((place) => !/\/(products|blogs)\//.test(place));
    const paths = fixed.map((place) => new URL(place).pathname);
    for (const path of ['/', '/store', '/brands', '/blogs', '/terms-and-conditions']) {
      expect(paths).toContain(path);
    }
    for (const path of [
      '/checkout',
      '/order-history',
      '/my-details',
      '/login',
      '/search',
      '/shop',
    ]) {
      expect(paths).not.toContain(path);
    }
    expect(new Set(paths)).toEqual(new Set(listed));
  });

  it('has all products of a large shop, in files that its index names', async () => {
    const { http } = provider(60_000);
    const { index, files } = await createSitemap(http, ORIGIN, routesNow, 600_000)();
    expect(placesIn(index)).toEqual(
      [1, 2, 3, 4, 5, 6, 7].map((nth) => `https://shop.example/sitemaps/${nth}.xml`),
    );
    const places = files.flatMap(placesIn);
    expect(new Set(places).size).toBe(places.length);
    expect(places.filter((place) => place.includes('/products/'))).toHaveLength(60_000);
    expect(Math.max(...files.map((text) => placesIn(text).length))).toBe(10_000);
  });

  it('is made on while its first caller is sent away, and is there for the next', async () => {
    const { http, asked } = provider(300);
    let open: () => void = () => undefined;
    const held = new Promise<void>((go) => (open = go));
    const slow: HttpClient = { send: (request) => held.then(() => http.send(request)) };
    const sitemap = createSitemap(slow, ORIGIN, routesNow, 1);
    await expect(sitemap()).rejects.toBeInstanceOf(StillDrawing);
    await expect(sitemap()).rejects.toBeInstanceOf(StillDrawing);
    open();
    await expect
      .poll(() =>
        sitemap().then(
          ({ files }) => files.length,
          () => 0,
        ),
      )
      .toBe(1);
    expect(asked.filter((url) => url === '/api/brands')).toHaveLength(1);
  });

  it('ends where a provider answers the same page for every offset', async () => {
    const { http, asked } = provider(100, { ignoresOffset: true });
    await createSitemap(http, ORIGIN, routesNow)();
    expect(asked.filter((url) => url === '/api/store/products')).toHaveLength(2);
  });

  it('is kept for the next who asks, but a failure is not', async () => {
    const { http, asked } = provider(3);
    let down = true;
    const failing: HttpClient = {
      send: (request) =>
        down ? Promise.reject(new ApiError({ kind: 'offline' })) : http.send(request),
    };
    const sitemap = createSitemap(failing, ORIGIN, routesNow);
    await expect(sitemap()).rejects.toThrow('offline');
    down = false;
    const first = await sitemap();
    const calls = asked.length;
    expect(await sitemap()).toBe(first);
    expect(asked).toHaveLength(calls);
  });
});
