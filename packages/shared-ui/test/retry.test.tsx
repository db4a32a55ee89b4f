// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Fault } from '../src/fault';
import { Offline } from '../src/offline';
import { Retry } from '../src/retry';

afterEach(cleanup);

const button = () => screen.getByRole('button', { name: 'Retry' });
const pressTwice = () =>
  act(() => {
    button().click();
    button().click();
    return Promise.resolve();
  });

it.each([
  [
    'a failed part',
    (onRetry: () => void) => <Fault part="Search" {...{ onRetry }} pending={false} />,
  ],
  [
    'a part without a network',
    (onRetry: () => void) => (
      <Offline part="This list" {...{ onRetry }} pending={false} wayOn={null} />
    ),
  ],
])('asks once for %s where Retry is pressed twice at once', async (_, show) => {
  const ask = vi.fn();
  render(show(ask));
  await pressTwice();
  expect(ask).toHaveBeenCalledTimes(1);
  await pressTwice();
  expect(ask).toHaveBeenCalledTimes(2);
});

it('asks no second time while the first is on its way, and again once that is answered', async () => {
  let answer = () => {};
  const ask = vi.fn(() => new Promise<void>((resolve) => (answer = resolve)));
  render(<Retry onRetry={ask} pending={false} />);
  await pressTwice();
  await pressTwice();
  expect(ask).toHaveBeenCalledTimes(1);
  await act(() => Promise.resolve(answer()));
  await pressTwice();
  expect(ask).toHaveBeenCalledTimes(2);
});
