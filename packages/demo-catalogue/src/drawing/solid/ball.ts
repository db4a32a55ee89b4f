import type { Tone } from './materials';
import { part, shape, type Part } from './part';
import { aim, dot, plus, put, times, unit, type Place, type Vec } from './space';
import { smooth, trace, type Spot } from './trace';
import { flat, seen, type View } from './view';

function swarm(place: Place, [rx, ry, rz]: Vec, from: number): Vec[] {
  return [from, (from + 90) / 2, 90].flatMap((up) =>
    Array.from({ length: 8 }, (_, i) => {
      const [a, b] = [(i * Math.PI) / 4, (up * Math.PI) / 180];
      const round = Math.cos(b);
      return put(place, [rx * round * Math.cos(a), ry * round * Math.sin(a), rz * Math.sin(b)]);
    }),
  );
}

type Silhouette = (view: View) => string;

/** A body that is painted as its silhouette, and cut near its middle has that for its face. */
function rounded(place: Place, points: Vec[], tone: Tone, silhouette: Silhouette): Part {
  const paint: Part['paint'] = (view, easel) => shape(silhouette(view), easel.ball(tone));
  return part(points, paint, {
    cut(view, depth) {
      const middle = dot(place.at, view.toward);
      const nearest = Math.max(...points.map((p) => dot(p, view.toward)));
      return Math.abs(depth - middle) < (nearest - middle) / 2 ? silhouette(view) : null;
    },
  });
}

/** An ellipsoid about the place's origin. */
export function ball(place: Place, radii: Vec, tone: Tone): Part {
  return rounded(place, swarm(place, radii, -90), tone, (view) => {
    const rods = place.axes.map((axis, at) => seen(view, times(axis, radii[at] ?? 0)));
    const sum = (f: (v: Vec) => number) => rods.reduce((total, rod) => total + f(rod), 0);
    const [a, b, c] = [sum(([x]) => x * x), sum(([x, y]) => x * y), sum(([, y]) => y * y)];
    const middle = (a + c) / 2;
    const spread = Math.hypot((a - c) / 2, b);
    const turn = (-Math.atan2(2 * b, a - c) * 90) / Math.PI;
    const rx = Math.sqrt(middle + spread) * view.scale;
    const ry = Math.sqrt(Math.max(0, middle - spread)) * view.scale;
    return trace().ellipse(flat(view, place.at), rx, ry, turn).d;
  });
}

/** The upper half of an ellipsoid, seen from above its rim. */
export function dome(place: Place, radii: Vec, tone: Tone): Part {
  return rounded(place, swarm(place, radii, 0), tone, (view) => {
    const [rx, ry, rz] = radii;
    const own = (v: Vec): Vec => [
      dot(v, place.axes[0]) * rx,
      dot(v, place.axes[1]) * ry,
      dot(v, place.axes[2]) * rz,
    ];
    // On the unit ball the silhouette is the great circle across this direction.
    const look = unit(own(view.toward));
    const start = unit([-look[1], look[0], 0]);
    const over = unit([
      start[1] * look[2],
      -start[0] * look[2],
      start[0] * look[1] - start[1] * look[0],
    ]);
    const top = over[2] < 0 ? times(over, -1) : over;
    const spot = (v: Vec): Spot =>
      flat(
        view,
        plus(place.at, aim({ ...place, at: [0, 0, 0] }, [v[0] * rx, v[1] * ry, v[2] * rz])),
      );
    const around = (second: Vec, from: number, to: number, steps: number): Spot[] =>
      Array.from({ length: steps }, (_, i) => {
        const a = ((from + ((to - from) * i) / steps) * Math.PI) / 180;
        return spot(plus(times(start, Math.cos(a)), times(second, Math.sin(a))));
      });
    const near: Vec = unit([look[0], look[1], 0]);
    const spots = [...around(top, 0, 180, 8), ...around(times(near, -1), 180, 360, 8)];
    return smooth(trace(), spots, true).d;
  });
}
