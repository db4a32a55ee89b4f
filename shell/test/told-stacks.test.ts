import { readTelemetry } from 'release-registry/telemetry';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { stackOf } from '../src/reports/stack';
import { bad, good, openReportingShop, type ReportingShop } from './reporting-shop';

function thrown(stack: string): Error {
  const error = new Error('it broke');
  error.stack = stack;
  return error;
}

describe('the stack of an error', () => {
  it.each([
    [
      'Chromium',
      'TypeError: maria@example.com is no function\n' +
        `    at Nt (http://localhost:3002/mfe-search/${bad}/page-search.6d97d056.js:1:4021)\n` +
        `    at http://localhost:3002/mfe-search/${bad}/714.a453c132.js:1:77`,
    ],
    [
      'Firefox and Safari',
      `Nt@https://cdn.example/x/mfe-search/${bad}/page-search.6d97d056.js:1:4021\n` +
        `@https://cdn.example/x/mfe-search/${bad}/714.a453c132.js:1:77\n`,
    ],
  ])('is told as places in releases, as %s writes it', (_, stack) => {
    expect(stackOf(thrown(stack))).toEqual({
      stack: [
        `mfe-search/${bad}/page-search.6d97d056.js:1:4021`,
        `mfe-search/${bad}/714.a453c132.js:1:77`,
      ],
    });
  });

  it('is nothing where no release is in it, and eight places at most', () => {
    expect(stackOf(thrown('Error: 1\n at https://elsewhere.example/a.js:1:2'))).toEqual({});
    expect(stackOf('a text')).toEqual({});
    const deep = `at f (/mfe-search/${bad}/entry.js:1:1)\n`.repeat(50);
    expect(stackOf(thrown(deep)).stack).toHaveLength(8);
  });
});

describe('what tabs tell of a release', () => {
  let shop: ReportingShop;
  beforeEach(async () => {
    shop = await openReportingShop();
  });
  afterEach(() => shop.close());

  const told = async (version: string = bad) => {
    await shop.telemetry.save();
    return (await readTelemetry(shop.store))?.releases[`mfe-search@${version}`];
  };
  const error = (more: object = {}) => ({
    ...{ kind: 'error', app: 'mfe-search', version: bad, part: 'search', message: 'it broke' },
    ...more,
  });
  const vital = (name: string, value: number, version: string = bad) => ({
    ...{ kind: 'vital', app: 'mfe-search', name, value, version },
  });
  const place = (column: number) => `mfe-search/${bad}/entry.js:1:${column}`;
  /** A visit of a shopper of a network of their own, whose tab tells these. */
  const visitTells = async (entries: object[], at = 1) => {
    const visit = await shop.visit(`10.0.${at}.1`);
    return shop.report(visit, entries);
  };

  it('has the place where an error was thrown, and counts the same one together', async () => {
    await visitTells([error({ stack: [place(7), place(9)] }), error({ stack: [place(7)] })]);
    await visitTells([error({ stack: [place(8)] }), error()], 2);
    expect((await told())?.faults).toMatchObject([
      { times: 2, kind: 'error', stack: [place(7)] },
      { times: 1, stack: [place(8)] },
      { times: 1 },
    ]);
  });

  it('takes no stack but places in releases', async () => {
    for (const stack of [
      ['<b>x</b>'],
      ['../etc:1:1'],
      [place(1) + '\n'],
      Array(9).fill(place(1)),
    ]) {
      expect((await visitTells([error({ stack })])).status).toBe(400);
    }
    expect(await told()).toBeUndefined();
  });

  it('keeps the fault of many where strangers tell of ever other ones', async () => {
    for (let at = 1; at <= 5; at += 1)
      await visitTells([error({ message: 'it breaks for all' })], at);
    for (let at = 6; at <= 15; at += 1) {
      const made = Array.from({ length: 10 }, (_, nth) =>
        error({ message: `made up ${at} ${nth}` }),
      );
      await visitTells(made, at);
    }
    const faults = (await told())?.faults ?? [];
    expect(faults).toHaveLength(20);
    expect(faults.find(({ message }) => message === 'it breaks for all')?.times).toBe(5);
  });

  it('has how each vital is spread, apart for a canary', async () => {
    await visitTells([vital('LCP', 2_400), vital('CLS', 0.3)]);
    await visitTells([vital('LCP', 99_000)], 2);
    const seen = await shop.file.read();
    const state = seen.apps['mfe-search'] ?? expect.fail();
    const canary = { version: bad, percent: 100 };
    await shop.file.replace(seen, {
      ...seen,
      apps: { ...seen.apps, 'mfe-search': { ...state, live: good, canary } },
    });
    // A browser gets a canary from its second document on.
    const first = await shop.visit('10.0.3.1');
    await shop.report(await shop.visit('10.0.3.1', first.cookie), [vital('LCP', 400)]);
    await visitTells([vital('LCP', 700, good)], 4);
    const spreads = (await told())?.spreads ?? {};
    expect(spreads.LCP?.live).toEqual({ counts: [0, 0, 0, 0, 1, 0, 0, 0, 0, 1], sum: 101_400 });
    expect(spreads.LCP?.canary).toEqual({ counts: [1, 0, 0, 0, 0, 0, 0, 0, 0, 0], sum: 400 });
    expect(spreads.CLS?.live?.counts.indexOf(1)).toBe(7);
    expect((await told(good))?.spreads?.LCP?.live?.sum).toBe(700);
  });
});
