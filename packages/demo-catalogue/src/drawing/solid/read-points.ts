import type { Turn } from './lathe';
import type { Tone } from './materials';
import type { Corner, Outline } from './outline';
import type { Vec } from './space';

// Models are mostly lists of points. Written as '0 0, 20 0 4, 20 30' they stay on a line and can be
// compared with a sketch; the rows of brackets they stand for can not.

function rows(text: string): string[][] {
  return text.split(',').map((row) => row.trim().split(/\s+/));
}

function figure(word: string | undefined, text: string): number {
  const value = Number(word);
  if (word === undefined || !Number.isFinite(value))
    throw new Error(`Not a row of points: ${text}`);
  return value;
}

/** 'u v' or 'u v radius' a corner, parted by commas. */
export function corners(given: Outline | string): Outline {
  if (typeof given !== 'string') return given;
  return rows(given).map(([u, v, radius = '0']): Corner => [
    figure(u, given),
    figure(v, given),
    figure(radius, given),
  ]);
}

/** 'at radius' or 'at radius tone' a turn, parted by commas. */
export function turnings(given: readonly Turn[] | string): readonly Turn[] {
  if (typeof given !== 'string') return given;
  return rows(given).map(([at, radius, tone]): Turn => {
    const turn = [figure(at, given), figure(radius, given)] as const;
    return tone === undefined ? turn : [...turn, tone as Tone];
  });
}

/** 'x y z' a point, parted by commas. */
export function points(given: readonly Vec[] | string): readonly Vec[] {
  if (typeof given !== 'string') return given;
  return rows(given).map(([x, y, z]): Vec => [
    figure(x, given),
    figure(y, given),
    figure(z, given),
  ]);
}

/** 'u v' a spot, parted by commas. */
export function spots(given: string): [number, number][] {
  return rows(given).map(([u, v]) => [figure(u, given), figure(v, given)]);
}
