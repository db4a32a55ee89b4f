import type { Turn } from './lathe';
import type { Tone } from './materials';
import type { Corner, Outline } from './outline';
import type { Vec } from './space';

// Models are mostly lists of points. Written as '0 0, 20 0 4, 20 30', a list fits on a line and can
// be compared with a sketch; nested arrays would be longer and harder to read.

function rows(text: string): string[][] {
  return text.split(',').map((row) => row.trim().split(/\s+/));
}

function figure(word: string | undefined, text: string): number {
  const value = Number(word);
  if (word === undefined || !Number.isFinite(value))
    throw new Error(`Not a row of points: ${text}`);
  return value;
}

/** Reads corners: each 'u v' or 'u v radius', separated by commas. */
export function corners(given: Outline | string): Outline {
  if (typeof given !== 'string') return given;
  return rows(given).map(([u, v, radius = '0']): Corner => [
    figure(u, given),
    figure(v, given),
    figure(radius, given),
  ]);
}

/** Reads turns: each 'at radius' or 'at radius tone', separated by commas. */
export function turnings(given: readonly Turn[] | string): readonly Turn[] {
  if (typeof given !== 'string') return given;
  return rows(given).map(([at, radius, tone]): Turn => {
    const turn = [figure(at, given), figure(radius, given)] as const;
    return tone === undefined ? turn : [...turn, tone as Tone];
  });
}

/** Reads points: each 'x y z', separated by commas. */
export function points(given: readonly Vec[] | string): readonly Vec[] {
  if (typeof given !== 'string') return given;
  return rows(given).map(([x, y, z]): Vec => [
    figure(x, given),
    figure(y, given),
    figure(z, given),
  ]);
}

/** Reads spots: each 'u v', separated by commas. */
export function spots(given: string): [number, number][] {
  return rows(given).map(([u, v]) => [figure(u, given), figure(v, given)]);
}
