import { whenIdle } from 'shared-ui/when-idle';
import { untilPageShown } from '../page-shown';
import { connection } from './connection';

/** What a shopper does with a page: points, touches, scrolls, types. */
const USES = ['pointermove', 'pointerdown', 'scroll', 'keydown'];

/** How long a page that nobody uses waits, in milliseconds: it has long loaded then. */
const LATER = 8_000;

/** Browsers also send a move to a page that comes to lie under a pointer at rest. */
const isAtRest = (event: Event) =>
  event instanceof PointerEvent &&
  event.type === 'pointermove' &&
  event.movementX === 0 &&
  event.movementY === 0;

/**
 * Resolves when the shopper has begun to use the page, and the page has answered: what waits for
 * this takes nothing from the answer to a first tap.
 */
export function firstUse(): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController();
    const use = (event: Event) => {
      if (isAtRest(event)) return;
      over.abort();
      whenIdle(resolve);
    };
    for (const name of USES) {
      // Without capture only the page's own scroll is heard: a part may move by itself.
      const capture = name !== 'scroll';
      addEventListener(name, use, { capture, signal: over.signal });
    }
  });
}

const later = () =>
  new Promise<void>((resolve) => {
    setTimeout(() => {
      // A slow network is left to what the shopper asks for.
      if (!connection().slow) resolve();
    }, LATER);
  });

/**
 * Resolves when the page is shown and its shopper has begun to use it, or else a good while after
 * it was shown and only where the network is fast. What is fetched ahead from then on takes nothing
 * from the page's own loading.
 */
export async function untilUsed(): Promise<void> {
  const use = firstUse();
  await untilPageShown();
  await Promise.race([use, later()]);
}
