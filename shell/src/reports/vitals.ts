import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { Connected } from '../connect';
import type { PAGE_SHOWN } from '../page-shown';
import type { REPORT_PATH } from '../report-path';
import type { PageEntry, PageReport, VitalName } from './report-entry';

/**
 * Measures the web vitals; each value is reported when it is final, at the latest when the shopper
 * leaves.
 */
export function watchVitals(told: (name: VitalName, value: number) => void): void {
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    measure(({ name, value }) => {
      told(name, value);
    });
  }
}

/** Written once more, as the types hold: what a first visit's script exports makes that larger. */
const SHOWN: typeof PAGE_SHOWN = 'page-shown';
const TO: typeof REPORT_PATH = '/_report';

/** So many pages later a page that is shown again says by how much the tab has grown. */
const PAGES_BETWEEN = 4;

/** What Chromium alone tells, in bytes. */
type Memory = { memory?: { usedJSHeapSize: number } };

const sizeNow = () => ({
  nodes: document.getElementsByTagName('*').length,
  heap: (performance as Performance & Memory).memory?.usedJSHeapSize,
});
type Size = ReturnType<typeof sizeNow> & { page: number };

/**
 * Measures single pages: how long each takes until it is shown after a navigation, and by how much the tab
 * has grown when one is shown again. Sent when the tab is left, apart from other reports: an earlier
 * document server refuses it.
 * @returns notes the largest paint of the page that was opened first, in milliseconds
 */
export function measurePages({ router, shell }: Pick<Connected, 'router' | 'shell'>) {
  const patternNow = () => router.state.matches.at(-1)?.route.path ?? '*';
  const opened = patternNow();
  const values = new Map<string, PageEntry>();
  const sizes = new Map<string, Size>();
  const shownAt = new Map<string, Pick<PageEntry, 'app' | 'version'>>();
  let pages = 0;
  let going: { to: string; since: number } | null = null;

  function note(path: string, name: PageEntry['name'], value: number): void {
    const page = shownAt.get(path);
    if (page) values.set(`${name} ${path}`, { kind: 'page', ...page, name, path, value });
  }

  /** Remembers whose page is shown, for what is measured of it later. */
  function see(path: string): void {
    const place = document.querySelector<HTMLElement>('[data-page]')?.dataset;
    const { boundary: app, release: version } = place ?? {};
    if (app && version) shownAt.set(path, { app, version });
  }

  function sized(path: string): void {
    pages += 1;
    const now = { ...sizeNow(), page: pages };
    const first = sizes.get(path);
    if (!first) sizes.set(path, now);
    const between = now.page - (first ?? now).page;
    if (!first || between < PAGES_BETWEEN) return;
    note(path, 'NODES', Math.max(0, (now.nodes - first.nodes) / between));
    if (now.heap === undefined || first.heap === undefined) return;
    note(path, 'HEAP', Math.max(0, (now.heap - first.heap) / between));
  }

  router.subscribe(({ navigation, location }) => {
    const to = navigation.location?.pathname;
    if (to === undefined || to === location.pathname || to === going?.to) return;
    going = { to, since: performance.now() };
  });

  new PerformanceObserver((list) => {
    const shown = list.getEntriesByName(SHOWN).at(-1);
    if (!shown) return;
    const path = patternNow();
    see(path);
    // What a tab that nobody sees takes is the browser's matter.
    const isArrival = going?.to === router.state.location.pathname && !document.hidden;
    if (going && isArrival) note(path, 'SHOWN', shown.startTime - going.since);
    going = null;
    sized(path);
  }).observe({ type: 'mark', buffered: true });

  window.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || values.size === 0) return;
    const { ticket, offer } = shell;
    const right = ticket ? { ticket } : offer ? { offer } : {};
    const report: PageReport = { path: opened, ...right, entries: [...values.values()] };
    values.clear();
    navigator.sendBeacon(TO, new Blob([JSON.stringify(report)], { type: 'application/json' }));
  });

  return (paint: number) => {
    note(opened, 'LCP', paint);
  };
}
