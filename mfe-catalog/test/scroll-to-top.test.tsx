// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ScrollToTop } from '../src/listing/scroll-to-top';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('the way back to the top gives way to a card’s button that is under it', () => {
  vi.useFakeTimers();
  render(
    <>
      <article>
        <button>Add</button>
      </article>
      <ScrollToTop />
    </>,
  );
  const scroll = (under: Element[]) => {
    document.elementsFromPoint = () => under;
    window.scrollY = 400;
    act(() => {
      window.dispatchEvent(new Event('scroll'));
      vi.advanceTimersByTime(100);
    });
  };
  const isMovedAside = () =>
    screen.getByLabelText('Scroll to top').parentElement?.hasAttribute('data-over');
  scroll([document.body]);
  expect(isMovedAside()).toBe(false);
  scroll([screen.getByText('Add')]);
  expect(isMovedAside()).toBe(true);
  scroll([document.body]);
  expect(isMovedAside()).toBe(false);
});
