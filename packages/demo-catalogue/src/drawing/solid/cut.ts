import { edges, traced, wound, type Outline } from './outline';
import { dot, plus, times, type Vec } from './space';
import { trace, type Spot } from './trace';
import { flat, seen, type View } from './view';

/** The directions of a flat outline and of its depth, and how deep it is. */
type Prism = {
  plane: { at: Vec; u: Vec; v: Vec; deep: Vec };
  outline: Outline;
  from: number;
  to: number;
};

/** Bodies this much aslant to the look are not cut. */
const ALONG = 0.9;
const ACROSS = 0.1;

function closed(spots: readonly Spot[]): string {
  const pen = trace();
  spots.forEach((spot, at) => (at === 0 ? pen.move(spot) : pen.line(spot)));
  return pen.close().d;
}

/** Where a line across an outline is inside it, as pairs of points. */
function crossings(outline: Outline, [gu, gv]: Spot, at: number): (readonly [Spot, Spot])[] {
  const met = edges(wound(outline)).flatMap(({ a, b }): Spot[] => {
    const [fa, fb] = [a[0] * gu + a[1] * gv - at, b[0] * gu + b[1] * gv - at];
    if (fa > 0 === fb > 0) return [];
    const share = fa / (fa - fb);
    return [[a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]];
  });
  const order = ([u, v]: Spot) => v * gu - u * gv;
  const sorted = met.sort((a, b) => order(a) - order(b));
  return sorted.flatMap((first, index) => {
    const next = sorted[index + 1];
    return index % 2 === 0 && next !== undefined ? [[first, next] as const] : [];
  });
}

/**
 * The section of a body with one outline along its depth, by a plane square to the look.
 * @param depth of the plane, toward the viewer
 * @returns a path; null where the plane misses the body, or meets it aslant
 */
export function cutPrism({ plane, outline, from, to }: Prism, view: View, depth: number) {
  const { at, u, v, deep } = plane;
  const on = (p: Spot, far: number) =>
    flat(view, plus(plus(at, times(u, p[0])), plus(times(v, p[1]), times(deep, far))));
  const nearness = dot(deep, view.toward);
  const away = depth - dot(at, view.toward);
  if (Math.abs(nearness) > ALONG) {
    const far = away / nearness;
    if (far <= Math.min(from, to) || far >= Math.max(from, to)) return null;
    return traced(trace(), wound(outline), (p) => on(p, far)).d;
  }
  if (Math.abs(nearness) > ACROSS) return null;
  const pairs = crossings(outline, [dot(u, view.toward), dot(v, view.toward)], away);
  if (pairs.length === 0) return null;
  return pairs.map(([p, q]) => closed([on(p, from), on(q, from), on(q, to), on(p, to)])).join('');
}

type Ring = readonly [at: number, radius: number, ...rest: unknown[]];

/** The radius of a turned body at a position along its axis; 0 outside of it. */
function radiusAt(turns: readonly Ring[], at: number): number {
  for (const [index, [from, radius]] of turns.entries()) {
    const next = turns[index + 1];
    if (next === undefined || at < from || at > next[0] || next[0] - from < 1e-6) continue;
    return radius + ((next[1] - radius) * (at - from)) / (next[0] - from);
  }
  return 0;
}

/** As `cutPrism`, of a body turned about an axis. */
export function cutTurned(
  start: Vec,
  axis: Vec,
  turns: readonly Ring[],
  view: View,
  depth: number,
): string | null {
  const tilt = dot(axis, view.toward);
  const away = depth - dot(start, view.toward);
  if (Math.abs(tilt) > ALONG) {
    const radius = radiusAt(turns, away / tilt) * view.scale;
    if (radius === 0) return null;
    return trace().ellipse(flat(view, plus(start, times(axis, away / tilt))), radius, radius, 0).d;
  }
  if (Math.abs(tilt) > ACROSS) return null;
  const [x, y] = seen(view, axis);
  const sides = turns.map(([at, radius]) => {
    const half = Math.sqrt(Math.max(0, radius ** 2 - away ** 2)) * view.scale;
    const [cx, cy] = flat(view, plus(start, times(axis, at)));
    return { half, one: [cx + y * half, cy + x * half], other: [cx - y * half, cy - x * half] };
  });
  if (sides.every(({ half }) => half === 0)) return null;
  const one = sides.map(({ one: [px = 0, py = 0] }): Spot => [px, py]);
  const other = sides.map(({ other: [px = 0, py = 0] }): Spot => [px, py]);
  return closed([...one, ...other.reverse()]);
}
