import { useEffect, useState } from 'react';

/** A hidden tab paints nothing, so the task is done after this time, in milliseconds. */
const AT_LATEST = 100;

/**
 * Does a task once the browser has painted what was changed before it: a tap is answered first, and
 * what it leads to comes next.
 * @returns leaves the task undone, where it isn't done yet
 */
export function afterPaint(task: () => void): () => void {
  let over = false;
  const cancel = () => {
    over = true;
  };
  const once = () => {
    if (over) return;
    over = true;
    task();
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, AT_LATEST);
  return cancel;
}

/**
 * Whether `on` has been true in a frame that the browser has painted: what a shopper opened is seen
 * first, and what takes longer to make follows. `useDeferredValue` does not wait for the frame.
 */
export function useAfterPaint(on: boolean): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    if (!on) return;
    const cancel = afterPaint(() => setPainted(true));
    return () => {
      cancel();
      setPainted(false);
    };
  }, [on]);
  return on && painted;
}
