/** Several document servers over one PostgreSQL: what counts, counts once and for all of them. */
import { readTelemetryTables } from 'release-registry/telemetry-tables';
import { openPostgres } from 'server-kit/postgres';
import { newTestDatabase, startTestPostgres } from 'tooling/run/test-postgres';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cuttable, type Cuttable } from './cuttable';
import {
  bad,
  failed,
  good,
  loaded,
  openReportingShop,
  ticketRequest,
  type ReportingShop,
} from './reporting-shop';
import { rowsOf } from './rows-of';

let postgres: Awaited<ReturnType<typeof startTestPostgres>>;
let database: Awaited<ReturnType<typeof newTestDatabase>>;
let shops: ReportingShop[] = [];

beforeAll(async () => {
  postgres = await startTestPostgres();
});
afterAll(() => postgres.stop());
beforeEach(async () => {
  database = await newTestDatabase(postgres.url);
});
afterEach(async () => {
  for (const shop of shops) await shop.close();
  shops = [];
  await database.drop();
});

/** Another document server, of the same shop as those before. */
async function open(settings: Parameters<typeof openReportingShop>[0] = {}) {
  const [first] = shops;
  const shop = await openReportingShop({
    stateUrl: database.url,
    ...(first && { store: first.store }),
    ...settings,
  });
  await shop.watch.catchUp();
  shops.push(shop);
  return shop;
}

let visits = 0;
/** A shopper of a network of their own. */
const visit = (shop: ReportingShop) => shop.visit(`10.${(visits += 1)}.0.1`);
const fails = async (shop: ReportingShop) => shop.report(await visit(shop), [failed()]);
const works = async (shop: ReportingShop) => shop.report(await visit(shop), [loaded()]);

it('a tab that begins at one server and says more at another is not silent; one that hangs is', async () => {
  let time = Date.now();
  const now = () => time;
  const published = { publishedAt: new Date().toISOString(), networks: 3, limitScale: 100, now };
  const [one, other] = [await open(published), await open(published)];
  const say = (tab: number) =>
    other.send('/_report', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ path: '*', tab, entries: [] }),
    });
  for (let at = 0; at < 6; at += 1) {
    await one.begin(`10.${at}.7.1`, { tab: at / 10 + 0.01 });
    await say(at / 10 + 0.01);
  }
  const pass = async () => {
    for (const end = time + 65_000; time < end; time += 1_000) {
      for (const shop of [one, other]) await shop.silentTabs.sweep();
    }
  };
  await pass();
  expect(await one.live()).toBe(bad);
  // Three at the one, two at the other: together they are five.
  for (const [at, shop] of [one, other, one, other, one].entries()) {
    await shop.begin(`10.${at}.8.1`);
  }
  await pass();
  expect(await one.live()).toBe(good);
});

async function readCounts() {
  const settings = { name: 'a test', schema: '', patience: 20_000, warn: expect.fail };
  const reading = openPostgres({ url: database.url, ...settings });
  const told = await readTelemetryTables(reading);
  await reading.close();
  return told?.releases[`mfe-search@${bad}`];
}

