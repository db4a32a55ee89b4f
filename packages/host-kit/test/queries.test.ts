import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { HttpOptions, HttpRequest } from 'shared-contracts/call';
import { listBrands } from 'shared-contracts/calls/catalog';
import { ApiError } from 'shared-contracts/errors';
import { ask, queryOf } from 'shared-contracts/query';
import { createQueries } from '../src/queries';

const MINUTE = 60_000;
const brands: HttpRequest = { method: 'GET', url: '/api/brands' };
const page = (offset: number): HttpRequest => ({
  method: 'POST',
  url: '/api/store/products',
  body: { offset },
});

type SentRequest = { request: HttpRequest; signal: AbortSignal | undefined };

/** A provider that answers with the number of requests so far, or as the test says. */
function open(answer: (count: number) => unknown = (count) => count) {
  const asked: SentRequest[] = [];
  const queries = createQueries(async (request, { signal }: HttpOptions = {}) => {
    asked.push({ request, signal });
    return await answer(asked.length);
  });
  return { queries, asked };
}

const fails = (fault: ApiError['fault']) => {
  throw new ApiError(fault);
};
const leave = () => new AbortController();

let now = 1_000_000;
beforeEach(() => {
  now = 1_000_000;
  vi.spyOn(Date, 'now').mockImplementation(() => now);
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('an answer that may be used again', () => {
  it('is asked for once in its time, whoever asks, and then again', async () => {
    const { queries, asked } = open();
    expect(await queries.send(page(0), { lasts: MINUTE })).toBe(1);
    now += MINUTE - 1;
    expect(await queries.send(page(0), { lasts: MINUTE })).toBe(1);
    expect(await queries.send(page(12), { lasts: MINUTE })).toBe(2);
    now += 1;
    expect(await queries.send(page(0), { lasts: MINUTE })).toBe(3);
    expect(asked).toHaveLength(3);
  });

  it('is as fresh as each reader wants it', async () => {
    const { queries } = open();
    await queries.send(brands, { lasts: 5 * MINUTE });
    now += 2 * MINUTE;
    expect(await queries.send(brands, { lasts: 5 * MINUTE })).toBe(1);
    expect(await queries.send(brands, { lasts: MINUTE })).toBe(2);
    expect(await queries.send(brands)).toBe(3);
    expect(await queries.send(brands, { lasts: MINUTE })).toBe(3);
  });

  it('is the same promise as long as it is kept, so that a part which suspends finds it again', async () => {
    const { queries } = open();
    const first = queries.send(brands, { lasts: MINUTE });
    expect(queries.send(brands, { lasts: MINUTE })).toBe(first);
    await first;
    expect(queries.send(brands, { lasts: MINUTE })).toBe(first);
    now += MINUTE;
    expect(queries.send(brands, { lasts: MINUTE })).not.toBe(first);
  });

  it('is not fetched ahead while it is here or on its way', async () => {
    const { queries, asked } = open();
    const waiting = queries.send(page(0), { lasts: MINUTE });
    queries.ahead(page(0));
    await waiting;
    queries.ahead(page(0));
    expect(asked).toHaveLength(1);
    now += MINUTE;
    queries.ahead(page(0));
    expect(asked).toHaveLength(2);
    expect(await queries.send(page(0), { lasts: MINUTE })).toBe(2);
  });

  it('may have been fetched ahead, and is kept from then on', async () => {
    const { queries, asked } = open();
    queries.ahead(page(0));
    expect(await queries.send(page(0), { lasts: MINUTE })).toBe(1);
    expect(await queries.send(page(0), { lasts: MINUTE })).toBe(1);
    expect(asked).toHaveLength(1);
  });

  it('is never a failure', async () => {
    const { queries } = open((count) =>
      count === 1 ? fails({ kind: 'malformed', detail: 'x' }) : count,
    );
    await expect(queries.send(brands, { lasts: MINUTE })).rejects.toThrow('malformed');
    expect(await queries.send(brands, { lasts: MINUTE })).toBe(2);
  });

  it('is forgotten with all of its address, also while it is on its way', async () => {
    const { queries, asked } = open();
    await queries.send(page(0), { lasts: Infinity });
    await queries.send(brands, { lasts: MINUTE });
    const late = queries.send(page(12), { lasts: Infinity });
    queries.forget('/api/store/products');
    expect(await late).toBe(3);
    await queries.send(page(0), { lasts: Infinity });
    await queries.send(page(12), { lasts: Infinity });
    await queries.send(brands, { lasts: MINUTE });
    expect(asked).toHaveLength(5);
  });

  it('makes room for newer ones when there are many', async () => {
    const { queries, asked } = open();
    for (let at = 0; at <= 300; at += 1) await queries.send(page(at), { lasts: MINUTE });
    await queries.send(page(300), { lasts: MINUTE });
    expect(asked).toHaveLength(301);
    await queries.send(page(0), { lasts: MINUTE });
    expect(asked).toHaveLength(302);
  });
});

it('what was known stands in for what can’t be asked, however old, and only offline', async () => {
  let fault: ApiError['fault'] | null = null;
  const { queries } = open((count) => (fault ? fails(fault) : count));
  await queries.send(brands, { lasts: MINUTE });
  now += 1_000 * MINUTE;
  fault = { kind: 'offline', network: 'away' };
  expect(await queries.send(brands, { lasts: MINUTE })).toBe(1);
  expect(await queries.send(brands, { lasts: MINUTE })).toBe(1);
  await expect(queries.send(page(0), { lasts: MINUTE })).rejects.toThrow('offline');
  fault = { kind: 'offline' };
  await expect(queries.send(brands, { lasts: MINUTE })).rejects.toThrow('offline');
  fault = null;
  expect(await queries.send(brands, { lasts: MINUTE })).not.toBe(1);
});

describe('a read under way', () => {
  it('is given up only when the last who waits for it has left', async () => {
    const { queries, asked } = open(() => new Promise(() => undefined));
    const [one, two] = [leave(), leave()];
    const first = queries.send(page(0), { lasts: MINUTE, signal: one.signal });
    const second = queries.send(page(0), { lasts: MINUTE, signal: two.signal });
    expect(asked).toHaveLength(1);
    one.abort();
    await expect(first).rejects.toMatchObject({ fault: { kind: 'aborted' } });
    expect(asked[0]?.signal?.aborted).toBe(false);
    two.abort();
    await expect(second).rejects.toMatchObject({ fault: { kind: 'aborted' } });
    expect(asked[0]?.signal?.aborted).toBe(true);
    void queries.send(page(0), { lasts: MINUTE });
    expect(asked).toHaveLength(2);
  });

  it('leaves what was kept before in its place when it is given up', async () => {
    const { queries, asked } = open((count) => (count === 1 ? 1 : new Promise(() => undefined)));
    await queries.send(brands, { lasts: MINUTE });
    now += MINUTE;
    const one = leave();
    const again = queries.send(brands, { lasts: MINUTE, signal: one.signal });
    one.abort();
    await expect(again).rejects.toMatchObject({ fault: { kind: 'aborted' } });
    expect(await queries.send(brands, { lasts: 2 * MINUTE })).toBe(1);
    expect(asked).toHaveLength(2);
  });
});

it('each call that changes something goes out by itself', async () => {
  const { queries, asked } = open();
  const order: HttpRequest = { method: 'POST', url: '/api/store/order/placeOrders', body: {} };
  await Promise.all([queries.send(order), queries.send(order)]);
  await queries.send(order);
  expect(asked).toHaveLength(3);
});

it('asks once more where what was kept can not be read', async () => {
  const answers = [{ brands: 'none' }, []];
  const queries = createQueries(() => Promise.resolve(answers.shift()));
  const all = queryOf(listBrands, {}, MINUTE);
  await expect(ask(queries, all)).rejects.toThrow(ApiError);
  expect(await ask(queries, all)).toMatchObject({ items: [] });
});
