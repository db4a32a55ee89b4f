/** The path whose heading gets the focus when its page replaces the skeleton. */
let awaited: string | null = null;

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  (heading ?? document.getElementById('main'))?.focus({ preventScroll: true });
}

/** After a navigation: the heading gets the focus, so that a screen reader starts there. */
export function focusOnArrival(pathname: string): void {
  focusHeading();
  const isSkeleton = document.querySelector('main [data-page]') === null;
  awaited = isSkeleton ? pathname : null;
}

/** Marks the moment when a page is shown and interactive, in the browser's performance timeline. */
export const PAGE_SHOWN = 'page-shown';

/**
 * Resolves when the first page is shown and interactive; never where the first page is not a
 * remote's.
 */
export function untilPageShown(): Promise<void> {
  return new Promise((resolve) => {
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName(PAGE_SHOWN).length === 0) return;
      observer.disconnect();
      resolve();
    }).observe({ type: 'mark', buffered: true });
  });
}

/**
 * Called when the page itself is shown; the focus moves only if the shopper hasn't moved it
 * meanwhile.
 */
export function tellPageShown(pathname: string): void {
  performance.mark(PAGE_SHOWN);
  if (awaited !== pathname) return;
  awaited = null;
  const { activeElement } = document;
  const unmoved = !activeElement || activeElement === document.body || activeElement.id === 'main';
  if (unmoved) focusHeading();
}
