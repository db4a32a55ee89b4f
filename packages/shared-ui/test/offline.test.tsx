// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Fault } from '../src/fault';
import { Offline } from '../src/offline';

let onLine = true;
beforeEach(() => {
  vi.useFakeTimers();
  onLine = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => onLine);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const online = () =>
  act(() => {
    onLine = true;
    window.dispatchEvent(new Event('online'));
  });
const pass = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });

function shown() {
  const retry = vi.fn();
  const wayOn = <a href="/quick-order">Quick order</a>;
  render(<Offline part="This list" pending={false} onRetry={retry} wayOn={wayOn} />);
  return retry;
}

it('says that the network is down and what happens then, with Retry and another way on', () => {
  const retry = shown();
  expect(screen.getByRole('heading').textContent).toBe('You are offline.');
  screen.getByText('This list comes back by itself.');
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(retry).toHaveBeenCalledTimes(1);
  screen.getByRole('link', { name: 'Quick order' });
});

it('asks once each time the browser says that the network is back', () => {
  onLine = false;
  const retry = shown();
  pass(600_000);
  expect(retry).not.toHaveBeenCalled();
  online();
  expect(retry).toHaveBeenCalledTimes(1);
  online();
  expect(retry).toHaveBeenCalledTimes(2);
});

it('asks a few times, further and further apart, on a network that never says so', () => {
  const retry = shown();
  pass(10_000);
  const soon = retry.mock.calls.length;
  expect(soon).toBe(2);
  pass(3_600_000);
  expect(retry).toHaveBeenCalledTimes(6);
});

it('asks no more when it has left the page', () => {
  const retry = shown();
  cleanup();
  pass(60_000);
  online();
  expect(retry).not.toHaveBeenCalled();
});

it('a part that failed offline says so in its own words and comes back; another one doesn’t', () => {
  const away = vi.fn();
  const broken = vi.fn();
  render(<Fault part="Your cart" offline pending={false} onRetry={away} />);
  render(<Fault part="Search" pending={false} onRetry={broken} />);
  screen.getByText('You are offline. Your cart comes back by itself.');
  screen.getByText('Search is not available right now.');
  online();
  pass(600_000);
  expect(away).toHaveBeenCalled();
  expect(broken).not.toHaveBeenCalled();
});

it('a part that was missing offline is tried a few times more where its first try fails', () => {
  onLine = false;
  const retry = vi.fn();
  const fault = (offline: boolean) => (
    <Fault part="Your cart" offline={offline} pending={false} onRetry={retry} />
  );
  const { rerender } = render(fault(true));
  online();
  rerender(fault(false));
  expect(retry).toHaveBeenCalledTimes(1);
  pass(10_000);
  expect(retry).toHaveBeenCalledTimes(3);
});
