import type { Pen } from './pen';

/** What a drawing returns: its shapes and the box they fill, on an 800 × 800 sheet. */
export type Sketch = { art: string; box: Box };

/** x, y, width, height. */
export type Box = readonly [number, number, number, number];

/** Draws one product with its own figures; `brand` is lettered on the product where there is room. */
export type Drawing<Look> = (pen: Pen, look: Look, brand: string) => Sketch;

/** Joins shapes into a sketch. */
export function sketch(box: Box, ...parts: string[]): Sketch {
  return { art: parts.join(''), box };
}
