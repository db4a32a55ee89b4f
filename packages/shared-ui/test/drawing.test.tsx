// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { EmptyState } from '../src/empty';
import { Offline } from '../src/offline';

afterEach(cleanup);

const drawings = () =>
  [...document.querySelectorAll("img")].map((image) =>
    ["src", "alt", "width", "height"].map((name) => image.getAttribute(name)),
  );

it('keeps the room of its drawing, and says nothing by it', () => {
  render(<EmptyState drawing="bin" title="Nothing found" />);
  expect(drawings()).toEqual([['/drawings/bin.svg', '', "240", "160"]]);
  expect(screen.queryByRole('img')).toBeNull();
});

it('draws nothing for a small part that waits for the network', () => {
  const part = { part: 'This list', pending: false, onRetry: () => undefined };
  const { rerender } = render(<Offline {...part} />);
  expect(drawings()).toEqual([['/drawings/offline.svg', '', "240", "160"]]);
  rerender(<Offline small {...part} />);
  expect(drawings()).toEqual([]);
});
