import { describe, expect, test } from 'vitest';
import type { ProductListItem } from 'shared-contracts/wire/product';
import { passes } from 'shared-contracts/filter-passes';
import {
  filterOf,
  keyOfFilter,
  NO_FILTER,
  NO_NAMES,
  priceTyped,
  sizeOf,
  wireFilterOf,
  withFilter,
  type ListFilter,
} from 'shared-contracts/list-filter';
import { shownText } from '../src/listing/listing';
import { createProductLists } from '../src/listing/product-lists';
import { pageBody, type ProductList } from '../src/listing/product-list';
import { fakeHost, paging, row, rowsUpTo } from './fake-host';

const filterAt = (query: string, fixed?: 'brand' | 'category') =>
  filterOf(new URLSearchParams(query), fixed);
const filter = (part: Partial<ListFilter>): ListFilter => ({ ...NO_FILTER, ...part });

describe('a link to a filtered list', () => {
  test.each([
    { query: '', says: {} },
    { query: 'brand=1&brand=2&brand=1', says: { brands: ['1', '2'] } },
    { query: 'category=7&in_stock=1', says: { categories: ['7'], inStock: true } },
    { query: 'price_min=99.50&price_max=1000', says: { priceMin: 9950, priceMax: 100_000 } },
    { query: 'price_min=900&price_max=100', says: { priceMin: 10_000, priceMax: 90_000 } },
    { query: 'price_min=0', says: {} },
    { query: 'price_min=-5&price_max=1e9&in_stock=yes&brand=', says: {} },
    { query: `brand=${'x'.repeat(65)}`, says: {} },
  ])('"$query" is read as it is meant', ({ query, says }) => {
    expect(filterAt(query)).toEqual(filter(says));
  });

  test('can’t choose what its page has chosen already', () => {
    expect(filterAt('brand=1&category=2', 'brand')).toEqual(filter({ categories: ['2'] }));
    expect(filterAt('brand=1&category=2', 'category')).toEqual(filter({ brands: ['1'] }));
  });

  test('takes no more ids than the provider does', () => {
    const many = Array.from({ length: 80 }, (_, at) => `brand=${at}`).join('&');
    expect(filterAt(many).brands).toHaveLength(50);
  });

  test('says what was chosen, keeps the order, and starts at the first page', () => {
    const chosen = filter({ brands: ['3'], priceMin: 9950, inStock: true });
    const next = withFilter(new URLSearchParams('sort=az&pages=4&category=9'), chosen);
    expect(next.toString()).toBe('sort=az&brand=3&price_min=99.5&in_stock=1');
    expect(filterOf(next)).toEqual(chosen);
    expect(withFilter(next, NO_FILTER).toString()).toBe('sort=az');
  });
});

describe('a typed price', () => {
  test.each([
    ['1,500', 150_000],
    ['₱ 99.5', 9950],
    ['0', null],
    ['', null],
    ['abc', null],
    ['1.234', null],
    ['-3', null],
  ])('%s is %s centavos', (text, centavos) => {
    expect(priceTyped(text)).toBe(centavos);
  });
});

describe('the call for a filtered list', () => {
  test('carries only what narrows it, prices in pesos', () => {
    const list: ProductList = {
      of: { type: 'category', id: '4' },
      sort: 'az',
      filter: filter({ brands: ['2'], priceMin: 9950, priceMax: 100_000, inStock: true }),
    };
    expect(pageBody(list, 12)).toEqual({
      limit: 12,
      offset: 12,
      id: '4',
      type: 'category',
      filter: { sort: 'az', brand: ['2'], price_min: 99.5, price_max: 1000, in_stock: true },
    });
    expect(wireFilterOf(NO_FILTER)).toEqual({});
  });

  test('is another list for another filter', () => {
    expect(keyOfFilter(filter({ brands: ['1'] }))).not.toBe(keyOfFilter(filter({ brands: ['2'] })));
    expect(keyOfFilter(NO_FILTER)).toBe('');
    expect(sizeOf(filter({ brands: ['1', '2'], priceMin: 1, priceMax: 2, inStock: true }))).toBe(4);
  });
});

describe('what a filter lets through', () => {
  const item = (part: Partial<ProductListItem>): ProductListItem => ({
    id: '1',
    product_name: 'Drill',
    brand_name: 'Torvane',
    category_name: 'Drills',
    description: '',
    price: 10_000,
    in_stock: true,
    first_image: null,
    ...part,
  });
  const names = { brands: { '7': 'Torvane' }, categories: { '3': 'Drills' } };

  test.each([
    { by: { priceMin: 10_000, priceMax: 10_000 }, of: {}, through: true, why: 'both ends' },
    { by: { priceMin: 10_001 }, of: {}, through: false, why: 'too cheap' },
    { by: { priceMax: 9999 }, of: {}, through: false, why: 'too dear' },
    { by: { priceMax: 9999 }, of: { price: null }, through: false, why: 'no price, no range' },
    { by: { inStock: true }, of: { in_stock: false }, through: false, why: 'known to be out' },
    { by: { inStock: true }, of: { in_stock: null }, through: true, why: 'nothing known' },
    { by: { brands: ['7'] }, of: { brand_name: ' TORVANE ' }, through: true, why: 'its brand' },
    { by: { brands: ['7'] }, of: { brand_name: 'Halvorn' }, through: false, why: 'another brand' },
    { by: { brands: ['8'] }, of: { brand_name: 'Halvorn' }, through: true, why: 'unknown name' },
    { by: { brands: ['7'] }, of: { brand_name: '' }, through: true, why: 'brand not said' },
    { by: { categories: ['3'] }, of: { category_name: 'Saws' }, through: false, why: 'another' },
  ])('$why: $through', ({ by, of, through }) => {
    expect(passes(item(of), filter(by), names)).toBe(through);
  });
});

describe('a provider that ignores the filter', () => {
  const list: ProductList = {
    of: { type: 'all' },
    sort: 'default',
    filter: filter({ priceMin: 10_100 }),
  };
  const never = new AbortController().signal;

  test('has its list filtered among what is loaded, which says so', async () => {
    const host = fakeHost(paging(rowsUpTo(30)));
    const lists = createProductLists();
    const first = await lists.load(host, list, 1, never);
    expect(first.items.map(({ id }) => id)).toEqual(['11', '12']);
    expect(first.more).toBe(true);
    expect(shownText(first)).toBe('2 products shown, filtered among the 12 loaded');
    const all = await lists.load(host, list, 3, never);
    expect(all.items).toHaveLength(20);
    expect(shownText({ ...all, sortedByProvider: false })).toBe(
      '20 products shown, sorted and filtered among the 30 loaded',
    );
  });

  test('is believed about the number of all products only where it did filter', async () => {
    const counted = (data: unknown[]) => fakeHost(() => ({ data, total: 46 }));
    const cut = await createProductLists().load(counted([row(11), row(12)]), list, 1, never);
    expect(shownText(cut)).toBe('2 of 46 products');
    const other = await createProductLists().load(counted([row(1), row(12)]), list, 1, never);
    expect(shownText(other)).toBe('1 product shown, filtered among the 2 loaded');
  });

  test('is not accused where it did filter', async () => {
    const host = fakeHost(() => [row(11), row(12)]);
    const listing = await createProductLists().load(host, list, 1, never);
    expect(listing.names).toEqual(NO_NAMES);
    expect(shownText(listing)).toBe('2 products shown');
  });
});
