import type { Spot, Trace } from './trace';

/** A corner of an outline, with the radius that rounds it. */
export type Corner = readonly [u: number, v: number, radius?: number];
export type Outline = readonly Corner[];

/** A rounded corner: where the rounding begins, its control point, where it ends. */
type Bend = { from: Spot; tip: Spot; to: Spot; round: boolean };

function area(outline: Outline): number {
  return outline.reduce((sum, [u, v], at) => {
    const [u2, v2] = outline[(at + 1) % outline.length] ?? [0, 0];
    return sum + u * v2 - u2 * v;
  }, 0);
}

/** The same outline, counter-clockwise (v upwards). */
export function wound(outline: Outline): Outline {
  return area(outline) < 0 ? [...outline].reverse() : outline;
}

function bends(outline: Outline): Bend[] {
  const count = outline.length;
  return outline.map(([u, v, radius = 0], at) => {
    const [pu, pv] = outline[(at + count - 1) % count] ?? [0, 0];
    const [nu, nv] = outline[(at + 1) % count] ?? [0, 0];
    const back = Math.hypot(pu - u, pv - v) || 1;
    const on = Math.hypot(nu - u, nv - v) || 1;
    const cut = Math.min(radius, back / 2, on / 2);
    return {
      from: [u + ((pu - u) * cut) / back, v + ((pv - v) * cut) / back],
      tip: [u, v],
      to: [u + ((nu - u) * cut) / on, v + ((nv - v) * cut) / on],
      round: cut > 0,
    };
  });
}

/** Points on an outline that span it: its sharp corners, and three of each rounded one. */
export function spanOf(outline: Outline): Spot[] {
  return bends(outline).flatMap(({ from, tip, to, round }): Spot[] => {
    if (!round) return [tip];
    const middle: Spot = [
      from[0] / 4 + tip[0] / 2 + to[0] / 4,
      from[1] / 4 + tip[1] / 2 + to[1] / 4,
    ];
    return [from, middle, to];
  });
}

/** Traces an outline through a projection of its plane. */
export function traced(pen: Trace, outline: Outline, onto: (p: Spot) => Spot): Trace {
  bends(outline).forEach(({ from, tip, to, round }, at) => {
    if (at === 0) pen.move(onto(from));
    else pen.line(onto(from));
    if (round) pen.quad(onto(tip), onto(to));
  });
  return pen.close();
}

/** A short edge of an outline, with the outward direction at both ends. */
export type Edge = { a: Spot; b: Spot; outA: Spot; outB: Spot; hard: boolean };

function outward(a: Spot, b: Spot): Spot {
  const long = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  return [(b[1] - a[1]) / long, -(b[0] - a[0]) / long];
}

/**
 * A counter-clockwise outline as short edges; `hard` marks an edge that begins at a sharp corner.
 */
export function edges(outline: Outline): Edge[] {
  const list = bends(outline);
  return list.flatMap((bend, at) => {
    const { from, tip, to, round } = bend;
    const next = list[(at + 1) % list.length] ?? bend;
    const turn: Edge[] = [];
    if (round) {
      const steps = 3;
      const point = (t: number): Spot => [
        (1 - t) ** 2 * from[0] + 2 * t * (1 - t) * tip[0] + t * t * to[0],
        (1 - t) ** 2 * from[1] + 2 * t * (1 - t) * tip[1] + t * t * to[1],
      ];
      const out = (t: number): Spot =>
        outward(
          [0, 0],
          [
            (1 - t) * (tip[0] - from[0]) + t * (to[0] - tip[0]),
            (1 - t) * (tip[1] - from[1]) + t * (to[1] - tip[1]),
          ],
        );
      for (let i = 0; i < steps; i++) {
        const [s, e] = [i / steps, (i + 1) / steps];
        turn.push({ a: point(s), b: point(e), outA: out(s), outB: out(e), hard: false });
      }
    }
    const straight = Math.hypot(next.from[0] - to[0], next.from[1] - to[1]);
    if (straight > 0.01) {
      const out = outward(to, next.from);
      turn.push({ a: to, b: next.from, outA: out, outB: out, hard: !round });
    }
    return turn;
  });
}

/**
 * The outline moved inwards by a distance on all sides; the corners' radii become smaller by it.
 */
export function inset(outline: Outline, by: number): Outline {
  const count = outline.length;
  return outline.map(([u, v, radius = 0], at): Corner => {
    const [pu, pv] = outline[(at + count - 1) % count] ?? [0, 0];
    const [nu, nv] = outline[(at + 1) % count] ?? [0, 0];
    const a = outward([pu, pv], [u, v]);
    const b = outward([u, v], [nu, nv]);
    // The mitre; it is shortened at a very sharp corner.
    const share = Math.max(0.35, 1 + a[0] * b[0] + a[1] * b[1]);
    return [
      u - ((a[0] + b[0]) * by) / share,
      v - ((a[1] + b[1]) * by) / share,
      Math.max(0, radius - by * 0.6),
    ];
  });
}

/** A rectangle with equal corners. */
export function oblong(u: number, v: number, w: number, h: number, radius = 0): Outline {
  return [
    [u, v, radius],
    [u + w, v, radius],
    [u + w, v + h, radius],
    [u, v + h, radius],
  ];
}

/** A regular polygon. */
export function regular(
  u: number,
  v: number,
  radius: number,
  sides: number,
  turn = 0,
  round = 0,
): Outline {
  return Array.from({ length: sides }, (_, i): Corner => {
    const a = ((360 / sides) * i + turn) * (Math.PI / 180);
    return [u + radius * Math.cos(a), v + radius * Math.sin(a), round];
  });
}
