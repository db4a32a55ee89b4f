/** Searches in the catalogue that a browser keeps; `pnpm bench offline-catalogue` compares them with the provider's. */
import { valueOf } from 'shared-contracts/call';
import { readOfflineCatalogue } from 'shared-contracts/calls/offline-catalogue';
import { NO_FILTER } from 'shared-contracts/list-filter';
import type { SortId } from 'shared-contracts/wire/product';
import { describe, expect, it } from 'vitest';
import { indexed } from '../src/offline/english-stem';
import { offlineIndexOf, type OfflineIndex } from '../src/offline/offline-index';
import { searchIndex } from '../src/offline/search-index';
import { strengthOf } from '../src/offline/stem-index';
import { wordSimilarity } from '../src/offline/word-similarity';
import { offlineAnswer, type OfflineProduct } from './offline-answer';

const read = (products: OfflineProduct[], more?: object) =>
  valueOf(readOfflineCatalogue, offlineAnswer(products, more));

const range: OfflineProduct[] = [
  {
    id: 1,
    name: 'Halvorn HD18 Hammer Drill 18 V',
    title: 'Hammer Drill',
    category: 'Power Tools',
    variants: [
      { name: 'Bare tool', model: 'HD18-Z', price: 90 },
      { name: 'Kit', model: 'HD18-K2', price: 150, in_stock: 0 },
    ],
  },
  { id: 2, name: 'Drill Bit Set', title: 'Drill Bit Set', category: 'Accessories' },
  { id: 3, name: 'Claw Hammer', title: 'Claw Hammer', description: 'Pulls nails.' },
  { id: 4, name: 'Welding Helmet', title: 'Welding Helmet', brand: 'Sparx' },
  { id: 5, name: 'Hex Bolts M8', title: 'Hex Bolts', variants: [{ name: 'M8 × 50', price: null }] },
];
const index = offlineIndexOf(read(range), null);

const search = (query: string, of: OfflineIndex = index, sort: SortId | null = null) =>
  searchIndex(of, {
    query,
    limit: 20,
    sort,
    filters: NO_FILTER,
    names: { brands: {}, categories: {} },
  });
const named = (query: string, of?: OfflineIndex) =>
  search(query, of).found.map(({ item }) => Number(item.id));

describe('a search in the offline catalogue', () => {
  it.each([
    ['a name, the machine before its accessory', 'drill', [1, 2]],
    ['all words', 'hammer drill', [1]],
    ['another form of the word', 'helmets', [4]],
    ['the beginning of a word', 'weld', [4]],
    ['a brand', 'sparx', [4]],
    ['a size of a variant', 'm8x50', [5]],
    ['a piece of a model number', 'd18-k', [1]],
    ['another name of the shop', 'barena', [1, 2]],
    ['a typo', 'helmt', [4]],
    ['two words without a space', 'hammerdrill', [1]],
    ['nearly all of its words', 'claw hammer unobtainium', [3]],
    ['nothing that only a description mentions beside', 'xylophone cake', []],
    ['nothing without a word', '!?', []],
  ])('finds %s', (_, query, ids) => {
    expect(named(query)).toEqual(ids);
  });

  it('says what was meant, what is lacking, and what only descriptions mention', () => {
    expect(search('helmt').meant).toBe('helmet');
    expect(search('claw hammer unobtainium').lacking).toEqual(['unobtainium']);
    expect(search('nails')).toMatchObject({ mentioned: true, total: 1 });
    expect(search('drill')).toMatchObject({ mentioned: false, meant: null, lacking: [] });
  });

  it('shows a product as a list does, with the variant that the query names', () => {
    const [drill] = search('HD18-K2').found;
    expect(drill?.item).toMatchObject({
      product_name: 'Halvorn HD18 Hammer Drill 18 V',
      price: 9000,
      price_from: 9000,
      in_stock: true,
      variant_count: 2,
      unit: 'piece',
    });
    expect(drill?.variant).toMatchObject({ variant_name: 'Kit', price: 15_000, in_stock: false });
    expect(search('bolt').found[0]?.item).toMatchObject({ price: null, price_from: null });
  });

  it('orders and narrows as the shopper asks', () => {
    const asked = { query: 'drill', limit: 20, sort: 'priceAsc' as const };
    const names = { brands: {}, categories: {} };
    const cheap = searchIndex(index, {
      ...asked,
      filters: { ...NO_FILTER, priceMax: 9500 },
      names,
    });
    expect([cheap.total, cheap.found.map(({ item }) => item.id)]).toEqual([1, ['1']]);
    expect(search('drill', index, 'priceDesc').found.map(({ item }) => item.id)).toEqual([
      '2',
      '1',
    ]);
  });

  it('has what changed since, and not what is gone', () => {
    const changes = read(
      [
        { id: 2, name: 'Masonry Bit Set' },
        { id: 9, name: 'Drill Press' },
      ],
      {
        whole: false,
        gone: ['1'],
        made_at: '2026-06-02T06:05:00.000Z',
      },
    );
    const later = offlineIndexOf(read(range), changes);
    expect(named('drill', later)).toEqual([9]);
    expect(named('masonry', later)).toEqual([2]);
    expect(later.asOf).toBe('2026-06-02T06:05:00.000Z');
  });
});

describe('what a search in it is made of', () => {
  it.each([
    ['batteries', 'batteri'],
    ['hopping', 'hop'],
    ['hoping', 'hope'],
    ['added', 'add'],
    ['agreed', 'agre'],
    ['relational', 'relat'],
    ['generators', 'generat'],
    ['conditional', 'condit'],
    ['adjustable', 'adjust'],
    ['skies', 'sky'],
    ['yes', 'yes'],
    ['m8x50', 'm8x50'],
    ['the', null],
  ])('has %s in the index as %s', (word, stem) => {
    expect(indexed(word)).toBe(stem);
  });

  it('counts what stands in a name more, and a second time less', () => {
    expect(strengthOf('A')).toBeCloseTo(0.6079, 4);
    expect(strengthOf('D')).toBeCloseTo(0.2024, 4);
    expect(strengthOf('AD')).toBeCloseTo(0.6585, 4);
    expect(strengthOf('DA')).toBeCloseTo(0.8104, 4);
  });

  it('compares words by their letter triples', () => {
    expect(wordSimilarity('grinder', 'grinders')).toBeCloseTo(0.875, 4);
    expect(wordSimilarity('drill', 'drill')).toBe(1);
    expect(wordSimilarity('drill', 'hammer')).toBe(0);
  });
});
