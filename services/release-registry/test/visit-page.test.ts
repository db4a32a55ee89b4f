/** A page that is visited in a real browser, with what is live and with a release that has a break. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findChromium } from 'tooling/run/chromium';
import { seenDifferences } from '../src/visits/compare-seen';
import { browserHere } from '../src/visits/open-browser';
import type { PageSeen } from '../src/visits/page-seen';
import { SIZES, type Size } from '../src/visits/sizes';
import { visitShadow } from '../src/visits/visit-shadow';
import { openVisitor, type Visitor } from '../src/visits/visit-page';
import { versionOf, visitedBreaks, type VisitedBreak } from './visited-breaks';
import { openVisitedShop, type VisitedShop } from './visited-shop';

const [phone, desk] = SIZES;
let shop: VisitedShop;
let visitor: Visitor;
const live: Record<string, PageSeen> = {};

const seen = (name: string, size: Size | undefined, by = visitor) => {
  if (!size) throw new Error('there are two sizes');
  const wanted = { origin: shop.origin, path: '/', app: 'mfe-search', version: versionOf(name) };
  return by.visit(wanted, size);
};

beforeAll(async () => {
  process.env.CHROMIUM_PATH ??= await findChromium(console.log, { withoutWindows: true });
  shop = await openVisitedShop(
    Object.fromEntries(visitedBreaks.map((each) => [versionOf(each.name), each])),
  );
  visitor = await openVisitor(await browserHere(), 3_000);
  [live.desk, live.phone] = await Promise.all([seen('live', desk), seen('live', phone)]);
}, 60_000);
afterAll(async () => {
  await visitor.close();
  await shop.close();
});

async function said(name: string, size = phone, by = visitor): Promise<string[]> {
  const before = live[size?.name ?? ''];
  if (!before) throw new Error('it was not visited live');
  return seenDifferences([before], [await seen(name, size, by)]).map(({ says }) => says);
}

describe('a visit', () => {
  it('says nothing of a release without a change, in either size', async () => {
    expect(await Promise.all([said('unchanged'), said('unchanged', desk)])).toEqual([[], []]);
  });

  it('reads by the contract, opens what opens, and types where somebody searches', () => {
    expect(live.desk?.calls).toEqual(['POST /api/store/products']);
    expect(live.phone?.opened).toContain('More: text: Opened');
    expect(live.phone?.opened).toContain('typed: searchbox "Search": drill');
  });

  const ending = ({ says }: VisitedBreak) => says === 'the page never answers';

  it.concurrent.each(visitedBreaks.filter((each) => !ending(each)))(
    'sees that $name',
    async ({ name, on, says }) => {
      expect((await said(name, on === 'phone' ? phone : desk))[0]).toBe(says);
    },
  );

  it.concurrent.each(visitedBreaks.filter(ending))(
    'sees that $name, and goes on with another browser',
    async ({ name, says }) => {
      const own = await openVisitor(await browserHere(), 3_000);
      expect(await said(name, phone, own)).toEqual([says]);
      expect(await said('unchanged', phone, own)).toEqual([]);
      await own.close();
    },
  );

  it.concurrent('compares no page that can not be read with what is live', async () => {
    const other = await openVisitor(await browserHere(), 3_000);
    const told: string[] = [];
    const { pages, differ } = await visitShadow(
      [{ page: 'mfe-search/search', path: '/' }],
      {
        ...{ origin: shop.origin, app: 'mfe-search', shadow: versionOf('unchanged') },
        live: versionOf('it never ends'),
      },
      { live: other, shadow: visitor },
      (line) => told.push(line),
      SIZES.slice(0, 1),
    );
    await other.close();
    expect([pages, differ]).toEqual([0, 0]);
    expect(told).toEqual(['/: not compared: what is live can not be read']);
  });

  it('has sent nothing that would change something', () => {
    expect([...new Set(shop.came)].sort()).toEqual(['GET /api/brands', 'POST /api/store/products']);
  });
});
