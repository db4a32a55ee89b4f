/** The catalogue on this device: offered, stored, brought up to date, removed, and searched when away. */
import { refuse } from 'host-kit/test-shop.tsx';
import { ApiError } from 'shared-contracts/errors';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isFreeAndFast } from '../src/offline/connection';
import { createOfflineCatalogue } from '../src/offline/offline-catalogue';
import { offlineStore } from '../src/offline/offline-store';
import { searchCatalogue } from '../src/search/search-catalogue';
import { fakeDatabases } from './fake-databases';
import { offlineAnswer, type OfflineProduct } from './offline-answer';
import { makeHost, product } from './shop';

const MINUTES = 60_000;
const drill: OfflineProduct = { id: 1, name: 'Hammer Drill' };
const size = { version: 'one', bytes: 212_000, products: 1, variants: 1 };

type Answers = Record<string, (url: string) => unknown>;

function makeOffline({ room = Infinity, answers = {} }: { room?: number; answers?: Answers } = {}) {
  const asked: string[] = [];
  const { host } = makeHost({});
  host.http.send = ({ url }) => {
    asked.push(url);
    const path = url.split('?')[0]?.split('/').at(-1) ?? '';
    const given =
      answers[path] ??
      { size: () => size, 'offline-catalogue': () => offlineAnswer([drill]) }[path];
    return new Promise((done) => {
      done(given ? given(url) : refuse(404));
    });
  };
  const databases = fakeDatabases(room);
  const clock = { at: Date.parse('2026-06-01T06:10:00Z') };
  const make = () =>
    createOfflineCatalogue(
      offlineStore(() => databases),
      () => clock.at,
    );
  return { catalogue: make(), make, http: host.http, asked, clock, databases, answers };
}

const namesIn = async ({
  index,
}: {
  index: ReturnType<typeof createOfflineCatalogue>['index'];
}) => {
  const read = await index();
  return read && Array.from({ length: read.length }, (_, at) => read.name(at));
};

describe('the catalogue on this device', () => {
  it('is offered with its size, and once stored is there again after a reload', async () => {
    const { catalogue, make, http } = makeOffline();
    expect(await catalogue.state(http)).toEqual({ kind: 'offered', bytes: 212_000 });
    expect(await catalogue.index()).toBeNull();
    expect(await catalogue.keep(http)).toBe(true);
    const again = make();
    expect(await again.state(http)).toEqual({
      kind: 'held',
      bytes: 212_000,
      asOf: '2026-06-01T06:05:00.000Z',
    });
    expect(await namesIn(again)).toEqual(['Hammer Drill']);
    await again.forget();
    expect(await make().index()).toBeNull();
    expect((await make().state(http)).kind).toBe('offered');
  });

  it('is not offered by a provider that has no such call, or does not answer', async () => {
    const missing = makeOffline({ answers: { size: () => refuse(404) } });
    expect(await missing.catalogue.state(missing.http)).toEqual({ kind: 'unoffered' });
    const away = makeOffline({
      answers: { size: () => Promise.reject(new ApiError({ kind: 'offline' })) },
    });
    expect(await away.catalogue.state(away.http)).toEqual({ kind: 'unoffered' });
  });

  it('asks what changed since its own version, ten minutes later', async () => {
    const { catalogue, http, asked, clock, answers } = makeOffline();
    await catalogue.keep(http);
    await catalogue.freshen(http);
    expect(asked).toHaveLength(2);
    clock.at += 11 * MINUTES;
    answers['offline-catalogue'] = () =>
      offlineAnswer([{ id: 2, name: 'Drill Press' }], {
        whole: false,
        gone: ['1'],
        made_at: '2026-06-01T06:20:00.000Z',
      });
    await catalogue.freshen(http);
    expect(asked.at(-1)).toBe('/api/store/offline-catalogue?since=one');
    expect((await catalogue.index())?.onSale).toEqual(Uint8Array.of(0, 1));
    expect(await catalogue.state(http)).toMatchObject({ asOf: '2026-06-01T06:20:00.000Z' });
    clock.at += 11 * MINUTES;
    answers['offline-catalogue'] = () =>
      offlineAnswer([{ id: 3, name: 'Pallet Jack' }], { version: 'two' });
    await catalogue.freshen(http);
    expect(await namesIn(catalogue)).toEqual(['Pallet Jack']);
  });

  it('stays as it is where nobody can say what changed, and goes where the call is gone', async () => {
    const { catalogue, http, clock, answers } = makeOffline();
    await catalogue.keep(http);
    clock.at += 11 * MINUTES;
    answers['offline-catalogue'] = () => refuse(503);
    await catalogue.freshen(http);
    expect(await namesIn(catalogue)).toEqual(['Hammer Drill']);
    answers['offline-catalogue'] = () => refuse(404);
    await catalogue.freshen(http);
    expect(await catalogue.index()).toBeNull();
  });

  it('is not stored half where there is no room, and is none where storage is blocked or broken', async () => {
    const full = makeOffline({ room: 500 });
    expect(await full.catalogue.keep(full.http)).toBe(false);
    expect((await full.catalogue.state(full.http)).kind).toBe('offered');
    const blocked = createOfflineCatalogue(
      offlineStore(() => {
        throw new Error('blocked');
      }),
    );
    expect(await blocked.keep(full.http)).toBe(false);
    expect(await blocked.index()).toBeNull();
    const { catalogue, make, http, databases } = makeOffline();
    await catalogue.keep(http);
    await offlineStore(() => databases).write({ all: '{"version":"one","whole":true}' });
    expect(await make().index()).toBeNull();
  });

  it.each([
    [{ type: 'wifi' }, true],
    [{ type: 'ethernet', effectiveType: '4g' }, true],
    [{ effectiveType: '4g' }, true],
    [{ type: 'wifi', saveData: true }, false],
    [{ type: 'wifi', effectiveType: '3g' }, false],
    [{ type: 'cellular', effectiveType: '4g' }, false],
    [{ effectiveType: '3g' }, false],
    [undefined, false],
  ])('is fetched by itself on the connection %j: %s', (connection, isFetched) => {
    expect(isFreeAndFast(connection ? { connection } : {})).toBe(isFetched);
  });
});

describe('a search without a network', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('searches the catalogue on this device, before the products seen so far', async () => {
    const databases = fakeDatabases();
    vi.stubGlobal('indexedDB', databases);
    const seen = [product('7', 'Drill seen', {})];
    const offline = () => Promise.reject(new ApiError({ kind: 'offline', network: 'away' }));
    const { host } = makeHost({ search: offline }, seen);
    const wanted = { query: 'drill', limit: 20, sort: null };
    expect(await searchCatalogue(host, wanted)).toMatchObject({ among: 1, total: 1, away: true });
    const { http } = makeOffline();
    await createOfflineCatalogue(offlineStore(() => databases)).keep(http);
    const { host: later } = makeHost({ search: offline }, seen);
    const found = await searchCatalogue(later, wanted);
    expect(found).toMatchObject({ kind: 'found', among: null, away: true, total: 1 });
    expect(found.kind === 'found' && found.found[0]?.item.product_name).toBe('Hammer Drill');
    expect(found.kind === 'found' && found.note).toMatch(
      /^From the catalogue on this device, as of .*\d\d:05\.$/,
    );
  });
});
