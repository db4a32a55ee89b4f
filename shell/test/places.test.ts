/** Which pages offer a place to other teams, and what becomes of one that is closed. */
import { places } from 'shared-contracts/places';
import type { Registry } from 'shared-contracts/release';
import { expect, it } from 'vitest';
import { chosenReleases } from '../server/releases/chosen-releases';
import { placeOfPage } from '../src/places/place-of-page';
import { routes } from '../src/routes';
import { manifestOf } from './release-manifest';

const version = '1.0.0-aaaaaaaa';
const APP = 'mfe-reviews';
const offered = routes.flatMap((route) => {
  const place = placeOfPage(route.path.replaceAll(/:\w+/g, '7'));
  return place ? [{ ...place, route }] : [];
});

it('each place that the contracts name is below one page, and no other place is', () => {
  expect(offered.map(({ name }) => name).sort()).toEqual(Object.keys(places).sort());
});

it('no page offers one that asks who the shopper is, or takes an order', () => {
  for (const { route } of offered) {
    expect(route).toMatchObject({ kind: 'remote', layout: 'landing' });
    expect(route.path).not.toMatch(/login|register|password|checkout|details|quotation/);
  }
});

it('passes what its contract says, of the path alone', () => {
  for (const { name, props } of offered) expect(places[name].safeParse(props).success).toBe(true);
  expect(placeOfPage('/products/7/')).toEqual({
    name: 'below.product',
    props: { product_id: '7' },
  });
  expect(placeOfPage('/no-such-page')).toBeNull();
});

it('a place that is closed is in no release that a shopper gets, and the others stay', () => {
  const fragments = { 'below.product': ['entry.js'], 'below.home': ['entry.js'] };
  const manifest = { ...manifestOf(APP, version), fragments };
  const release = { publishedAt: '2026-01-01T00:00:00Z', manifest };
  const state = { live: version, canary: null, lastKnownGood: null };
  const registry: Registry = {
    revision: 1,
    history: [],
    apps: { [APP]: { ...state, releases: { [version]: release } } },
  };
  const given = (closedPlaces?: string[]) => {
    const { set } = chosenReleases({ ...registry, closedPlaces }, null, {
      [APP]: 'https://a.example',
    });
    return Object.keys(set[APP]?.fragments ?? {});
  };
  expect(given()).toEqual(['below.product', 'below.home']);
  expect(given(['below.product'])).toEqual(['below.home']);
});