describe('failures', () => {
  it('told half to each server take a release back that neither alone would', async () => {
    const [one, other] = [await open(), await open()];
    for (const shop of [one, other, one, other]) await fails(shop);
    expect(await one.live()).toBe(bad);
    await fails(one);
    expect(await one.live()).toBe(good);
    expect(one.said.join()).toContain(`ejected mfe-search ${bad}: 5 failed loads in a row`);
    expect([...one.alerts, ...other.alerts]).toEqual([]);
  });

  it('told to both at the same moment are added up', async () => {
    const [one, other] = [await open(), await open()];
    const seen = await Promise.all([one, other, one, other, one].map(visit));
    await Promise.all(
      seen.map((each, at) => (at % 2 === 0 ? one : other).report(each, [failed()])),
    );
    expect(await one.live()).toBe(good);
    expect([...one.alerts, ...other.alerts]).toEqual([]);
  });

  it('told to a server that was killed are not forgotten', async () => {
    // It is left as it is, without a last word.
    const killed = await open();
    for (let at = 0; at < 4; at += 1) await fails(killed);
    const next = await open();
    expect(await next.live()).toBe(bad);
    await fails(next);
    expect(await next.live()).toBe(good);
  });

  it('of few networks call a person once for all servers', async () => {
    const [one, other] = [await open({ networks: 3 }), await open({ networks: 3 })];
    const fromOne = async (shop: ReportingShop) =>
      shop.report(await shop.visit('10.0.0.1'), [failed()]);
    for (let at = 0; at < 4; at += 1) {
      await fromOne(one);
      await other.watch.catchUp();
    }
    for (const shop of [one, other, one, other]) await fromOne(shop);
    expect([...one.alerts, ...other.alerts]).toHaveLength(1);
    expect(await one.live()).toBe(bad);
  });

  it('count from the beginning where a release comes back that was taken back', async () => {
    const [one, other] = [await open(), await open()];
    for (const shop of [one, other, one, other, one]) await fails(shop);
    await other.watch.catchUp();
    const seen = await one.file.read();
    const search = seen.apps['mfe-search'] ?? expect.fail();
    const state = { ...search, live: bad, lastKnownGood: good };
    await one.file.replace(seen, { apps: { ...seen.apps, 'mfe-search': state }, history: [] });
    for (const shop of [other, one, other, one]) await fails(shop);
    expect(await one.live()).toBe(bad);
  });
});

describe('shoppers for whom a release works', () => {
  it('are counted once, wherever they tell, and after a restart', async () => {
    const [one, other] = [await open(), await open()];
    for (const shop of [one, other, other]) await works(shop);
    for (const shop of [one, other]) await shop.telemetry.save();
    expect(await readCounts()).toMatchObject({ well: 3, loads: 3 });
    const next = await open();
    await works(next);
    await next.telemetry.save();
    expect(await readCounts()).toMatchObject({ well: 4, loads: 4 });
  });

  it('keep a release that fails for one of many, also by what the other server has seen', async () => {
    const [one, other] = [await open(), await open()];
    for (let at = 0; at < 30; at += 1) await works(other);
    await other.watch.catchUp();
    for (let at = 0; at < 9; at += 1) await fails(one);
    expect(await one.live()).toBe(bad);
  });
});

describe('a ticket', () => {
  it('that one server gave counts with another, once in all', async () => {
    const [one, other] = [await open(), await open()];
    const seen = await visit(one);
    for (const shop of [other, one, other]) await shop.report(seen, [loaded(), loaded()]);
    for (const shop of [one, other]) await shop.telemetry.save();
    expect(await readCounts()).toMatchObject({ loads: 1 });
  });

  it('allows ten errors in all, told in parts at the same time', async () => {
    const [one, other] = [await open(), await open()];
    const seen = await visit(one);
    const error = { kind: 'error', app: 'mfe-search', version: bad, part: '', message: 'x' };
    const seven = Array.from({ length: 7 }, () => error);
    await Promise.all([one, other].map((shop) => shop.report(seen, seven)));
    for (const shop of [one, other]) await shop.telemetry.save();
    expect(await readCounts()).toMatchObject({ errors: 10 });
  });
});

it('a network’s limit is one for all servers', async () => {
  // Twelve tickets a minute.
  const settings = { limitScale: 0.02 };
  const [one, other] = [await open(settings), await open(settings)];
  const ask = async (shop: ReportingShop) =>
    (await shop.send('/_ticket', ticketRequest('invented', ''))).status;
  const statuses: number[] = [];
  for (let at = 0; at < 7; at += 1) statuses.push(await ask(one), await ask(other));
  expect(statuses).toEqual([...Array<number>(12).fill(400), 429, 429]);
});

