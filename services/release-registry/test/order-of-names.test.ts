/** What is named together is answered together: the order of the names changes nothing. */
import { APP_NAMES } from 'shared-contracts/own-apps';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Candidate, Standing } from '../src/check';
import { verdictOnNew } from '../src/verdict';
import { breaking } from './mutations/breaking';
import { builtReleases, changed, candidateOf, less, shellOf } from './mutations/built-releases';

let live: Standing[] = [];
beforeAll(async () => {
  live = await builtReleases();
});

/** Each of them first once, and the other way round. */
const ordersOf = <Item>(items: Item[]): Item[][] => [
  ...items.map((_, at) => [...items.slice(at), ...items.slice(0, at)]),
  items.toReversed(),
];

/** Any two of them come in both orders. */
const bothWays = <Item>(items: Item[]): Item[][] => [items, items.toReversed()];

const answers = (candidates: Candidate[], standing: Standing[], orders = ordersOf) =>
  new Set(orders(candidates).map((order) => verdictOnNew(order, standing).refused.join('\n')));

describe('apps that are named together', () => {
  const places = APP_NAMES.map((_, at) => at);
  const threes = places.flatMap((one) =>
    places.flatMap((two) =>
      places.filter((at) => one < two && two < at).map((at) => [one, two, at]),
    ),
  );

  it.each([
    ['beside what is live', () => live],
    ['where nothing is live yet', () => []],
  ])('may go live %s, all six and every three of them, in any order', (_where, standing) => {
    const fresh = APP_NAMES.map((app) => candidateOf(app, live));
    for (const six of [fresh, fresh.toReversed()])
      expect(verdictOnNew(six, standing()).refused).toEqual([]);
    for (const three of threes) {
      const some = fresh.filter((_, at) => three.includes(at));
      // Alone with nothing beside them they may lack what they need: in any order the same.
      const said = answers(some, standing());
      expect(said.size).toBe(1);
      if (standing().length > 0) expect(said).toEqual(new Set(['']));
    }
  });

  it('may go live in any order when a page goes with its route', () => {
    const withoutRoute = changed(
      {
        app: 'shell',
        change: (contract) => {
          const { pages } = shellOf(contract);
          pages['mfe-content'] = less(pages['mfe-content'] ?? [], 'terms');
        },
      },
      live,
    );
    const withoutPage = changed(
      {
        app: 'mfe-content',
        change: (contract) => {
          contract.pages = less(contract.pages, 'terms');
        },
      },
      live,
    );
    expect(answers([withoutRoute, withoutPage], live)).toEqual(new Set(['']));
  });

  it('may go live in any order when one fills a new slot that the other shows, without a shell', () => {
    const fills = changed(
      {
        app: 'mfe-catalog',
        change: ({ fragments }) => {
          fragments['catalog.deals'] = { type: 'object', properties: {} };
        },
        release: (candidate) => ({
          ...candidate,
          manifest: {
            ...candidate.manifest,
            fragments: { ...candidate.manifest.fragments, 'catalog.deals': [] },
          },
        }),
      },
      live,
    );
    const shows = changed(
      {
        app: 'mfe-content',
        change: ({ slots }) => {
          slots['catalog.deals'] = { type: 'object', properties: {} };
        },
      },
      live,
    );
    expect(answers([fills, shows], live)).toEqual(new Set(['']));
    expect(answers([shows], live)).not.toEqual(new Set(['']));
  });

  // A third of them; each alone is in mutations.test.ts.
  it.each(breaking.filter((_, at) => at % 3 === 0))(
    'get one answer in any order when $name ($app)',
    (mutation) => {
      const others = (['shell', 'mfe-content', 'mfe-catalog'] as const).filter(
        (app) => app !== mutation.app,
      );
      const candidates = [changed(mutation, live), ...others.map((app) => candidateOf(app, live))];
      const said = answers(candidates, live, bothWays);
      expect(said.size).toBe(1);
      expect(said).not.toEqual(new Set(['']));
    },
  );
});

describe('a field that one side of two new ones does not know', () => {
  const add = 'cart.add-to-cart';
  const cart = 'mfe-cart-checkout';
  const catalog = 'mfe-catalog';

  it('is refused where its taker has taken it away', () => {
    const without = changed(
      {
        app: cart,
        change: ({ fragments }) => {
          delete (fragments[add]?.properties as Record<string, unknown>).layout;
        },
      },
      live,
    );
    const said = answers([without, candidateOf(catalog, live)], live);
    expect(said.size).toBe(1);
    expect([...said][0]).toContain(`slot ${add}, layout`);
  });

  it('is none where its sender has added it', () => {
    const more = changed(
      {
        app: catalog,
        change: ({ slots }) => {
          (slots[add]?.properties as Record<string, unknown>).note = { type: 'string' };
        },
      },
      live,
    );
    expect(answers([more, candidateOf(cart, live)], live)).toEqual(new Set(['']));
  });
});
