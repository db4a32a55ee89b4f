// @vitest-environment happy-dom
import { createSession } from 'host-kit/session';
import { maria } from 'host-kit/test-shop.tsx';
import { safeStorage } from 'shared-contracts/storage';
import { afterEach, expect, test, vi } from 'vitest';
import { resumePersistentSignIn } from '../src/persistent-sign-in';

const RESUME = '/api/auth/persistent/resume';
const LOGOUT = '/api/auth/shop-logout';

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

type Reply = { status: number; body?: unknown } | 'none';

/** Resumes where the provider answers so. @returns whether it did, what it sent, and the mark */
async function resume(replies: Record<string, Reply>, marked: 'kept' | 'left' = 'kept') {
  localStorage.setItem('persistent-sign-in', marked);
  const sent: string[] = [];
  vi.stubGlobal('fetch', (path: string, { headers }: { headers: Record<string, string> }) => {
    sent.push([path, headers.Authorization].filter(Boolean).join(' '));
    const reply = replies[path] ?? 'none';
    if (reply === 'none') return Promise.reject(new TypeError('Failed to fetch'));
    const { status, body } = reply;
    return Promise.resolve(new Response(JSON.stringify(body ?? {}), { status }));
  });
  const signedIn = await resumePersistentSignIn();
  return { signedIn, sent, mark: localStorage.getItem('persistent-sign-in') };
}

/** The session that the next page of this tab begins with. */
const sessionOfTab = () =>
  createSession({
    storage: safeStorage(() => sessionStorage),
    events: { tell: () => undefined, on: () => () => undefined },
    onEnd: () => undefined,
  }).read();

test('a new tab gets a session of its own', async () => {
  const resumed = await resume({ [RESUME]: { status: 200, body: maria } });
  expect(resumed).toEqual({ signedIn: true, sent: [RESUME], mark: 'kept' });
  expect(sessionOfTab()).toEqual(maria);
  // A reload keeps it.
  expect((await resume({})).sent).toEqual([]);
});

test('a browser without the mark asks nothing', async () => {
  localStorage.clear();
  const asked = vi.fn();
  vi.stubGlobal('fetch', asked);
  expect(await resumePersistentSignIn()).toBe(false);
  expect(asked).not.toHaveBeenCalled();
});

test.each([401, 404])('a browser asks no more once the provider answers %i', async (status) => {
  const { signedIn, mark } = await resume({ [RESUME]: { status } });
  expect([signedIn, mark, sessionOfTab()]).toEqual([false, null, null]);
});

test.each<[string, Reply]>([
  ['no reply', 'none'],
  ['a failure', { status: 503 }],
  ['a reply without a token', { status: 200, body: { user: maria.user } }],
])('%s leaves the page to a guest, and the next page asks again', async (_what, reply) => {
  const { signedIn, mark } = await resume({ [RESUME]: reply });
  expect([signedIn, mark, sessionOfTab()]).toEqual([false, 'kept', null]);
});

test('a browser that was left without a network signs out at the provider', async () => {
  const resumed = { [RESUME]: { status: 200, body: maria } };
  expect(await resume({ ...resumed, [LOGOUT]: { status: 200 } }, 'left')).toEqual({
    signedIn: false,
    sent: [RESUME, `${LOGOUT} Bearer token-of-maria`],
    mark: null,
  });
  expect((await resume(resumed, 'left')).mark).toBe('left');
  expect(sessionOfTab()).toBeNull();
});

test('a tab that loses its session at once gets no other', async () => {
  const resumed = { [RESUME]: { status: 200, body: maria } };
  expect((await resume(resumed)).signedIn).toBe(true);
  sessionStorage.removeItem('token');
  const again = await resume(resumed);
  expect([again.signedIn, again.sent]).toEqual([false, []]);
  vi.setSystemTime(Date.now() + 61_000);
  expect((await resume(resumed)).signedIn).toBe(true);
  vi.useRealTimers();
});
