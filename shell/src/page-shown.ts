/** The path whose heading shall get the focus when its page stands in the place of its skeleton. */
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

/** Marks the moment when a page is shown and answers, in the browser's performance timeline. */
const PAGE_SHOWN = 'page-shown';

/** Resolves when the first page is shown and answers; never, where no remote's page is asked for. */
export function untilPageShown(): Promise<void> {
  return new Promise((resolve) => {
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName(PAGE_SHOWN).length === 0) return;
      observer.disconnect();
      resolve();
    }).observe({ type: 'mark', buffered: true });
  });
}

/** The page itself has come; whoever has moved on meanwhile is left where they are. */
export function tellPageShown(pathname: string): void {
  performance.mark(PAGE_SHOWN);
  if (awaited !== pathname) return;
  awaited = null;
  const { activeElement } = document;
  const unmoved = !activeElement || activeElement === document.body || activeElement.id === 'main';
  if (unmoved) focusHeading();
}
