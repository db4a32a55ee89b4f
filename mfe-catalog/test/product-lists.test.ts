import { describe, expect, test, vi } from 'vitest';
import { MOST_PAGES } from '../src/listing/list-url';
import { cutText } from '../src/listing/listing';
import { createProductLists } from '../src/listing/product-lists';
import type { ProductList } from '../src/listing/product-list';
import { NO_FILTER } from 'shared-contracts/list-filter';
import { fakeHost, offline, paging, row, rowsUpTo } from './fake-host';

const all: ProductList = { of: { type: 'all' }, sort: 'default', filter: NO_FILTER };
const never = new AbortController().signal;
const offsets = (host: ReturnType<typeof fakeHost>) =>
  host.requests.map(({ body }) => (body as { offset: number }).offset);

describe('Load More', () => {
  test.each([
    { products: 0, pages: 1, shown: 0, more: false },
    { products: 5, pages: 1, shown: 5, more: false },
    { products: 12, pages: 1, shown: 12, more: true },
    { products: 12, pages: 2, shown: 12, more: false },
    { products: 13, pages: 1, shown: 12, more: true },
    { products: 13, pages: 2, shown: 13, more: false },
    { products: 24, pages: 2, shown: 24, more: true },
    { products: 24, pages: 3, shown: 24, more: false },
    { products: 30, pages: 9, shown: 30, more: false },
  ])('of $products products, $pages pages show $shown (more: $more)', async (expected) => {
    const host = fakeHost(paging(rowsUpTo(expected.products)));
    const listing = await createProductLists().load(host, all, expected.pages, never);
    expect(listing).toMatchObject({ more: expected.more, failed: false });
    expect(listing.items).toHaveLength(expected.shown);
  });

  test('asks only for the page that is missing', async () => {
    const host = fakeHost(paging(rowsUpTo(40)));
    const lists = createProductLists();
    await lists.load(host, all, 1, never);
    await lists.load(host, all, 2, never);
    const listing = await lists.load(host, all, 3, never);
    expect(offsets(host)).toEqual([0, 12, 24]);
    expect(listing.items).toHaveLength(36);
  });

  test('shows what was there before, without asking, when the shopper comes back', async () => {
    const host = fakeHost(paging(rowsUpTo(40)));
    const lists = createProductLists();
    const before = await lists.load(host, all, 2, never);
    const back = await lists.load(host, all, 2, never);
    expect(back).toEqual(before);
    expect(host.requests).toHaveLength(2);
    expect(lists.missing(all, 2)).toEqual([]);
  });

  test('shows the first page alone where the link says so, however much is loaded', async () => {
    const host = fakeHost(paging(rowsUpTo(40)));
    const lists = createProductLists();
    await lists.load(host, all, 3, never);
    const first = await lists.load(host, all, 1, never);
    expect(first).toMatchObject({ pages: 1, more: true });
    expect(first.items).toHaveLength(12);
  });

  test('shows a product once that comes twice, and goes on after what was received', async () => {
    const twelve = rowsUpTo(12);
    const second = [row(12), row(11), ...Array.from({ length: 10 }, (_, at) => row(at + 13))];
    const host = fakeHost(paging([...twelve, ...second, row(50)]));
    const listing = await createProductLists().load(host, all, 3, never);
    expect(offsets(host)).toEqual([0, 12, 24]);
    expect(listing.items.map(({ id }) => Number(id))).toEqual([
      ...Array.from({ length: 22 }, (_, at) => at + 1),
      50,
    ]);
    expect(listing.more).toBe(false);
  });

  test('shows a page at a time of a provider that gives all at once', async () => {
    const host = fakeHost(() => rowsUpTo(5_000));
    const lists = createProductLists();
    const first = await lists.load(host, all, 1, never);
    expect(first).toMatchObject({ pages: 1, more: true, loaded: 5_000, sortedByProvider: true });
    expect(first.items).toHaveLength(12);
    const second = await lists.load(host, all, 2, never);
    expect(second.items.map(({ id }) => Number(id))).toEqual(
      Array.from({ length: 24 }, (_, at) => at + 1),
    );
    expect(host.requests).toHaveLength(1);
    expect(lists.missing(all, 3)).toEqual([]);
  });

  test('counts a row that cannot be read as received', async () => {
    const host = fakeHost(paging([...rowsUpTo(11), { id: null }, row(13)]));
    const listing = await createProductLists().load(host, all, 2, never);
    expect(offsets(host)).toEqual([0, 12]);
    expect(listing.items).toHaveLength(12);
  });

  test('starts the calls of a deep link at once, the very same that it makes', async () => {
    const host = fakeHost(paging(rowsUpTo(40)));
    const lists = createProductLists();
    const ahead = lists.missing(all, 3).map(({ request }) => request);
    await lists.load(host, all, 3, never);
    expect(JSON.stringify(host.requests)).toBe(JSON.stringify(ahead));
  });
});

