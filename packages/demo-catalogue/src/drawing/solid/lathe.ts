import { cutTurned } from './cut';
import type { Easel, Ray } from './easel';
import type { Tone } from './materials';
import { part, shape, type Part } from './part';
import { cross, dot, plus, times, unit, type Vec } from './space';
import { trace, type Spot } from './trace';
import { flat, seen, type View } from './view';

/** A position along the axis, the radius there, and the tone of the stretch that begins there. */
export type Turn = readonly [at: number, radius: number, tone?: Tone];

const LOOKS = [-1, -0.88, -0.65, -0.4, -0.15, 0.15, 0.4, 0.65, 0.88, 1];

/** Two directions across an axis. */
export function across(axis: Vec): [Vec, Vec] {
  const first = unit(cross(axis, Math.abs(axis[2]) < 0.9 ? [0, 0, 1] : [1, 0, 0]));
  return [first, cross(axis, first)];
}

/** The circle of a radius about a point of the axis, as 24 points. */
function ring(centre: Vec, axis: Vec, radius: number): Vec[] {
  const [u, v] = across(axis);
  return Array.from({ length: 24 }, (_, i) => {
    const a = (i * Math.PI) / 12;
    return plus(centre, plus(times(u, radius * Math.cos(a)), times(v, radius * Math.sin(a))));
  });
}

type Frame = { sheet: Vec; slide: number; press: number; sweep: boolean };

/** The outline of the stretch between two rings, in the turned frame: x along the axis. */
function stretch(far: readonly [number, number], near: readonly [number, number], frame: Frame) {
  const { press, sweep } = frame;
  const [xf, rf] = far;
  const [xn, rn] = near;
  const way = sweep ? -1 : 1;
  if (press < 0.02) {
    return trace().move([xf, -rf]).line([xn, -rn]).line([xn, rn]).line([xf, rf]).close().d;
  }
  const apart = Math.abs(xn - xf) / press;
  if (Math.abs(rf - rn) >= apart) {
    return rf > rn ? trace().ellipse([xf, 0], rf * press, rf, 0).d : null;
  }
  const c = (rf - rn) / apart;
  const s = Math.sqrt(1 - c * c);
  const touch = (x: number, r: number, side: number): Spot => [
    x + r * press * c * way,
    r * s * side,
  ];
  return trace()
    .move(touch(xn, rn, -1))
    .line(touch(xf, rf, -1))
    .arc(rf * press, rf, 0, c > 0, sweep, touch(xf, rf, 1))
    .line(touch(xn, rn, 1))
    .arc(rn * press, rn, 0, c < 0, sweep, touch(xn, rn, -1))
    .close().d;
}

/** The normals across a stretch that widens by `rise` per unit of length, in the turned frame. */
function rays({ sheet }: Frame, angle: number, rise: number): Ray[] {
  const y: Vec = [-Math.sin(angle), -Math.cos(angle), 0];
  const w = unit([-sheet[2] * sheet[0], -sheet[2] * sheet[1], 1 - sheet[2] * sheet[2]]);
  const radial = 1 / Math.hypot(1, rise);
  return LOOKS.map((sine): Ray => {
    const cosine = Math.sqrt(1 - sine * sine);
    const out = plus(times(y, sine), times(w, cosine));
    return [(1 + sine) / 2, plus(times(out, radial), times(sheet, -rise * radial))];
  });
}

/** The rise, rounded to a few steps, so that many stretches share a gradient. */
function steepness(rise: number): number {
  return Math.abs(rise) < 0.25 ? 0 : Math.sign(rise) * (Math.abs(rise) < 0.8 ? 0.5 : 1);
}

function paintLathe(
  start: Vec,
  axis: Vec,
  turns: readonly Turn[],
  tone: Tone,
  view: View,
  easel: Easel,
) {
  const sheet = seen(view, axis);
  const angle = Math.atan2(-sheet[1], sheet[0]);
  const frame: Frame = {
    sheet,
    slide: Math.hypot(sheet[0], sheet[1]) * view.scale,
    press: Math.abs(sheet[2]),
    sweep: sheet[2] < 0,
  };
  const facing = sheet[2] >= 0;
  const ordered = facing ? turns : [...turns].reverse();
  let out = '';
  ordered.forEach(([at, radius], index) => {
    const next = ordered[index + 1];
    // A stretch has the tone of its lower end, also where the other end is nearer.
    const own = (facing ? turns[index] : turns[turns.length - 2 - index])?.[2] ?? tone;
    const here = [at * frame.slide, radius * view.scale] as const;
    if (next === undefined) {
      const cap = turns.at(facing ? -2 : 0)?.[2] ?? tone;
      if (radius > 0 && frame.press > 0.02) {
        const face = easel.face(
          turns.at(facing ? -1 : 0)?.[2] ?? cap,
          facing ? sheet : times(sheet, -1),
          here[1] * 2,
        );
        out += shape(trace().ellipse([here[0], 0], here[1] * frame.press, here[1], 0).d, face);
      }
      return;
    }
    const d = stretch(here, [next[0] * frame.slide, next[1] * view.scale], frame);
    if (d === null) return;
    const step = Math.abs(next[0] - at) < 0.01;
    const rise = step ? 0 : (next[1] - radius) / (next[0] - at);
    const fill = step
      ? easel.face(own, facing ? sheet : times(sheet, -1), here[1] * 2)
      : easel.barrel(own, rays(frame, angle, steepness(rise)));
    out += shape(d, fill);
    // Turned metal has its grain around the axis, which is across this frame.
    const grain = step
      ? null
      : easel.grain(own, Math.min(here[1] * 2, Math.abs(next[0] - at) * frame.slide) * 2, 90);
    if (grain !== null) out += shape(d, grain, ' class="n"');
  });
  const [x, y] = flat(view, start);
  const turn = Math.round((angle * 1800) / Math.PI) / 10;
  const rotate = turn === 0 ? '' : `rotate(${turn})`;
  return `<g transform="translate(${Math.round(x)} ${Math.round(y)})${rotate}">${out}</g>`;
}

/** A body turned about an axis: cylinders, cones and steps between rings. */
export function lathe(start: Vec, axis: Vec, turns: readonly Turn[], tone: Tone): Part {
  const points = turns.flatMap(([at, radius]) => ring(plus(start, times(axis, at)), axis, radius));
  return part(points, (view, easel) => paintLathe(start, axis, turns, tone, view, easel), {
    cut: (view, depth) => cutTurned(start, axis, turns, view, depth),
  });
}

/** The direction across an axis that points most toward the viewer. */
export function frontOf(axis: Vec, view: View): Vec {
  return unit(plus(view.toward, times(axis, -dot(view.toward, axis))));
}
