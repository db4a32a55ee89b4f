import { expect, it } from 'vitest';
import { articleOf } from '../src/quick-lines/article';
import type { Fit } from '../src/quick-lines/compare';
import { comparedWith, meaningOf } from '../src/quick-lines/meaning';
import { pastedLine } from '../src/quick-lines/pasted-line';

const fit = (variantId: number, score: number, price: number | null, inStock = true): Fit => ({
  article: {
    variantId,
    isDefault: true,
    inStock,
    price,
    oneOfSeveral: false,
    codes: new Set(),
    productWords: [],
    variantWords: [],
    named: new Set(),
    told: new Set(),
  },
  score,
  run: null,
  isNamed: false,
});

it('shows every article that a line fits equally, what can be bought and is cheapest first', () => {
  const fits = [
    fit(1, 80.6, 900),
    fit(2, 80, 100, false),
    fit(3, 80.3, 500),
    fit(4, 80, null),
    ...[5, 6, 7, 8].map((id) => fit(id, 80.9, 1000 + id)),
    fit(9, 60, 50),
  ];
  const { outcome, variantIds, more } = meaningOf(fits, true);
  expect(outcome).toBe('likely');
  expect(variantIds).toEqual([3, 1, 5, 6, 7, 8, 2, 4]);
  expect(more).toBe(false);
});

it('says that others fit as well where there are too many to show, and has the cheapest', () => {
  const fits = Array.from({ length: 20 }, (_, at) => fit(at, 80, 1000 - at));
  const { variantIds, more } = meaningOf(fits, true);
  expect(variantIds).toHaveLength(12);
  expect(variantIds[0]).toBe(19);
  expect(more).toBe(true);
  // Not everything that has the line's words was compared.
  expect(meaningOf(fits.slice(0, 3), false).more).toBe(true);
  expect(meaningOf(fits.slice(0, 1), false).more).toBe(false);
});

it.each([
  ['#7 HSS drill bit', 'HSS drill bit #7', 'exact'],
  ['HSS drill bit no. 7', 'HSS drill bit #7', 'exact'],
  ['#7 HSS drill bit', 'HSS drill bit 5.105 mm', 'likely'],
  ['#7 HSS drill bit', 'HSS drill bit 5.1 mm', 'likely'],
  ['E HSS drill bit', 'HSS drill bit 1/4 in', 'likely'],
  ['7 mm HSS drill bit', 'HSS drill bit #7', 'likely'],
  ['#7', 'HSS drill bit #7', 'none'],
] as const)('asks whether %j is %j unless it is named so: %s', (line, productName, outcome) => {
  const synonyms = { of: new Map<string, string[]>(), phraseMost: 1, words: [] };
  const article = articleOf({
    ...{ variantId: 1, isDefault: true, inStock: true, price: 100, oneOfSeveral: false },
    ...{ productName, variantName: '', numbers: [], told: new Set<string>() },
  });
  expect(comparedWith(pastedLine(line, 0, synonyms), [article], true).outcome).toBe(outcome);
});