describe('a list of thousands', () => {
  test('is loaded to its end', async () => {
    const rows = rowsUpTo(4_000);
    const host = fakeHost(paging(rows));
    const lists = createProductLists();
    const listing = await lists.load(host, all, 334, never);
    expect(listing.items).toHaveLength(4_000);
    expect(listing).toMatchObject({ more: false, cut: false });
  });

  test('asks for one page more than it has, however many it has', async () => {
    const host = fakeHost(paging(rowsUpTo(4_000)));
    const lists = createProductLists();
    await lists.load(host, all, 320, never);
    const before = host.requests.length;
    await lists.load(host, all, 321, never);
    expect(offsets(host).slice(before)).toEqual([320 * 12]);
  });

  test('asks for no page beyond its total', async () => {
    const pages = paging(rowsUpTo(30));
    const host = fakeHost(async (request) => ({ data: await pages(request), total: 30 }));
    await createProductLists().load(host, all, 50, never);
    // The first calls go out before the total is known.
    expect(Math.max(...offsets(host))).toBe(7 * 12);
    expect(offsets(host)).toHaveLength(8);
  });

  test('says where it goes on but no page does', async () => {
    const pages = paging(rowsUpTo(13_000));
    const host = fakeHost(async (request) => ({ data: await pages(request), total: 13_000 }));
    const listing = await createProductLists().load(host, all, MOST_PAGES, never);
    expect(listing).toMatchObject({ more: false, cut: true });
    expect(cutText(listing)).toBe(
      'These are the first 12,000 of 13,000 products. To see others, filter the list or search.',
    );
  });
});

describe('a list that could not be loaded', () => {
  test('keeps what is there, says so, and is asked for again', async () => {
    let down = true;
    const pages = paging(rowsUpTo(20));
    const host = fakeHost((request) => {
      if (down && (request.body as { offset: number }).offset === 12) throw offline();
      return pages(request);
    });
    const lists = createProductLists();
    const failed = await lists.load(host, all, 2, never);
    expect(failed).toMatchObject({ failed: true, more: false, pages: 1 });
    expect(failed.items).toHaveLength(12);
    expect(host.reports).toMatchObject([{ kind: 'error', part: 'Products' }]);
    down = false;
    const mended = await lists.load(host, all, 2, never);
    expect(mended).toMatchObject({ failed: false, more: false });
    expect(mended.items).toHaveLength(20);
  });
});