it('what tabs have reported both servers is in one table, with faults and vitals', async () => {
  const [one, other] = [await open(), await open()];
  const vital = { kind: 'vital', app: 'mfe-search', version: bad, name: 'LCP' };
  await one.report(await visit(one), [{ ...vital, value: 1_200 }, failed(), loaded()]);
  const odd = { ...failed(), kind: 'error', message: 'a message with \0 and \ud800' };
  await other.report(await visit(other), [{ ...vital, value: 900 }, failed(), odd]);
  await Promise.all([one, other].map(({ telemetry }) => telemetry.save()));
  const counted = await readCounts();
  expect(counted).toMatchObject({ loads: 1, failures: 2, errors: 1 });
  expect(counted?.vitals.LCP?.toSorted((a, b) => a - b)).toEqual([900, 1_200]);
  expect(counted?.spreads?.LCP?.live?.sum).toBe(2_100);
  expect(counted?.faults.map(({ times }) => times).toSorted()).toEqual([1, 2]);
});

it('what a single server has counted so far comes along', async () => {
  const alone = await openReportingShop();
  await works(alone);
  await alone.stop();
  const one = await open({ store: alone.store });
  await works(one);
  await one.telemetry.save();
  expect(await readCounts()).toMatchObject({ loads: 2, well: 2 });
});

it('no table has a shopper’s bucket, ticket or address', async () => {
  const one = await open();
  const seen = await one.visit('203.0.113.77');
  await one.report(seen, [failed(), loaded()]);
  await one.watch.catchUp();
  await one.telemetry.save();
  const rows = await rowsOf(database.url);
  expect(rows).toContain('"what":"failed"');
  const bucket = seen.cookie.slice('bucket='.length).split('.')[0] ?? '';
  for (const personal of ['203.0.113', bucket, seen.ticket, 'maria']) {
    expect(rows).not.toContain(personal);
  }
});

describe('while the database is unreachable', () => {
  let line: Cuttable;
  beforeEach(async () => {
    line = await cuttable(database.url);
  });
  afterEach(() => line.end());

  it('a server counts by itself, warns once, and tells all when it is back', async () => {
    const one = await open({ stateUrl: line.url });
    await fails(one);
    line.cut();
    for (let at = 0; at < 2; at += 1) await fails(one);
    const seen = await visit(one);
    for (let at = 0; at < 2; at += 1) expect((await one.report(seen, [failed()])).status).toBe(204);
    expect(await one.live()).toBe(bad);
    expect(one.standing()).toBe('away');
    expect(one.said.filter((line) => line.includes('STATE_URL'))).toHaveLength(1);
    expect(one.said.join()).not.toContain(new URL(line.url).password);
    line.mend();
    await expect
      .poll(() => one.watch.catchUp().then(one.standing), { timeout: 20_000 })
      .toBe('shared');
    await one.telemetry.save();
    expect(await readCounts()).toMatchObject({ failures: 4 });
    const other = await open();
    await fails(other);
    expect(await other.live()).toBe(good);
  });

  it('a server answers documents, tickets and reports, also where it hangs', async () => {
    const one = await open({ stateUrl: line.url, patience: 500 });
    line.hold();
    for (let at = 0; at < 5; at += 1) await fails(one);
    expect((await one.ask('/search')).status).toBe(200);
    expect(one.standing()).toBe('away');
    expect(await one.live()).toBe(good);
  });

  it('a server starts, and takes a failing release back by itself', async () => {
    line.cut();
    const one = await open({ stateUrl: line.url });
    for (let at = 0; at < 5; at += 1) await fails(one);
    expect(await one.live()).toBe(good);
  });

  it(
    'a server that had started without it learns what others have seen',
    { tags: 'long' },
    async () => {
      const other = await open();
      for (let at = 0; at < 2; at += 1) await fails(other);
      line.cut();
      const one = await open({ stateUrl: line.url });
      for (let at = 0; at < 2; at += 1) await fails(one);
      line.mend();
      await expect
        .poll(() => one.watch.catchUp().then(one.standing), { timeout: 20_000 })
        .toBe('shared');
      await fails(one);
      expect(await one.live()).toBe(good);
    },
  );
});
