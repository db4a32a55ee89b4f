/** Measures in the page how fast it answers, by the browser's own reports. */
import type { CDPSession, Page } from '@playwright/test';

type Watching = Window & { benchEvents: { interaction: number; duration: number }[] };

/** Starts recording the duration of every interaction, in milliseconds. */
export async function watchInteractions(page: Page): Promise<void> {
  await page.evaluate(() => {
    const watching = window as unknown as Watching;
    watching.benchEvents = [];
    // The TypeScript type of the options lacks `durationThreshold`.
    const options = { type: 'event', durationThreshold: 16 } as PerformanceObserverInit;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        if (!entry.interactionId) continue;
        watching.benchEvents.push({ interaction: entry.interactionId, duration: entry.duration });
      }
    }).observe(options);
  });
}

/**
 * The slowest interaction since the last reading, in milliseconds: the INP of fewer than fifty
 * interactions. The browser reports none below 16 ms; the result is then 16.
 */
export async function readSlowest(page: Page): Promise<number> {
  return page.evaluate(async () => {
    // The browser reports an interaction only after its next frame.
    await new Promise((done) => setTimeout(done, 500));
    const watching = window as unknown as Watching;
    const slowest = Math.max(16, ...watching.benchEvents.map(({ duration }) => duration));
    watching.benchEvents = [];
    return slowest;
  });
}

/** Scrolls by touch. @returns the 95th percentile of the time between frames, in milliseconds */
export async function frameTimeOfScroll(page: Page, cdp: CDPSession): Promise<number> {
  const frames = page.evaluate(async () => {
    const gaps: number[] = [];
    const end = performance.now() + 2500;
    let before = performance.now();
    while (before < end) {
      const now = await new Promise<number>((next) => requestAnimationFrame(next));
      gaps.push(now - before);
      before = now;
    }
    return gaps.sort((a, b) => a - b)[Math.floor(gaps.length * 0.95)] ?? 0;
  });
  await cdp.send('Input.synthesizeScrollGesture', {
    x: 180,
    y: 500,
    yDistance: -4000,
    speed: 2000,
    gestureSourceType: 'touch',
  });
  return frames;
}

export function median(figures: number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;
}
