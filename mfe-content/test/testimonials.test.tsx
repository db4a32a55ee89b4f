// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sampleTestimonials } from '../src/testimonials/samples';
import { shownTestimonials } from '../src/testimonials/shown-testimonials';
import { Testimonials } from '../src/testimonials/testimonials';
import { nextOffset } from '../src/testimonials/use-rolling';
import { openShop } from './shop';

const came = (count: number) =>
  Array.from({ length: count }, (_, place) => ({
    body: `Good ${place}`,
    by: `Customer ${place}`,
    position: '',
    from: '',
  }));

test.each([
  [0, 0, 4],
  [1, 1, 4],
  [4, 4, 4],
  [5, 5, 0],
  [9, 9, 0],
])('of %i that came, %i are shown with %i samples', (count, own, samples) => {
  const shown = shownTestimonials(came(count));
  expect(shown.filter(({ sample }) => !sample).map(({ by }) => by)).toEqual(
    came(own).map(({ by }) => by),
  );
  expect(shown.filter(({ sample }) => sample)).toHaveLength(samples);
});

test('there are four built-in samples', () => {
  expect(sampleTestimonials).toHaveLength(4);
});

test.each([
  [0, 1000, 1],
  [998, 1000, 999],
  [999, 1000, 0],
  [1000.5, 1000, 1.5],
  [7, 0, 8],
])('after %d of a lap of %d the lane is at %d', (offset, lap, next) => {
  expect(nextOffset(offset, lap)).toBe(next);
});

const motion = { reduced: false };
const lane = () => screen.getByRole('group', { name: 'Testimonials' });

beforeEach(() => {
  motion.reduced = false;
  vi.useFakeTimers({ shouldAdvanceTime: false });
  vi.spyOn(window, 'matchMedia').mockImplementation(
    () =>
      ({
        matches: motion.reduced,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const show = () => {
  openShop({}).show(() => <Testimonials came={came(2)} />);
};
const pass = (milliseconds: number) => {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
};

test('the lane moves one pixel every 30 milliseconds', () => {
  show();
  pass(3000);
  expect(lane().scrollLeft).toBe(100);
});

test('the pause button stops the lane, and sets it off again', () => {
  show();
  pass(300);
  fireEvent.click(screen.getByRole('button', { name: 'Pause testimonials' }));
  const stopped = lane().scrollLeft;
  expect(stopped).toBe(10);
  pass(3000);
  expect(lane().scrollLeft).toBe(stopped);
  fireEvent.click(screen.getByRole('button', { name: 'Play testimonials' }));
  pass(300);
  expect(lane().scrollLeft).toBe(20);
});

test('the lane stands still for those who want no movement', () => {
  motion.reduced = true;
  show();
  pass(3000);
  expect(lane().scrollLeft).toBe(0);
  expect(screen.getByRole('button', { name: 'Play testimonials' })).toBeDefined();
});

test('the lane stands still in a hidden tab', () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  show();
  pass(3000);
  expect(lane().scrollLeft).toBe(0);
});

test('the lane stands still off screen, and goes on where it is seen again', () => {
  let tell = (_inSight: boolean) => undefined as void;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (changes: { isIntersecting: boolean }[]) => void) {
        tell = (isIntersecting) => {
          callback([{ isIntersecting }]);
        };
      }
      observe() {}
      disconnect() {}
    },
  );
  show();
  tell(false);
  pass(3000);
  expect(lane().scrollLeft).toBe(0);
  tell(true);
  pass(300);
  expect(lane().scrollLeft).toBe(10);
  vi.unstubAllGlobals();
});

test('samples are marked, and the copies of the loop are for the eye only', () => {
  show();
  const [first, copy] = Array.from(lane().children);
  expect(first?.querySelectorAll('figure')).toHaveLength(6);
  expect(first?.querySelectorAll('[data-sample]')).toHaveLength(4);
  expect(copy?.getAttribute('aria-hidden')).toBe('true');
  expect(copy?.hasAttribute('inert')).toBe(true);
});
