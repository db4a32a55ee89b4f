import type { Easel } from './easel';
import type { Vec } from './space';
import type { View } from './view';

/** A thing that can be painted from any side. */
export type Part = {
  /** Points of the room that span it: for framing, for its shadow and for what hides what. */
  points: readonly Vec[];
  /** Half the width of its lines in mm, where it has no body but a line's width. */
  girth?: number;
  paint: (view: View, easel: Easel) => string;
  /** Prints and fittings on its surface, painted right after it. */
  marks: ((view: View, easel: Easel) => string)[];
  castsShadow: boolean;
};

/** @returns a part without marks */
export function part(
  points: readonly Vec[],
  paint: Part['paint'],
  more: { girth?: number; castsShadow?: boolean } = {},
): Part {
  return { points, paint, marks: [], castsShadow: true, ...more };
}

export function shape(d: string, fill: string, more = ''): string {
  // White is what the draughtsman's group is filled with.
  const own = fill === '#fff' ? '' : ` fill="${fill}"`;
  return `<path d="${d}"${own}${more}/>`;
}
