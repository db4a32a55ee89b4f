// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { firstUse } from '../src/prefetch/first-use';

it('lets a page answer the first tap before it fetches anything for later', async () => {
  let haveTime: (() => void) | undefined;
  vi.stubGlobal('requestIdleCallback', (task: () => void) => {
    haveTime = task;
  });
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
  const used = vi.fn();
  void firstUse().then(used);
  window.dispatchEvent(new Event('pointerdown'));
  await Promise.resolve();
  expect(used).not.toHaveBeenCalled();
  haveTime?.();
  await Promise.resolve();
  await Promise.resolve();
  expect(used).toHaveBeenCalledTimes(1);
});
