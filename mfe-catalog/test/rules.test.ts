import { describe, expect, test } from 'vitest';
import { filterByName } from '../src/directory/name-filter';
import { pagesOf, sortOf, withPages, withSort } from '../src/listing/list-url';
import { copiesOf } from '../src/marquee/copies';
import { chosenVariant } from '../src/product/chosen-variant';
import { differingLabels, NOT_SAID, specOf } from '../src/product/spec-differences';
import { thumbnailsAround } from '../src/product/thumbnails';

describe('the variant that a product opens with', () => {
  const variants = [
    { id: '11', default: false },
    { id: '12', default: true },
    { id: '13', default: false },
  ];

  test.each([
    { asked: '13', pageId: '11', chosen: '13', why: 'the one that the link asks for' },
    { asked: null, pageId: '11', chosen: '11', why: "the one of a cart line's link" },
    { asked: '99', pageId: '11', chosen: '11', why: 'that, when an unknown one is asked for' },
    { asked: null, pageId: '1', chosen: '12', why: 'the default one' },
    { asked: '', pageId: '1', chosen: '12', why: 'the default one, when nothing is asked for' },
  ])('is $why', ({ asked, pageId, chosen }) => {
    expect(chosenVariant(variants, asked, pageId)?.id).toBe(chosen);
  });

  test('is the first where none is the default, and none where there is none', () => {
    const plain = variants.map(({ id }) => ({ id, default: false }));
    expect(chosenVariant(plain, null, '1')?.id).toBe('11');
    expect(chosenVariant([], null, '1')).toBeUndefined();
  });
});

describe('the columns of the variant table', () => {
  const of = (specs: Record<string, string>) => ({
    specs: Object.entries(specs).map(([label, value]) => ({ label, specs: value })),
  });

  test('are the specs in which variants differ, in their own order', () => {
    const variants = [
      of({ Voltage: '220 V', Chuck: '10 mm', Weight: '1.5 kg' }),
      of({ Voltage: '220 V', Chuck: '13 mm', Weight: '1.9 kg' }),
    ];
    expect(differingLabels(variants)).toEqual(['Chuck', 'Weight']);
  });

  test('count a spec that one of them does not have', () => {
    const variants = [of({ Case: 'yes' }), of({})];
    expect(differingLabels(variants)).toEqual(['Case']);
    expect(variants.map(({ specs }) => specOf(specs, 'Case'))).toEqual(['yes', NOT_SAID]);
  });

  test('are none where variants say the same, or nothing', () => {
    expect(differingLabels([of({ Voltage: '220 V' }), of({ Voltage: ' 220 V ' })])).toEqual([]);
    expect(differingLabels([of({}), of({})])).toEqual([]);
    expect(differingLabels([])).toEqual([]);
  });

  test('put all rows of one label into one cell', () => {
    const { specs } = { specs: [1, 2].map((at) => ({ label: 'Bits', specs: `${at} mm` })) };
    expect(specOf(specs, 'Bits')).toBe('1 mm, 2 mm');
  });
});

describe('the search box of categories and brands', () => {
  const entries = ['Hand Tools', 'Power Tools', 'Paint & Finishes'].map((name) => ({ name }));

  test.each([
    ['', ['Hand Tools', 'Power Tools', 'Paint & Finishes']],
    ['t', ['Hand Tools', 'Power Tools', 'Paint & Finishes']],
    ['TOOL', ['Hand Tools', 'Power Tools']],
    ['  pow ', ['Power Tools']],
    ['& f', ['Paint & Finishes']],
    ['.*', []],
  ])('finds by %o', (typed, found) => {
    expect(filterByName(entries, typed).map(({ name }) => name)).toEqual(found);
  });
});

describe("a list's link", () => {
  const url = (text: string) => new URLSearchParams(text);

  test.each([
    ['', 1],
    ['pages=3', 3],
    ['pages=0', 1],
    ['pages=-2', 1],
    ['pages=2.5', 1],
    ['pages=x', 1],
    ['pages=999999', 1_000],
  ])('%o shows %d pages', (text, pages) => {
    expect(pagesOf(url(text))).toBe(pages);
  });

  test('knows the sort options and takes nothing else', () => {
    expect(sortOf(url('sort=az'), 'za')).toBe('az');
    expect(sortOf(url('sort=cheapest'), 'default')).toBe('default');
    expect(sortOf(url(''), 'default')).toBe('default');
    expect(sortOf(url(''), 'za')).toBe('za');
  });

  test('starts at the first page in another order, and keeps the order with more pages', () => {
    expect(withSort(url('pages=4&sort=az'), 'za').toString()).toBe('sort=za');
    expect(withSort(url('pages=4&sort=az'), 'default').toString()).toBe('');
    expect(withPages(url('sort=az'), 2).toString()).toBe('sort=az&pages=2');
  });
});

test('five thumbnails are seen at a time', () => {
  expect(thumbnailsAround(0, 3)).toEqual({ from: 0, to: 3 });
  expect(thumbnailsAround(4, 12)).toEqual({ from: 0, to: 5 });
  expect(thumbnailsAround(5, 12)).toEqual({ from: 5, to: 10 });
  expect(thumbnailsAround(11, 12)).toEqual({ from: 10, to: 12 });
});

test('brands stand in the marquee four times when there are few of them', () => {
  expect([1, 5, 6, 30].map(copiesOf)).toEqual([4, 4, 3, 3]);
});
