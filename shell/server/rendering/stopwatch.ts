import { performance } from 'node:perf_hooks';

/** Measures the time in which a page is made, without the time in which it waits for answers. */
export type Stopwatch = { pause(): void; resume(): void };

/**
 * Runs at once.
 * @param limit in milliseconds
 * @param late called once, when it has run that long
 */
export function startStopwatch(limit: number, late: () => void): Stopwatch {
  let left = limit;
  let since = 0;
  let timer: ReturnType<typeof setTimeout> | null = null;
  const pause = () => {
    if (timer === null) return;
    clearTimeout(timer);
    timer = null;
    left -= performance.now() - since;
  };
  const resume = () => {
    if (timer !== null) return;
    since = performance.now();
    timer = setTimeout(late, Math.max(left, 0));
  };
  resume();
  return { pause, resume };
}
