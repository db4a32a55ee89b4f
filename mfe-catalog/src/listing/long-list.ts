/** What only a long list needs, which is fetched when there is one. */
import { flushSync } from 'react-dom';
import { startTransition } from 'react';

/**
 * How near the window a part of a long list is in the document, in pixels: more than a browser scrolls
 * before the cards are there.
 */
const REACH = '2000px 0px';

const isSeen = ({ top, bottom }: DOMRectReadOnly) => bottom > 0 && top < window.innerHeight;

/**
 * Tells whether a part of a long list is to be in the document: while it is near the window, or has
 * the focus.
 * @returns a function that ends it
 */
export function watchReach(element: HTMLElement, setNear: (near: boolean) => void): () => void {
  let inReach = true;
  const leave = () => {
    if (inReach || element.contains(document.activeElement)) return;
    startTransition(() => setNear(false));
  };
  const observer = new IntersectionObserver(
    (changes) => {
      const change = changes.at(-1);
      if (!change) return;
      inReach = change.isIntersecting;
      if (!inReach) leave();
      // An empty place in sight is filled at once, one that is only near when there is time.
      else if (isSeen(change.boundingClientRect)) setNear(true);
      else startTransition(() => setNear(true));
    },
    { rootMargin: REACH },
  );
  observer.observe(element);
  let timer: ReturnType<typeof setTimeout> | undefined;
  // The focus is elsewhere only after this event.
  const focusLeft = () => (timer = setTimeout(leave));
  element.addEventListener('focusout', focusLeft);
  return () => {
    observer.disconnect();
    element.removeEventListener('focusout', focusLeft);
    clearTimeout(timer);
  };
}

/**
 * Tells whether the page is being printed: all of it has to be in the document then, at once.
 * @returns a function that ends it
 */
export function watchPrinting(setPrinting: (printing: boolean) => void): () => void {
  const begin = () => {
    flushSync(() => setPrinting(true));
  };
  const end = () => setPrinting(false);
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  return () => {
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
  };
}
