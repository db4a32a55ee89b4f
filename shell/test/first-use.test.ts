// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { firstUse } from '../src/prefetch/first-use';

/** A move of the pointer, as a browser sends it; happy-dom's events have no movement of their own. */
function move(movementX: number): void {
  const event = new PointerEvent('pointermove');
  Object.defineProperty(event, 'movementX', { value: movementX });
  Object.defineProperty(event, 'movementY', { value: 0 });
  dispatchEvent(event);
}

/** What happens on the page, and whether it counts as used by then. */
function watched(): { used: () => boolean } {
  let used = false;
  void firstUse().then(() => (used = true));
  return { used: () => used };
}

// Without `requestIdleCallback` a browser counts as idle after a second.
const SOON = { timeout: 5_000 };

test('a page that comes to lie under a pointer at rest is not used by that, and is once it moves', async () => {
  const page = watched();
  move(0);
  await new Promise((done) => setTimeout(done, 1_200));
  expect(page.used()).toBe(false);
  move(3);
  await expect.poll(page.used, SOON).toBe(true);
});

test('a key uses the page', async () => {
  const page = watched();
  dispatchEvent(new KeyboardEvent('keydown'));
  await expect.poll(page.used, SOON).toBe(true);
});

test('a part that moves by itself does not use the page, and a shopper who scrolls it does', async () => {
  const lane = document.body.appendChild(document.createElement('div'));
  const page = watched();
  lane.dispatchEvent(new Event('scroll'));
  await new Promise((done) => setTimeout(done, 1_200));
  expect(page.used()).toBe(false);
  document.dispatchEvent(new Event('scroll', { bubbles: true }));
  await expect.poll(page.used, SOON).toBe(true);
});
