import type { Easel } from './easel';
import type { Vec } from './space';
import type { View } from './view';

/** A piece of a product that can be painted from any side. */
export type Part = {
  /** Points that span it, for the frame, for its shadow and for the painting order. */
  points: readonly Vec[];
  /** Half the width of its lines in mm, where it consists of lines. */
  girth?: number;
  paint: (view: View, easel: Easel) => string;
  /** The face that a plane square to the look leaves; null where it misses the piece. */
  cut?: (view: View, depth: number) => string | null;
  /** Prints and fittings on its surface, painted right after it. */
  marks: ((view: View, easel: Easel) => string)[];
  castsShadow: boolean;
};

/** @returns a part without marks */
export function part(
  points: readonly Vec[],
  paint: Part['paint'],
  more: Partial<Pick<Part, 'girth' | 'castsShadow' | 'cut'>> = {},
): Part {
  return { points, paint, marks: [], castsShadow: true, ...more };
}

export function shape(d: string, fill: string, more = ''): string {
  // The group of the outline view already has a white fill.
  const own = fill === '#fff' ? '' : ` fill="${fill}"`;
  return `<path d="${d}"${own}${more}/>`;
}
