/** Sizes that a standard ties to each other. */
import { specValueOf } from '../specs/spec-value';

/** ISO 1174-1: the side of a driving square in millimetres, and its inch. */
const SQUARES = [
  [6.3, 6.35],
  [10, 9.525],
  [12.5, 12.7],
  [20, 19.05],
  [25, 25.4],
] as const;

/** @returns both numbers by which a square is called; undefined for what is none */
export const squareOf = (side: number | null) =>
  SQUARES.find((names) => names.some((name) => side !== null && Math.abs(name - side) < 0.01));

/** A thread in one spelling: 'm14', '5/8-11unc'. */
export const threadOf = (text: string | null): string | null =>
  text === null ? null : specValueOf(text).value.replaceAll(/["\s]/g, '') || null;

/** Depressed-centre discs of 100 mm have a bore of 16 mm, larger ones 22.23 mm (ISO 603-14). */
const BORE_OF_100 = 16;
const BORE_OF_LARGER = 22.23;
const LARGER_THREADS = ['m14', '5/8-11unc', '5/8-11'];

/**
 * The bore of an angle grinder's discs by its spindle and its disc's diameter, in millimetres; null
 * for a spindle that comes with several flanges.
 */
export function boreOfSpindle(thread: string | null, diameter: number | null): number | null {
  if (thread === null || diameter === null) return null;
  if (thread === 'm10' && diameter === 100) return BORE_OF_100;
  return LARGER_THREADS.includes(thread) && diameter > 114 ? BORE_OF_LARGER : null;
}

/** 22.2 mm, 22.23 mm and 7/8 in are one bore; 15.875 and 16 mm are two. */
export const BORE_APART = 0.05;
export const isSameBore = (one: number | null, other: number | null): boolean =>
  one !== null && other !== null && Math.abs(one - other) <= BORE_APART;

/** A shank or what holds it: a system by its name, a hexagon or a round one by millimetres. */
export type Shank = { form: string; size: number };

const SYSTEMS: Record<string, RegExp> = {
  'sds-plus': /^sds ?(?:plus|\+)$/,
  'sds-max': /^sds ?max$/,
  'sds-top': /^sds ?top$/,
  t: /^t$/,
  u: /^u$/,
};

/** Reads 'SDS-plus', '1/4 in hex', '10 mm', 'T-shank'; null for what is none of them. */
export function shankOf(text: string | null): Shank | null {
  const plain = (text ?? '')
    .toLowerCase()
    .replaceAll(/[\s-]+/g, ' ')
    .replace(/ ?(?:shank|chuck)$/, '')
    .trim();
  const system = Object.entries(SYSTEMS).find(([, named]) => named.test(plain));
  if (system) return { form: system[0], size: 0 };
  const hex = /^(.+?) ?hex(?:agon(?:al)?)?$/.exec(plain)?.[1];
  const { base, number } = specValueOf(hex ?? plain);
  if (base !== 'mm' || number === null) return null;
  return { form: hex === undefined ? 'round' : 'hex', size: number };
}

/** A system's names without blanks and hyphens, as a regular expression of the database; else null. */
export function systemPattern(shank: Shank | null): string | null {
  const named = shank && SYSTEMS[shank.form];
  return named ? named.source.replaceAll(' ?', '').replace('$', '(?:shank|chuck)?$') : null;
}
