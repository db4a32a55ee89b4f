// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { HostApi } from 'shared-contracts/door';
import type { CartFacts } from 'shared-contracts/facts/cart';
import { safeStorage } from 'shared-contracts/storage';
import { inviteLater, useInvitation } from '../src/install/invitation';
import { InvitationStrip } from '../src/install/invitation-strip';
import { countVisit } from '../src/install/visits';

const HOUR = 3_600_000;
const CHROME =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1';
const MESSENGER = `${CHROME} [FB_IAB/Orca-Android;FBAV/520.0.0.1;]`;

const local = safeStorage(() => localStorage);
const session = safeStorage(() => sessionStorage);
const blocked = safeStorage(() => {
  throw new DOMException('denied', 'SecurityError');
});

let listeners: AbortController;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  useInvitation.setState({ invitation: { kind: 'none' }, since: '' });
  listeners = new AbortController();
  const add = window.addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation(
    (name: string, listener: EventListenerOrEventListenerObject) => {
      add(name, listener, { signal: listeners.signal });
    },
  );
});
afterEach(() => {
  cleanup();
  listeners.abort();
  vi.restoreAllMocks();
});

/** A page that is opened at an hour, by which browser, and what its shopper does. */
function open(hour: number, agent = CHROME, storage = local) {
  let now = hour * HOUR;
  let tell: (fact: CartFacts['cart:changed']) => void = () => undefined;
  let follow: (state: { location: { pathname: string } }) => void = () => undefined;
  inviteLater({
    router: {
      state: { location: { pathname: '/' } },
      subscribe(listener) {
        follow = listener;
      },
    },
    events: {
      on(_name, listener) {
        tell = listener as typeof tell;
        return () => undefined;
      },
    },
    local: storage,
    session: storage === local ? session : blocked,
    agent,
    now: () => now,
  });
  return {
    offer(outcome = 'accepted') {
      const prompt = vi.fn(() => Promise.resolve({ outcome }));
      const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt,
      });
      window.dispatchEvent(event);
      return { event, prompt };
    },
    holds(units: number) {
      act(() => {
        tell({ units });
      });
    },
    goes(pathname: string, after = 1_000) {
      now += after;
      act(() => {
        follow({ location: { pathname } });
      });
    },
  };
}

const shown = () => {
  cleanup();
  const host = { config: { name: 'Ironwharf' }, notify: vi.fn(), openCart: vi.fn() };
  render(
    <MemoryRouter initialEntries={[useInvitation.getState().since || '/']}>
      <InvitationStrip host={host as unknown as HostApi} />
    </MemoryRouter>,
  );
  return document.body.textContent;
};

it('counts a visit after half an hour without a page, and none where nothing is stored', () => {
  expect([0, 100, 20 * 60_000].map((at) => countVisit(local, HOUR + at))).toEqual([1, 1, 1]);
  expect(countVisit(local, 2 * HOUR)).toBe(2);
  expect(countVisit(blocked, 2 * HOUR)).toBe(0);
  localStorage.setItem('visits', 'of another shop');
  expect(countVisit(local, 3 * HOUR)).toBe(1);
});

it('invites on a second visit whoever means it, with the next page, and not before', () => {
  const first = open(1);
  expect(first.offer().event.defaultPrevented).toBe(true);
  first.holds(2);
  first.goes('/store');
  expect(shown()).toBe('');
  const second = open(30);
  second.offer();
  second.goes('/store');
  expect(shown()).toBe('');
  second.holds(1);
  expect(shown()).toBe('');
  second.goes('/brands');
  expect(shown()).toContain('Install Ironwharf');
});

it('comes with its page, not over the one that is left', () => {
  useInvitation.setState({ invitation: { kind: 'add' }, since: '/brands' });
  const host = { config: { name: 'Ironwharf' } } as HostApi;
  const router = createMemoryRouter([{ path: '*', element: <InvitationStrip host={host} /> }]);
  render(<RouterProvider router={router} />);
  const said = () => document.body.textContent;
  expect(said()).toBe('');
  for (const to of ['/brands', '/store']) {
    act(() => void router.navigate(to));
    expect(said()).toContain('Add to Home Screen');
  }
});

it.each([
  ['a search', '/search', 1_000],
  ['a product that is read', '/products/7', 25_000],
])('takes %s for a shopper who means it', (_what, path, time) => {
  open(1);
  const page = open(30);
  page.offer();
  page.goes('/products/6', 100);
  page.goes(path);
  expect(shown()).toBe('');
  page.goes('/store', time);
  expect(shown()).toContain('Install Ironwharf');
});

it.each(['Close', 'Install'])('never invites again after ‘%s’', async (name) => {
  open(1);
  const page = open(30);
  const { prompt } = page.offer();
  page.holds(1);
  page.goes('/store');
  shown();
  fireEvent.click(screen.getByRole('button', { name }));
  expect(prompt).toHaveBeenCalledTimes(name === 'Install' ? 1 : 0);
  await waitFor(() => {
    expect(useInvitation.getState().invitation.kind).toBe('none');
  });
  page.goes('/brands');
  expect(shown()).toBe('');
  const later = open(90);
  later.offer();
  later.holds(1);
  later.goes('/store');
  expect(shown()).toBe('');
});

it('tells Safari of iOS how, and nothing to a browser that can’t install', () => {
  open(1);
  const page = open(30, SAFARI);
  page.holds(1);
  page.goes('/store');
  expect(shown()).toContain('Add to Home Screen');
  useInvitation.setState({ invitation: { kind: 'none' }, since: '' });
  localStorage.removeItem('install-closed');
  const other = open(60);
  other.holds(1);
  other.goes('/store');
  expect(shown()).toBe('');
});

it('shows the way out of another app’s browser, also without storage, until it is closed', () => {
  const page = open(1, MESSENGER, blocked);
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(MESSENGER);
  page.goes('/store');
  shown();
  const way = screen.getByRole('link', { name: 'Open in your browser' });
  expect(way.getAttribute('href')).toMatch(/^intent:.*;scheme=https?;end$/);
  page.holds(3);
  expect(shown()).toContain('Your cart can come along.');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  page.goes('/brands');
  expect(shown()).toBe('');
});
