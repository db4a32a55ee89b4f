/** What each call asks of the provider: under load it serves carts and orders first, searches last. */
import { expect, it } from 'vitest';
import type { AnyCall, Work } from '../src/call';
import { calls } from '../src/calls';

const named = (work: Work) =>
  Object.entries<AnyCall>(calls)
    .filter(([, call]) => call.work === work)
    .map(([name]) => name)
    .sort();

it('searches with these calls alone, whatever their method', () => {
  expect(named('search')).toEqual([
    'findFacetEntries',
    'findStandIns',
    'matchLines',
    'popularSearches',
    'readFacets',
    'readFits',
    'readOfflineCatalogue',
    'readOfflineCatalogueSize',
    'searchProducts',
    'searchSuggestions',
    'tellChosen',
  ]);
});

it('reads with these calls alone what is the same for everybody', () => {
  expect(named('read')).toEqual([
    'listBlogs',
    'listBrands',
    'listCategories',
    'listFeatured',
    'listProductIds',
    'listProducts',
    'listTestimonials',
    'readBlog',
    'readBrand',
    'readCategory',
    'readComparedSpecs',
    'readProduct',
    'readShop',
  ]);
});

it('lets nothing that needs a token wait with the lists', () => {
  const waiting = Object.entries<AnyCall>(calls)
    .filter(([, call]) => call.token === 'required' && call.work !== 'write')
    .map(([name]) => name);
  expect(waiting).toEqual([]);
});

it('writes by all others, also where it only looks at what belongs to somebody', () => {
  expect(named('write')).toEqual(
    expect.arrayContaining(['fetchCart', 'login', 'placeOrder', 'readSharedList']),
  );
});
