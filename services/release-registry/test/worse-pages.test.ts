/** A page of a canary that is slower, or leaks, is told from what differs by chance. */
import { describe, expect, it } from 'vitest';
import { withPageValue, type PageFigure, type PageFigures } from '../src/page-figures';
import { worsePages } from '../src/worse-pages';

const PRODUCT = '/products/:productId';

/** A seeded generator (mulberry32), from 0 up to 1. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Told = { shoppers: number; slower?: number; on?: 'phone' | 'desk'; name?: PageFigure };

/** Shoppers of a network each, whose times spread as times on real devices do. */
function shoppers(draw: () => number, { shoppers: count, slower = 0, on, name = 'LCP' }: Told) {
  let figures: PageFigures = {};
  for (let at = 0; at < count; at += 1) {
    const hardware = draw() < 0.4 ? 'phone' : 'desk';
    const typical =
      (hardware === 'phone' ? 1_800 : 900) * Math.exp((draw() + draw() + draw() - 1.5) * 1.2);
    const value = typical + (on === undefined || on === hardware ? slower : 0);
    figures = withPageValue(figures, { path: PRODUCT, name, hardware, from: `n${at}`, value });
  }
  return figures;
}

describe('a page', () => {
  it.each([1, 2, 3, 4, 5])('that is slower by 2.5 s is named by 30 shoppers (seed %i)', (seed) => {
    const draw = random(seed);
    const live = shoppers(draw, { shoppers: 60 });
    const [said] = worsePages(shoppers(draw, { shoppers: 30, slower: 2_500 }), live);
    expect(said).toMatch(
      /^\/products\/:productId: LCP \d{4} ms, LCP \d{3,4} ms of the live release$/,
    );
  });

  it('that is slower on phones alone is named too', () => {
    const draw = random(6);
    const live = shoppers(draw, { shoppers: 100 });
    expect(
      worsePages(shoppers(draw, { shoppers: 40, slower: 2_500, on: 'phone' }), live),
    ).toHaveLength(1);
  });

  it('that leaks is named with its figure', () => {
    const told = (value: number, networks: number) =>
      Array.from({ length: networks }).reduce<PageFigures>(
        (figures, _, at) =>
          withPageValue(figures, {
            ...{ path: PRODUCT, name: 'NODES', hardware: 'desk', from: `n${at}` },
            value: value + (at % 7),
          }),
        {},
      );
    expect(worsePages(told(400, 12), told(0, 40))).toEqual([
      `${PRODUCT}: 403 elements more with each page, 3 elements more with each page of the live release`,
    ]);
    expect(worsePages(told(400, 11), told(0, 40))).toEqual([]);
  });

  it('that is as before is never named, in a thousand looks at it', () => {
    const draw = random(7);
    const alarms = Array.from({ length: 1_000 }, (_, look) =>
      worsePages(shoppers(draw, { shoppers: 12 + (look % 28) }), shoppers(draw, { shoppers: 40 })),
    ).filter(({ length }) => length > 0);
    expect(alarms).toHaveLength(0);
  });

  it('is no slower because one network says so, however often', () => {
    const draw = random(8);
    let canary = shoppers(draw, { shoppers: 20 });
    for (let time = 0; time < 500; time += 1) {
      const value = 600_000 - time;
      canary = withPageValue(canary, {
        path: PRODUCT,
        name: 'LCP',
        hardware: 'desk',
        from: 'x',
        value,
      });
    }
    expect(worsePages(canary, shoppers(draw, { shoppers: 40 }))).toEqual([]);
    expect(Object.keys(canary[PRODUCT]?.LCP?.desk ?? {})).toContain('x');
  });

  it('keeps the newest forty networks, and of each the newest value', () => {
    let figures: PageFigures = {};
    for (let at = 0; at < 100; at += 1) {
      const from = `n${at % 50}`;
      figures = withPageValue(figures, {
        path: PRODUCT,
        name: 'LCP',
        hardware: 'phone',
        from,
        value: at,
      });
    }
    const kept = figures[PRODUCT]?.LCP?.phone ?? {};
    expect(Object.values(kept)).toEqual(Array.from({ length: 40 }, (_, at) => 60 + at));
  });
});
