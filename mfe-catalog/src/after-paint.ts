/** A hidden tab paints nothing, so the task is done after this time, in milliseconds. */
const AT_LATEST = 100;

/**
 * Does a task once the browser has painted what was changed before it: a tap is answered first, and
 * what it leads to comes next.
 */
export function afterPaint(task: () => void): void {
  let done = false;
  const once = () => {
    if (done) return;
    done = true;
    task();
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, AT_LATEST);
}
