import { drizzle } from 'drizzle-orm/pg-proxy';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../src/database/open';
import { createOrderFeed } from '../src/domain/orders/order-feed';

const EVERY_MS = 1000;

describe('the feed of an open list', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('asks a failing database once in its time, however many look', async () => {
    let asked = 0;
    const away = drizzle(() => {
      asked += 1;
      return Promise.reject(new Error('the database is away'));
    }) as unknown as Database;
    const feed = createOrderFeed({ db: away, log: pino({ level: 'silent' }) }, EVERY_MS);
    for (let watchers = 0; watchers < 5; watchers += 1) {
      feed.watch({ changed: () => undefined, stopped: () => undefined });
      await vi.advanceTimersByTimeAsync(0);
    }
    expect(asked).toBe(5);
    await vi.advanceTimersByTimeAsync(EVERY_MS);
    expect(asked).toBe(6);
    feed.stop();
    await vi.advanceTimersByTimeAsync(10 * EVERY_MS);
    expect(asked).toBe(6);
  });
});
