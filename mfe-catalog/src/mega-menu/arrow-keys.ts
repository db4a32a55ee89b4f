/** Arrow keys in a menu that stands in columns: to the nearest link in the arrow's direction. */
import type { KeyboardEvent } from 'react';

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;
type Arrow = 'ArrowDown' | 'ArrowUp' | 'ArrowLeft' | 'ArrowRight';

/** A field keeps these for its text. */
const inText = new Set<string>(['ArrowLeft', 'ArrowRight', 'Home', 'End']);

const middle = (from: number, to: number) => (from + to) / 2;

/** How far one box is along an arrow from another, and how far aside; null where it lies behind. */
function distance(arrow: Arrow, from: Box, to: Box): { along: number; aside: number } | null {
  const across = middle(to.left, to.right) - middle(from.left, from.right);
  const down = middle(to.top, to.bottom) - middle(from.top, from.bottom);
  const upright = arrow === 'ArrowDown' || arrow === 'ArrowUp';
  const forward = arrow === 'ArrowDown' || arrow === 'ArrowRight' ? 1 : -1;
  const along = (upright ? down : across) * forward;
  if (along <= 1) return null;
  const overlaps = upright
    ? to.left < from.right && to.right > from.left
    : to.top < from.bottom && to.bottom > from.top;
  return { along, aside: overlaps ? 0 : Math.abs(upright ? across : down) };
}

/**
 * The place of the box that an arrow leads to: in the same column or row if there is one, else the
 * least aside.
 * @param arrow the key's name, as `KeyboardEvent.key` gives it
 * @returns -1 where nothing lies in that direction
 */
export function nearest(arrow: Arrow, from: Box, boxes: readonly Box[]): number {
  let found = -1;
  let least = { along: Infinity, aside: Infinity };
  for (const [at, box] of boxes.entries()) {
    const far = distance(arrow, from, box);
    if (far === null) continue;
    const isNearer = far.aside === least.aside ? far.along < least.along : far.aside < least.aside;
    if (isNearer) [found, least] = [at, far];
  }
  return found;
}

const isArrow = (key: string): key is Arrow => /^Arrow(Down|Up|Left|Right)$/.test(key);

/** Moves the focus among a menu's links by arrows, Home and End. Tab goes on as everywhere. */
export function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget, target, altKey, ctrlKey, metaKey } = event;
  if (!(target instanceof HTMLElement) || altKey || ctrlKey || metaKey) return;
  if (target instanceof HTMLInputElement && inText.has(key)) return;
  // A list that is folded away has links without a box.
  const links = [...currentTarget.querySelectorAll('a')].filter(
    (link) => link.getClientRects().length > 0,
  );
  const next =
    key === 'Home'
      ? links[0]
      : key === 'End'
        ? links.at(-1)
        : isArrow(key)
          ? links[
              nearest(
                key,
                target.getBoundingClientRect(),
                links.map((link) => link.getBoundingClientRect()),
              )
            ]
          : undefined;
  if (!next) return;
  // The arrow would scroll as well.
  event.preventDefault();
  next.focus();
}
