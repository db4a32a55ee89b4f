// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { BottomBar } from '../src/bottom-bar';
import { createFrame } from '../src/frame';

const { Frame } = createFrame<{ nonce: string }>('bar');

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

// A happy-dom window is 768 high, and lays nothing out.
test.each([
  ['a quarter of the window and more takes its place in the page', 193, true],
  ['less stays in sight', 191, false],
])('a bar of %s', (_, height, high) => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(height);
  render(
    <Frame host={{ nonce: 'n' }}>
      <BottomBar label="Bare tool" amount="₱4,600.00">
        <button type="button">Add to cart</button>
      </BottomBar>
    </Frame>,
  );
  expect(innerHeight).toBe(768);
  const bar = screen.getByRole('button').closest<HTMLElement>('.bottom-bar');
  expect(bar?.dataset.high !== undefined).toBe(high);
});
