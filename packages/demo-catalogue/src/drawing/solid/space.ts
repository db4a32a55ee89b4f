/** Points and directions in millimetres: x to the right, y away from the viewer, z up. */
export type Vec = readonly [x: number, y: number, z: number];

export const plus = (a: Vec, b: Vec): Vec => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const minus = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const times = (a: Vec, by: number): Vec => [a[0] * by, a[1] * by, a[2] * by];
export const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** The unit vector of a direction; a zero vector stays zero. */
export function unit(a: Vec): Vec {
  const long = Math.hypot(...a);
  return long === 0 ? a : times(a, 1 / long);
}

export type Axis = 'x' | 'y' | 'z';

export const along: Record<Axis, Vec> = { x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1] };

/** The position of a group of parts: its own three axes and its origin. */
export type Place = { axes: readonly [Vec, Vec, Vec]; at: Vec };

export const origin: Place = { axes: [along.x, along.y, along.z], at: [0, 0, 0] };

/** Converts a direction of the place to one in space. */
export function aim({ axes: [x, y, z] }: Place, v: Vec): Vec {
  return plus(plus(times(x, v[0]), times(y, v[1])), times(z, v[2]));
}

/** Converts a point of the place to one in space. */
export function put(place: Place, v: Vec): Vec {
  return plus(aim(place, v), place.at);
}

const turns: Record<Axis, (v: Vec, c: number, s: number) => Vec> = {
  x: ([x, y, z], c, s) => [x, y * c - z * s, y * s + z * c],
  y: ([x, y, z], c, s) => [x * c + z * s, y, z * c - x * s],
  z: ([x, y, z], c, s) => [x * c - y * s, x * s + y * c, z],
};

/** A place within a place: moved, and turned by degrees about one of the axes. */
export function within(outer: Place, at: Vec, axis: Axis = 'z', degrees = 0): Place {
  const c = Math.cos((degrees * Math.PI) / 180);
  const s = Math.sin((degrees * Math.PI) / 180);
  const own = (v: Vec) => aim(outer, turns[axis](v, c, s));
  return { axes: [own(along.x), own(along.y), own(along.z)], at: put(outer, at) };
}
