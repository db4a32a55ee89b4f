import { useEffect, type RefObject } from 'react';

/** How far and how often the lane moves (specification, section 4). */
const STEP_PIXELS = 1;
const STEP_MILLISECONDS = 30;

/** The next scroll offset of a lane that starts over after each lap. */
export function nextOffset(offset: number, lap: number): number {
  const next = offset + STEP_PIXELS;
  return lap > 0 && next >= lap ? next - lap : next;
}

/**
 * Moves a scroll box by 1 px every 30 ms and loops. It stops in a hidden tab, when off screen, and
 * while a finger or the mouse is on it.
 * @param box the scroll box
 * @param lap its first child; after its width the content repeats
 */
export function useRolling(
  box: RefObject<HTMLElement | null>,
  lap: RefObject<HTMLElement | null>,
  rolling: boolean,
): void {
  useEffect(() => {
    const lane = box.current;
    if (!rolling || !lane) return;
    let held = false;
    let inSight = true;
    const sight = new IntersectionObserver((changes) => {
      inSight = changes.at(-1)?.isIntersecting ?? inSight;
    });
    sight.observe(lane);
    // A browser rounds the offset to whole pixels, so the exact offset is stored here.
    let offset = lane.scrollLeft;
    const timer = setInterval(() => {
      if (held || !inSight || document.hidden) return;
      if (Math.abs(lane.scrollLeft - offset) > 2) offset = lane.scrollLeft;
      offset = nextOffset(offset, lap.current?.offsetWidth ?? 0);
      lane.scrollLeft = offset;
    }, STEP_MILLISECONDS);
    const listeners = new AbortController();
    const { signal } = listeners;
    const hold = (down: boolean) => () => {
      held = down;
    };
    lane.addEventListener('pointerdown', hold(true), { signal });
    for (const end of ['pointerup', 'pointercancel']) {
      window.addEventListener(end, hold(false), { signal });
    }
    return () => {
      clearInterval(timer);
      sight.disconnect();
      listeners.abort();
    };
  }, [box, lap, rolling]);
}
