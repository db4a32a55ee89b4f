/** The calls of which `bench scale` measures the time, each with bodies that differ by turn. */
import { fraction } from 'demo-catalogue/seeded';
import { judgedQueries } from '../test/judged/judged-queries';

export type Sent = { path: string; body?: object };

/** What a shop offers to ask for. */
export type Offer = { products: number; ids: number[]; brands: number[]; categories: number[] };

export type MeasuredCall = {
  name: string;
  /** The most that the call may take at the larger shop: times the smaller one's. */
  goal: { postgres: number; pglite: number };
  sent: (turn: number, offer: Offer) => Sent;
};

const LISTED = { postgres: 2, pglite: 4 };
const SEARCHED = { postgres: 4, pglite: 8 };
const PAGE = 12;

const list = '/api/store/products';
const typed = ['dr', 'dri', 'drill', 'hamm', 'gen', 'wel', 'grinder', 'safety', 'bolt', 'hydr'];
const queries = judgedQueries().map(({ query }) => query);
/** Typed by mistake, in a hurry, or to test the search. */
const odd = ['d', 'dr', '100', 'steel', 'mm', 'zzzz', 'qqqq wwww', '!!!', 'drill 🔧'];
const searched = [...queries, ...odd];
const nth = <Value>(values: readonly Value[], turn: number): Value =>
  values[turn % values.length] as Value;

/** A page far into the order of names. */
const byName = (turn: number, from: number): Sent => ({
  path: list,
  body: {
    limit: PAGE,
    offset: Math.max(0, from + (turn % 20)),
    filter: { sort: nth(['az', 'za'], turn) },
  },
});

export const measuredCalls: readonly MeasuredCall[] = [
  {
    name: 'list, first page with its total',
    goal: LISTED,
    sent: () => ({ path: list, body: { limit: PAGE, offset: 0, with_total: true } }),
  },
  {
    name: 'list, next pages',
    goal: LISTED,
    sent: (turn) => ({ path: list, body: { limit: PAGE, offset: ((turn % 40) + 1) * PAGE } }),
  },
  {
    name: 'list, from its middle',
    goal: LISTED,
    sent: (turn, { products }) => ({
      path: list,
      body: { limit: PAGE, offset: Math.floor(products / 2) + (turn % 20) },
    }),
  },
  {
    name: 'name order, from its middle',
    goal: SEARCHED,
    sent: (turn, { products }) => byName(turn, Math.floor(products / 2)),
  },
  {
    name: 'name order, near its end',
    goal: LISTED,
    sent: (turn, { products }) => byName(turn, products - 40),
  },
  {
    name: 'price order',
    goal: LISTED,
    sent: (turn) => ({
      path: list,
      body: {
        limit: PAGE,
        offset: (turn % 10) * PAGE,
        filter: { sort: nth(['priceAsc', 'priceDesc'], turn) },
      },
    }),
  },
  {
    name: 'filtered list',
    goal: LISTED,
    sent: (turn, { categories, brands }) => ({
      path: list,
      body: {
        limit: PAGE,
        offset: 0,
        ...(turn % 2 === 0
          ? { type: 'category', id: String(nth(categories, turn)) }
          : { type: 'brand', id: String(nth(brands, turn)) }),
        filter: { price_min: 500, price_max: 9000, in_stock: true },
      },
    }),
  },
  {
    name: "category's page",
    goal: LISTED,
    sent: (turn, { categories }) => ({
      path: `/api/store/products/category/${nth(categories, turn)}`,
    }),
  },
  {
    name: 'details',
    goal: LISTED,
    sent: (turn, { ids }) => ({ path: `/api/store/products/details/${nth(ids, turn)}` }),
  },
  { name: 'categories', goal: LISTED, sent: () => ({ path: '/api/category' }) },
  { name: 'brands', goal: LISTED, sent: () => ({ path: '/api/brands' }) },
  {
    name: 'suggestions',
    goal: LISTED,
    sent: (turn) => ({
      path: `/api/store/products/search/suggestions?q=${encodeURIComponent(nth(typed, turn))}`,
    }),
  },
  {
    name: 'search',
    goal: SEARCHED,
    sent: (turn) => ({
      path: '/api/store/products/search',
      body: { query: nth(searched, turn), limit: 20, offset: 0, include_highlights: true },
    }),
  },
  {
    name: "facets of a category's list",
    goal: SEARCHED,
    sent: (turn, { categories }) => ({
      path: '/api/store/products/search/facets',
      body: { type: 'category', id: String(nth(categories, turn)) },
    }),
  },
];

/** Which of the ids are read, the same ones on every run. */
export const drawn = (count: number, from: number): number[] =>
  Array.from({ length: count }, (_, at) => Math.floor(fraction('drawn', at) * from));
