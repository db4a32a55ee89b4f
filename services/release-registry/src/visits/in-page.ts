/**
 * What runs in a visited page itself. Each function goes there alone, so none uses another, or has a named
 * one in it, which a compiler may wrap.
 */
import type { Control, Field } from './press-rule';

/** Where a page notes what it sees of itself. */
export type Watched = { shift: number; busy: number };

/** Notes shifts of the layout and long tasks from the page's first moment on. */
export function watch(): void {
  const watched: Watched = { shift: 0, busy: 0 };
  Reflect.set(globalThis, '__visited', watched);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) watched.busy += duration;
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const answers = Reflect.get(entry, 'hadRecentInput') === true;
      if (!answers) watched.shift += Number(Reflect.get(entry, 'value'));
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** What it has noted: a score, and milliseconds. */
export const watched = (): Watched => Reflect.get(globalThis, '__visited') as Watched;

/** Whether the browser has taken the page over: its heading is React's, and early input is handled. */
export function isTaken(): boolean {
  if (Reflect.get(globalThis, '__storefrontEarlyKeys') !== undefined) return false;
  const heading = document.querySelector('main h1');
  return heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactProps$'));
}

/** Removes what only a preview has: it names the version. */
export function removeBadge(): void {
  document.querySelector('.preview-badge')?.remove();
}

/** Elements that stand out beyond the right edge, the outermost of each, where nothing scrolls them in. */
export function beyondEdge(): string[] {
  const edge = document.documentElement.clientWidth + 1;
  const all = [...document.body.querySelectorAll('*')];
  const beyond = new Set(all.filter((each) => each.getBoundingClientRect().right > edge));
  const found: string[] = [];
  for (const element of beyond) {
    const { width, height } = element.getBoundingClientRect();
    if (width === 0 || height === 0 || !element.checkVisibility()) continue;
    let within = element.parentElement;
    while (within && within !== document.body && !beyond.has(within)) {
      if (getComputedStyle(within).overflowX !== 'visible') break;
      within = within.parentElement;
    }
    if (within !== document.body) continue;
    const words = (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, 60);
    found.push(`${element.tagName.toLowerCase()} "${words}"`);
    if (found.length === 5) break;
  }
  return found;
}

/** What has the focus, in words; null where nothing has it. */
export function focused(): string | null {
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
  const words = name.replaceAll(/\s+/g, ' ').trim().slice(0, 60);
  return `${element.getAttribute('role') ?? element.tagName.toLowerCase()} "${words}"`;
}

export function controlOf(element: Element): Control {
  const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
  return {
    tag: element.tagName.toLowerCase(),
    type: String(Reflect.get(element, 'type') ?? ''),
    opens: element.getAttribute('aria-haspopup'),
    expanded: element.getAttribute('aria-expanded'),
    href: element.getAttribute('href'),
    inForm: element.closest('form') !== null,
    disabled: Reflect.get(element, 'disabled') === true,
    name: name.replaceAll(/\s+/g, ' ').trim().slice(0, 60),
  };
}

export const fieldOf = (element: Element): Field => ({
  type: String(Reflect.get(element, 'type') ?? ''),
  role: element.getAttribute('role'),
  disabled: Reflect.get(element, 'disabled') === true,
});

/** Goes to another page of the shop as its router does, by a link of the page. @returns whether there is one */
export function followLink(): boolean {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')];
  const link = links.find(
    ({ pathname, target, search }) =>
      pathname !== location.pathname && target === '' && search === '',
  );
  link?.click();
  return link !== undefined;
}
