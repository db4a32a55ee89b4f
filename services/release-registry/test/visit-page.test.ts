/** A page that is visited in a real browser, with what is live and with a release that has a break. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seenDifferences } from '../src/visits/compare-seen';
import { browserHere } from '../src/visits/open-browser';
import type { PageSeen } from '../src/visits/page-seen';
import { SIZES, type Size } from '../src/visits/sizes';
import { openVisitor, type Visitor } from '../src/visits/visit-page';
import { openVisitedShop, type PlantedPage, type VisitedShop } from './visited-shop';

const BUTTON = '<button type="button" aria-expanded="false" id="more">More</button>';
const BUSY = 'const until = Date.now() + 900; while (Date.now() < until);';

/** What a release does otherwise, by its name. */
const planted: Record<string, PlantedPage> = {
  loop: { runs: 'setTimeout(() => { for (;;); }, 300);' },
  throws: {
    runs: `if (matchMedia('(pointer: coarse)').matches) setTimeout(() => { throw new Error('planted'); });`,
  },
  lost: { runs: 'setTimeout(() => more.remove(), 100);' },
  wide: { markup: `${BUTTON}<div style="width:900px">Two left</div>` },
  leak: {
    runs: `const all = []; addEventListener('changed', () => all.push(Array.from({ length: 3e5 }, Math.random)));`,
  },
  sends: { runs: `fetch('/api/cart', { method: 'DELETE' }).catch(() => undefined);` },
  dead: { runs: 'more.replaceWith(more.cloneNode(true));' },
  busy: { runs: `setTimeout(() => { ${BUSY} }, 50);` },
};
const versionOf = (name: string) => `1.1.0-${name}`;

const [phone, desk] = SIZES;
let shop: VisitedShop;
let visitor: Visitor;
const live: Record<string, PageSeen> = {};

const seen = (name: string, size: Size | undefined) => {
  if (!size) throw new Error('there are two sizes');
  const wanted = { origin: shop.origin, path: '/', app: 'mfe-search', version: versionOf(name) };
  return visitor.visit(wanted, size);
};

beforeAll(async () => {
  const releases = Object.entries(planted).map(([name, page]) => [versionOf(name), page]);
  shop = await openVisitedShop(Object.fromEntries(releases) as typeof planted);
  visitor = await openVisitor(await browserHere(), 3_000);
  live.desk = await seen('live', desk);
  live.phone = await seen('live', phone);
}, 60_000);
afterAll(async () => {
  await visitor.close();
  await shop.close();
});

async function said(name: string, size = phone): Promise<string[]> {
  const before = live[size?.name ?? ''];
  if (!before) throw new Error('it was not visited live');
  return seenDifferences([before], [await seen(name, size)]).map(({ says }) => says);
}

describe('a visit', () => {
  it('says nothing of a release without a change, in either size', async () => {
    expect(await said('unchanged')).toEqual([]);
    expect(await said('unchanged', desk)).toEqual([]);
  });

  it('reads by the contract, and sends nothing that would change something', async () => {
    expect(live.desk?.calls).toEqual(['POST /api/store/products']);
    expect(await said('sends')).toEqual(['would send: DELETE /api/cart']);
    expect([...new Set(shop.came)]).toEqual(['POST /api/store/products']);
  });

  it('opens what opens, and types where somebody searches', () => {
    expect(live.phone?.opened).toContain('More: text: Opened');
    expect(live.phone?.opened).toContain('typed: searchbox "Search": drill');
  });

  it('sees a throw on phones only', async () => {
    expect(await said('throws')).toEqual(['an error: Error: planted']);
  });

  it('sees a button that is gone once the browser has taken the page over', async () => {
    expect((await said('lost'))[0]).toBe('gone: button "More"');
  });

  it('sees a button that does nothing', async () => {
    expect(await said('dead')).toContain('new where a part is opened: More: nothing opens');
  });

  it('sees what is wider than a phone', async () => {
    expect((await said('wide'))[0]).toBe('wider than the screen: div "Two left"');
  });

  it('sees a leak by what each change of the page leaves behind', async () => {
    expect(await said('leak', desk)).toEqual(['memory grows with each change of the page']);
  });

  it('sees a script that takes the processor', async () => {
    expect(await said('busy')).toEqual(['long tasks take longer']);
  });

  it('ends a page that never answers, and goes on with the next', async () => {
    expect((await said('loop'))[0]).toBe('the page never answers');
    expect(await said('unchanged')).toEqual([]);
  });
});
