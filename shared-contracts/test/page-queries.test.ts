import { expect, it } from 'vitest';
import { readProduct } from '../src/calls/product';
import { listBlogs } from '../src/calls/content';
import type { PageEntry } from '../src/door';
import { firstCallsOf } from '../src/page-queries';
import { queryOf } from '../src/query';

const visit = { params: { id: '7' }, url: new URL('https://shop.example/products/7') };

it('starts early what a page asks, of a list as far as it goes out at once', () => {
  const calls = firstCallsOf(({ params }) => ({
    product: queryOf(readProduct, { params }, 0),
    list: { pages: 3, first: [queryOf(listBlogs, {}, 0), queryOf(listBlogs, {}, 0)] },
  }));
  expect(calls(visit).map(({ url }) => url)).toEqual([
    '/api/store/products/details/7',
    '/api/blogs',
    '/api/blogs',
  ]);
  expect(firstCallsOf(() => ({}))(visit)).toEqual([]);
});

it('takes no early calls that a page says beside its queries', () => {
  const load = () => Promise.reject(new Error('not loaded'));
  // @ts-expect-error -- said by hand they would differ from what the loader asks, one day
  const entry: PageEntry = { firstCalls: () => [{ method: 'GET', url: '/api/blogs' }], load };
  expect(entry.firstCalls?.(visit)).toHaveLength(1);
});
