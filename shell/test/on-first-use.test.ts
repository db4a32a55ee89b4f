// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { onFirstUse } from '../src/prefetch/on-first-use';

it.each(['pointerdown', 'keydown', 'focusin'])('begins at the first %s, and only once', (sign) => {
  const task = vi.fn();
  onFirstUse(task);
  window.dispatchEvent(new Event('scroll'));
  expect(task).not.toHaveBeenCalled();
  document.body.dispatchEvent(new Event(sign, { bubbles: true }));
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
  expect(task).toHaveBeenCalledOnce();
});
