import { setTimeout as elapsed } from 'node:timers/promises';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { HttpRequest } from 'shared-contracts/call';
import { earlyCallsScript } from '../server/early-calls';
import { EARLY_CALLS, type EarlyCall } from '../src/page-state';

const list: HttpRequest = { method: 'POST', url: '/api/store/products', body: { limit: 12 } };
const read: HttpRequest = { method: 'GET', url: '/api/brands' };

const uncaught = vi.fn();
let heard: NodeJS.UnhandledRejectionListener[] = [];

beforeEach(() => {
  heard = process.listeners('unhandledRejection');
  process.removeAllListeners('unhandledRejection');
  process.on('unhandledRejection', uncaught);
});
afterEach(() => {
  process.removeAllListeners('unhandledRejection');
  for (const listener of heard) process.on('unhandledRejection', listener);
  uncaught.mockReset();
});

/** Runs the document's script in a tab with a token or without; gives what the shell finds. */
function run(answer: () => Response, token: string | null) {
  const fetched = vi.fn((_url: string, _options: RequestInit) => Promise.resolve(answer()));
  const page: { [EARLY_CALLS]?: EarlyCall[] } = {};
  const sessionStorage = { getItem: () => token };
  runInNewContext(earlyCallsScript([list, read]), { window: page, sessionStorage, fetch: fetched });
  return { calls: page[EARLY_CALLS] ?? [], fetched };
}

it('asks at once, with the tab’s token where there is one', async () => {
  const { calls, fetched } = run(() => Response.json({ ok: true }), 'secret');
  expect(fetched.mock.calls.map(([url]) => url)).toEqual([list.url, read.url]);
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({
    method: 'POST',
    body: '{"limit":12}',
    headers: { Authorization: 'Bearer secret', 'Content-Type': 'application/json' },
  });
  expect(await Promise.all(calls.map(({ answer }) => answer))).toEqual([
    { ok: true },
    { ok: true },
  ]);
  const guest = run(() => Response.json(null), null);
  expect(guest.fetched.mock.calls[1]?.[1]).toMatchObject({
    headers: { Accept: 'application/json' },
  });
  expect(guest.fetched.mock.calls[1]?.[1].headers).not.toHaveProperty('Authorization');
});

it('lets a call be refused before anybody listens, and tells whoever takes it then', async () => {
  const { calls } = run(() => new Response('', { status: 500 }), null);
  await elapsed(10);
  expect(uncaught).not.toHaveBeenCalled();
  await expect(calls[0]?.answer).rejects.toThrow('refused');
});
