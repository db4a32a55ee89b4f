/** What may be wrong with a release in browsers alone, planted into a page that a visit opens. */
import type { Size } from '../src/visits/sizes';
import type { PlantedPage } from './visited-shop';

const BUTTON = '<button type="button" aria-expanded="false" id="more">More</button>';
const ON_PHONES = `matchMedia('(pointer: coarse)').matches`;

export type VisitedBreak = PlantedPage & {
  name: string;
  /** The size at which it is looked for. */
  on: Size['name'];
  /** What a visit says first. */
  says: string;
};

export const visitedBreaks: VisitedBreak[] = [
  {
    ...{ name: 'it throws on phones only', on: 'phone', says: 'an error: Error: planted' },
    runs: `if (${ON_PHONES}) setTimeout(() => { throw new Error('planted'); });`,
  },
  {
    ...{ name: 'a promise fails', on: 'phone', says: 'an error: Error: planted' },
    runs: `setTimeout(() => Promise.reject(new Error('planted')));`,
  },
  {
    ...{ name: 'it never ends', on: 'phone', says: 'the page never answers' },
    runs: 'setTimeout(() => { for (;;); }, 300);',
  },
  {
    ...{ name: 'it never ends on phones only', on: 'phone', says: 'the page never answers' },
    runs: `if (${ON_PHONES}) for (;;);`,
  },
  {
    ...{ name: 'a button is lost once it is taken over', on: 'phone', says: 'gone: button "More"' },
    runs: 'setTimeout(() => more.remove(), 100);',
  },
  {
    ...{ name: 'a button opens nothing', on: 'phone' },
    says: 'new where a part is opened: More: nothing opens',
    runs: 'more.replaceWith(more.cloneNode(true));',
  },
  {
    ...{ name: 'what a button opens throws', on: 'phone', says: 'an error: Error: planted' },
    runs: `more.addEventListener('click', () => { throw new Error('planted'); });`,
  },
  {
    ...{ name: 'a page is too wide for a phone', on: 'phone' },
    says: 'wider than the screen: div "Two left"',
    markup: `${BUTTON}<div style="width:900px">Two left</div>`,
  },
  {
    ...{ name: 'a button can not be reached by Tab', on: 'desk' },
    says: 'Tab no longer reaches: button "More"',
    runs: 'more.tabIndex = -1;',
  },
  {
    ...{ name: 'the layout shifts', on: 'phone', says: 'the layout shifts' },
    runs: `const above = document.createElement('div'); above.style.height = '400px';
      setTimeout(() => document.querySelector('main').prepend(above), 600);`,
  },
  {
    ...{ name: 'it takes 900 ms of the processor', on: 'phone', says: 'long tasks take longer' },
    runs: `setTimeout(() => { const until = Date.now() + 900; while (Date.now() < until); }, 50);`,
  },
  {
    ...{ name: 'each change of the page leaves 2.4 MB', on: 'desk' },
    says: 'memory grows with each change of the page',
    runs: `const all = []; addEventListener('changed', () => all.push(Array.from({ length: 3e5 }, Math.random)));`,
  },
  {
    ...{ name: 'it would write', on: 'phone', says: 'would send: DELETE /api/cart' },
    runs: `fetch('/api/cart', { method: 'DELETE' }).catch(() => undefined);`,
  },
  {
    ...{ name: 'one call more', on: 'phone', says: 'one call more: GET /api/brands' },
    runs: `fetch('/api/brands');`,
  },
  {
    ...{ name: 'it leaves for another site', on: 'phone' },
    says: 'would send: leaves for https://elsewhere.example',
    runs: `setTimeout(() => location.assign('https://elsewhere.example/'), 200);`,
  },
];

/** The version by which a visit names a break. */
export const versionOf = (name: string) => `1.1.0-${name.replaceAll(/\W/g, '.')}`;
