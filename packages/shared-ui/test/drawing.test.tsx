// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { EmptyState } from '../src/empty';
import { Offline } from '../src/offline';

afterEach(cleanup);

const drawings = () =>
  [...document.querySelectorAll<HTMLElement>('[data-drawing]')].map((room) => {
    const { height, background } = getComputedStyle(room);
    return { height, file: /url\(['"]?([^'")]+)/.exec(background)?.[1] };
  });

it('keeps the room of its drawing, and says nothing by it', () => {
  render(<EmptyState drawing="bin" title="Nothing found" />);
  expect(drawings()).toEqual([{ height: '160px', file: '/drawings/bin.svg' }]);
  expect(screen.queryByRole('img')).toBeNull();
});

it('draws nothing for a small part that waits for the network', () => {
  const part = { part: 'This list', pending: false, onRetry: () => undefined };
  const { rerender } = render(<Offline {...part} wayOn={<a href="/">Home</a>} />);
  expect(drawings()).toHaveLength(1);
  rerender(<Offline {...part} wayOn={null} />);
  expect(drawings()).toEqual([]);
});
