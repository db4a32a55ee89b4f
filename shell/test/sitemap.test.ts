import { describe, expect, it } from 'vitest';
import type { HttpClient } from 'shared-contracts/call';
import { ApiError } from 'shared-contracts/errors';
import { IDS_MOST } from 'shared-contracts/wire/product-ids';
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

const NO_SUCH_CALL = {
  kind: 'refused',
  ...{ status: 404, message: undefined, fields: {}, retryAfterSeconds: undefined, body: null },
} as const;

const product = (id: string) => ({ id, product_name: id, price: 1, first_image: null });

/** A provider with so many products; `asked` are the calls it got. It may lack the call of ids. */
function provider(count: number, { ignoresOffset = false, names = true } = {}) {
  const asked: string[] = [];
  const http: HttpClient = {
    send: ({ url, body }) => {
      asked.push(url);
      if (url === '/api/blogs') {
        return Promise.resolve([{ id: 'a&b', header: 'A', body: '', created_at: '2026-01-01' }]);
      }
      if (url.startsWith('/api/store/product-ids')) {
        if (!names) return Promise.reject(new ApiError(NO_SUCH_CALL));
        const after = new URL(url, ORIGIN).searchParams.get('after') ?? '-1';
        const from = ignoresOffset ? 0 : Number(after) + 1;
        const ids = Array.from({ length: Math.max(0, Math.min(IDS_MOST, count - from)) }, (_, at) =>
          String(from + at),
        );
        return Promise.resolve({ ids, more: from + ids.length < count });
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

  it.each([
    ['by the call for it', true, 6],
    ['by pages of the list, of a provider without that call', false, 601],
  ])('has all products of a large shop, %s, in files that its index names', async (...given) => {
    const [, names, calls] = given;
    const { http, asked } = provider(60_000, { names });
    const { index, files } = await createSitemap(http, ORIGIN, routesNow, 600_000)();
    expect(placesIn(index)).toEqual(
      [1, 2, 3, 4, 5, 6, 7].map((nth) => `https://shop.example/sitemaps/${nth}.xml`),
    );
    const places = files.flatMap(placesIn);
    expect(new Set(places).size).toBe(places.length);
    expect(places.filter((place) => place.includes('/products/'))).toHaveLength(60_000);
    expect(Math.max(...files.map((text) => placesIn(text).length))).toBe(10_000);
    const reads = names ? '/api/store/product-ids' : '/api/store/products';
    expect(asked.filter((url) => url.split('?')[0] === reads)).toHaveLength(calls);
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

  it('ends where a provider answers the same ids again and again', async () => {
    const pages = provider(100, { ignoresOffset: true, names: false });
    await createSitemap(pages.http, ORIGIN, routesNow)();
    expect(pages.asked.filter((url) => url === '/api/store/products')).toHaveLength(2);
    const ids = provider(20_000, { ignoresOffset: true });
    await createSitemap(ids.http, ORIGIN, routesNow)();
    expect(ids.asked.filter((url) => url.startsWith('/api/store/product-ids'))).toHaveLength(2);
  });

  it('is refused where the call of ids fails for another reason than that there is none', async () => {
    const { http, asked } = provider(3);
    const failing: HttpClient = {
      send: (request) =>
        request.url.startsWith('/api/store/product-ids')
          ? Promise.reject(new ApiError({ kind: 'offline' }))
          : http.send(request),
    };
    await expect(createSitemap(failing, ORIGIN, routesNow)()).rejects.toThrow('offline');
    expect(asked).not.toContain('/api/store/products');
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
