/** Where the main parts of a page stand: their boxes and gaps, and nothing of what is in them. */
import type { Page } from '@playwright/test';

/**
 * A part's left edge and width, its distance from the part above it, what its border and padding take
 * of its left side, and whether it scrolls by itself: in pixels, and 1 or 0.
 */
type PartBox = Record<(typeof SIDES)[number], number>;
const SIDES = ['left', 'width', 'gap', 'inset', 'scrolls'] as const;

/** By each part's place: `main/section:2/ul:1`. */
export type Layout = Record<string, PartBox>;

/**
 * What may differ without a word: text of another font is a little wider, and a word that wraps
 * changes a height, which is not part of a layout here.
 */
const TOLERANCE = 8;
/** A part that is as wide as so many letters of a font that is drawn a little otherwise. */
const TOLERATED_SHARE = 0.04;

/** Reads the layout of a page as it is shown now. */
export function layoutOf(page: Page): Promise<Layout> {
  return page.evaluate(() => {
    const DEEPEST = 6;
    const SMALLEST = { width: 48, height: 16 };
    /** What is in these are things of the shop, of which there may be more or fewer. */
    const OF_MANY = new Set(['UL', 'OL', 'DL', 'TABLE', 'FORM', 'ADDRESS', 'P']);
    const layout: Layout = {};
    const shown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      const { display, position } = getComputedStyle(element);
      const isBlock = !display.startsWith('inline') && display !== 'contents';
      const isBig = width >= SMALLEST.width && height >= SMALLEST.height;
      return isBlock && isBig && position !== 'absolute' && position !== 'fixed';
    };
    const insideOf = (element: Element) => {
      const { paddingLeft, borderLeftWidth, overflowX } = getComputedStyle(element);
      const inset = Math.round(parseFloat(paddingLeft) + parseFloat(borderLeftWidth));
      return { inset, scrolls: ['auto', 'scroll'].includes(overflowX) ? 1 : 0 };
    };
    const read = (parent: Element, place: string, depth: number) => {
      const { top, left: outer } = parent.getBoundingClientRect();
      const counts = new Map<string, number>();
      let above = top;
      let before: DOMRect | null = null;
      for (const element of [...parent.children].filter(shown)) {
        const box = element.getBoundingClientRect();
        const tag = element.tagName.toLowerCase();
        const nth = (counts.get(tag) ?? 0) + 1;
        counts.set(tag, nth);
        const own = `${place}/${tag}:${nth}`;
        const isBeside = before !== null && box.top < before.bottom - 1;
        layout[own] = {
          left: Math.round(isBeside && before ? box.left - before.right : box.left - outer),
          width: Math.round(box.width),
          gap: Math.round(isBeside ? 0 : box.top - above),
          ...insideOf(element),
        };
        before = box;
        above = Math.max(above, box.bottom);
        if (depth < DEEPEST && !OF_MANY.has(element.tagName)) read(element, own, depth + 1);
      }
    };
    const main = document.querySelector('main');
    if (!main) throw new Error('the page has no main part');
    const { left, width } = main.getBoundingClientRect();
    layout.main = {
      ...{ left: Math.round(left), width: Math.round(width), gap: 0 },
      ...insideOf(main),
    };
    read(main, 'main', 1);
    return layout;
  });
}

/** A row for each part: the page, its place, left edge, width and gap. */
export function layoutsText(layouts: ReadonlyMap<string, Layout>): string {
  const rows = [...layouts].flatMap(([page, layout]) =>
    Object.entries(layout).map(([place, box]) =>
      [page, place, ...SIDES.map((side) => box[side])].join('\t'),
    ),
  );
  return `${['page', 'place', ...SIDES].join('\t')}\n${rows.join('\n')}\n`;
}

export function readLayouts(text: string): Map<string, Layout> {
  const layouts = new Map<string, Layout>();
  for (const row of text.trim().split('\n').slice(1)) {
    const [page = '', place = '', ...numbers] = row.split('\t');
    const box = Object.fromEntries(SIDES.map((side, at) => [side, Number(numbers[at])])) as PartBox;
    layouts.set(page, { ...layouts.get(page), [place]: box });
  }
  return layouts;
}

const toleranceOf = (pixels: number) => Math.max(TOLERANCE, TOLERATED_SHARE * pixels);

const told = (box: PartBox) => SIDES.map((side) => `${side} ${box[side]}`).join(', ');

/** @returns a line for each part that is elsewhere, new or gone */
export function layoutChanges(before: Layout, now: Layout): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(now)])].flatMap((place) => {
    const [was, is] = [before[place], now[place]];
    if (!was) return [`${place} is new`];
    if (!is) return [`${place} is gone`];
    const moved = SIDES.some(
      (side) => Math.abs(was[side] - is[side]) > (side === 'scrolls' ? 0 : toleranceOf(was[side])),
    );
    return moved ? [`${place}: ${told(was)} became ${told(is)}`] : [];
  });
}
