// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  freshPageHere,
  leaveStoredPage,
  storedDocumentShown,
  storedPartShown,
} from '../src/network/as-of';
import { NetworkStrip } from '../src/network/network-strip';
import { NEVER_OPENED } from '../src/network/offline-states';
import { routes } from '../src/routes';

const at = (text: string) => new Date(text).getTime();

beforeEach(() => {
  leaveStoredPage();
  vi.useFakeTimers({ toFake: ['Date'], now: at('2026-11-27T14:30:00') });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const online = (is: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(is);
const show = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <NetworkStrip />
    </MemoryRouter>,
  );
const said = () => screen.queryByText(/./)?.closest('p')?.textContent?.trim() ?? '';

it('says nothing of a network that is there', () => {
  online(true);
  show('/store');
  expect(said()).toBe('');
});

it('says of when is what came from storage: the oldest of it, with its day where that isn’t today', () => {
  online(false);
  show('/store');
  expect(said()).toBe('You are offline. What you see may be out of date.');
  act(() => storedPartShown(at('2026-11-27T14:05:00')));
  expect(said()).toBe('You are offline. What you see is as of 14:05.');
  act(() => storedPartShown(at('2026-11-27T14:20:00')));
  expect(said()).toBe('You are offline. What you see is as of 14:05.');
  act(() => storedPartShown(at('2026-11-24T09:00:00')));
  expect(said()).toContain('24');
  expect(said()).toContain('09:00');
  act(() => leaveStoredPage());
  expect(said()).toBe('You are offline. What you see may be out of date.');
});

it('doesn’t say of a list that was entered here that it is of the time of its document', () => {
  online(false);
  const shown = at('2026-11-27T14:05:00');
  show('/quick-order');
  act(() => storedDocumentShown(shown, '/quick-order'));
  expect(said()).toBe('You are offline.');
  // Its lines, as the shop has answered once.
  act(() => storedPartShown(shown));
  expect(said()).toBe('You are offline. What you see is as of 14:05.');
  act(() => leaveStoredPage());
  act(() => storedDocumentShown(shown, '/search'));
  expect(said()).toBe('You are offline. What you see is as of 14:05.');
});

it('offers the newest once a slow network has brought it, and only for what came from storage', () => {
  online(true);
  show('/store');
  act(() => freshPageHere());
  expect(said()).toBe('');
  act(() => storedPartShown(at('2026-11-27T14:05:00')));
  expect(said()).toBe('The network is slow. What you see is as of 14:05.');
  act(() => freshPageHere());
  expect(screen.getByRole('button', { name: 'Show the newest' })).toBeDefined();
});

it('says nothing of age on a page that is made on this device', () => {
  online(false);
  show('/quick-order/');
  expect(said()).toBe('You are offline.');
  act(() => storedPartShown(at('2026-11-27T14:05:00')));
  expect(said()).toBe('You are offline. What you see is as of 14:05.');
});

it('knows what each page of the route table shows that was never opened', () => {
  const pages = routes.filter(({ kind }) => kind === 'remote').map(({ path }) => path);
  expect(Object.keys(NEVER_OPENED)).toEqual(pages);
});