describe('switching', () => {
  const of = (id: string): ProductList => ({
    of: { type: 'category', id },
    sort: 'default',
    filter: NO_FILTER,
  });

  test('drops the late answer of a category that was left, A to B to A', async () => {
    const held: { id: string; answer: (rows: unknown[]) => void }[] = [];
    const host = fakeHost(
      ({ body }) =>
        new Promise((resolve) => {
          held.push({ id: (body as { id: string }).id, answer: resolve });
        }),
    );
    const lists = createProductLists();
    const first = new AbortController();
    const a1 = lists.load(host, of('A'), 1, first.signal);
    first.abort();
    const second = new AbortController();
    const b = lists.load(host, of('B'), 1, second.signal);
    second.abort();
    const a2 = lists.load(host, of('A'), 1, never);
    expect(held.map(({ id }) => id)).toEqual(['A', 'B', 'A']);
    held[2]?.answer([row(3)]);
    held[1]?.answer([row(2)]);
    held[0]?.answer([row(1)]);
    await expect(a1).rejects.toMatchObject({ fault: { kind: 'aborted' } });
    await expect(b).rejects.toMatchObject({ fault: { kind: 'aborted' } });
    expect((await a2).items.map(({ id }) => id)).toEqual(['3']);
    const again = await lists.load(host, of('A'), 1, never);
    expect(again.items.map(({ id }) => id)).toEqual(['3']);
  });

  test('keeps one page once, when two loads of a list run side by side', async () => {
    const host = fakeHost(paging(rowsUpTo(20)));
    const lists = createProductLists();
    const [one, two] = await Promise.all([
      lists.load(host, all, 2, never),
      lists.load(host, all, 2, never),
    ]);
    expect(one.items).toHaveLength(20);
    expect(two).toEqual(one);
  });

  test('never shows the products of one category in another, or of one order in another', async () => {
    const host = fakeHost(({ body }) => {
      const { id, filter } = body as { id: string; filter: { sort: string } };
      return [row(id === 'A' ? 1 : 2, { product_name: `${id} ${filter.sort}` })];
    });
    const lists = createProductLists();
    const names = async (list: ProductList) =>
      (await lists.load(host, list, 1, never)).items.map((item) => item.product_name);
    expect(await names(of('A'))).toEqual(['A default']);
    expect(await names(of('B'))).toEqual(['B default']);
    expect(await names({ ...of('A'), sort: 'az' })).toEqual(['A az']);
    expect(
      await names({ of: { type: 'brand', id: 'A' }, sort: 'default', filter: NO_FILTER }),
    ).toEqual(['A default']);
    expect(host.requests).toHaveLength(4);
  });

  test('starts over where the lists are cleared while a page is coming', async () => {
    const pages = paging(rowsUpTo(20));
    let release: (() => void) | undefined;
    const host = fakeHost(async (request) => {
      const { offset } = request.body as { offset: number };
      if (offset > 0) await new Promise<void>((resolve) => (release = resolve));
      return pages(request);
    });
    const lists = createProductLists();
    await lists.load(host, all, 1, never);
    const second = lists.load(host, all, 2, never);
    await vi.waitFor(() => {
      expect(offsets(host)).toEqual([0, 12]);
    });
    lists.clear(host.http);
    release?.();
    await vi.waitFor(() => {
      expect(offsets(host)).toEqual([0, 12, 0, 12]);
    });
    release?.();
    expect((await second).items).toHaveLength(20);
  });

  test('starts over once the lists are cleared', async () => {
    const host = fakeHost(paging(rowsUpTo(20)));
    const lists = createProductLists();
    await lists.load(host, all, 2, never);
    lists.clear(host.http);
    await lists.load(host, all, 1, never);
    expect(offsets(host)).toEqual([0, 12, 0]);
  });
});

describe('the order', () => {
  test('is asked of the provider and kept over the pages', async () => {
    const dearest = rowsUpTo(20).toReversed();
    const host = fakeHost(paging(dearest));
    const listing = await createProductLists().load(host, { ...all, sort: 'priceDesc' }, 2, never);
    expect(host.requests[0]?.body).toMatchObject({ filter: { sort: 'priceDesc' } });
    expect(listing.items.map(({ id }) => Number(id))).toEqual(dearest.map(({ id }) => id));
    expect(listing.sortedByProvider).toBe(true);
  });

  test('is made among what is loaded where the provider ignores it, and says so', async () => {
    const host = fakeHost(paging(rowsUpTo(20)));
    const list: ProductList = { ...all, sort: 'priceDesc' };
    const listing = await createProductLists().load(host, list, 1, never);
    expect(listing.items[0]?.id).toBe('12');
    expect(listing.sortedByProvider).toBe(false);
  });
});
