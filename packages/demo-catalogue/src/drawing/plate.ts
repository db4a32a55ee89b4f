import type { Spec } from '../kind';
import { clipped, lettering } from './lettering';

export const INK = '#2b3440';
export const FAINT = '#5d6873';

/** The words that some views show beside the drawing. */
export type Plate = {
  brand: string;
  model: string;
  noun: string;
  variant: string;
  specs: readonly Spec[];
  inclusions: readonly string[];
  /** Overall width and height in mm. */
  span: readonly [number, number];
};

/** Brand, model and variant at the head of a sheet. */
export function heading(plate: Plate, colour: string): string {
  return (
    `<path d="M96 88h16v104H96z" fill="${colour}"/>` +
    lettering(140, 134, clipped(`${plate.brand} ${plate.model}`, 40), { size: 52, weight: 700 }) +
    lettering(140, 188, clipped(`${plate.noun}, ${plate.variant}`, 60), { size: 36, fill: FAINT })
  );
}
