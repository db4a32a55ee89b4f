import { escapeMarkup } from '../../escape-markup';
import { INK, type Easel } from './easel';
import { across, frontOf } from './lathe';
import type { Tone } from './materials';
import { traced, type Outline } from './outline';
import { shape, type Part } from './part';
import { on, reach, type Plane } from './slab';
import { cross, dot, minus, plus, times, type Vec } from './space';
import { trace, type Spot } from './trace';
import { flat, seen, type View } from './view';

type Mark = Part['marks'][number];

/** Whether a face is turned to the viewer enough to read its words. */
function isSeen({ deep }: Plane, view: View): boolean {
  return dot(deep, view.toward) > 0.06;
}

/** Prints words on a plane, centred on (u, v); `size` is the letters' height in mm. */
export function words(
  plane: Plane,
  u: number,
  v: number,
  size: number,
  text: string,
  on_: Tone,
  wide?: number,
): Mark {
  return (view, easel) => {
    if (!isSeen(plane, view) || size * view.scale < 7) return '';
    // Letters are about 0.66 as wide as high; they become smaller where the room is limited.
    const fit = wide === undefined ? size : Math.min(size, wide / (text.length * 0.66));
    // The baseline is half the letters' height below the middle.
    const [x, y] = flat(view, on(plane, u, v - fit * 0.36, 0));
    const [a, b] = seen(view, plane.u);
    const [c, d] = seen(view, plane.v);
    const s = view.scale;
    const matrix = [a * s, -b * s, -c * s, d * s].map((each) => Math.round(each * 100) / 100);
    return `<text transform="matrix(${matrix.join(' ')} ${Math.round(x)} ${Math.round(y)})" font-size="${Math.round(fit * 10) / 10}" fill="${easel.inkOn(on_)}">${escapeMarkup(text)}</text>`;
  };
}

/** A patch of another tone on a plane. */
export function patch(plane: Plane, outline: Outline, tone: Tone): Mark {
  return (view, easel) => {
    if (!isSeen(plane, view)) return '';
    const pen = traced(trace(), outline, ([u, v]) => flat(view, on(plane, u, v, 0)));
    return shape(pen.d, easel.face(tone, seen(view, plane.deep), reach(outline) * view.scale));
  };
}

/** Dots on a plane: screws, holes, rivets, lamps. */
export function dots(plane: Plane, at: readonly Spot[], radius: number, tone: Tone): Mark {
  return (view, easel) => {
    if (!isSeen(plane, view)) return '';
    const [nx, ny, nz] = seen(view, plane.deep);
    const turn = (Math.atan2(-ny, nx) * 180) / Math.PI;
    const pen = trace();
    const r = radius * view.scale;
    for (const [u, v] of at) pen.ellipse(flat(view, on(plane, u, v, 0)), r * Math.abs(nz), r, turn);
    return shape(pen.d, easel.face(tone, [nx, ny, nz], at.length > 2 ? 0 : r * 2));
  };
}

/** A drawn line; without a colour, a shadow line. */
function stroked(d: string, width: number, colour: string | null, easel: Easel): string {
  if (d === '') return '';
  const wide = Math.max(1, Math.round(width));
  if (easel.style === 'outline')
    return `<path class="l" d="${d}" stroke="${INK}" stroke-width="${Math.min(wide, 3)}"/>`;
  if (colour === null) return `<path class="s" d="${d}" stroke-width="${wide}"/>`;
  return `<path class="l" d="${d}" stroke="${colour}" stroke-width="${wide}"/>`;
}

/** Fine lines on a plane: seams, vents, scales. Without a tone they are shadow lines. */
export function lines(
  plane: Plane,
  list: readonly (readonly Spot[])[],
  width: number,
  tone?: Tone,
): Mark {
  return (view, easel) => {
    if (!isSeen(plane, view)) return '';
    const pen = trace();
    for (const points of list) {
      points.forEach(([u, v], at) => {
        const spot = flat(view, on(plane, u, v, 0));
        if (at === 0) pen.move(spot);
        else pen.line(spot);
      });
    }
    return stroked(
      pen.d,
      width * view.scale,
      tone === undefined ? null : easel.tint(tone, seen(view, plane.deep)),
      easel,
    );
  };
}

/** The plane that touches a round body where it is nearest to the viewer. */
function touching(
  start: Vec,
  axis: Vec,
  at: number,
  radius: number,
  view: View,
  lengthwise: boolean,
): Plane {
  const front = frontOf(axis, view);
  const side = cross(front, axis);
  const flip = (v: Vec, by: Vec) => (dot(v, by) < 0 ? times(v, -1) : v);
  const u = lengthwise ? flip(axis, view.right) : flip(side, view.right);
  return {
    at: plus(plus(start, times(axis, at)), times(front, radius)),
    u,
    v: cross(front, u),
    deep: front,
  };
}

/** Words on the visible side of a round body. */
export function wrapped(
  start: Vec,
  axis: Vec,
  at: number,
  radius: number,
  lengthwise: boolean,
  draw: (plane: Plane) => Mark,
): Mark {
  return (view, easel) => draw(touching(start, axis, at, radius, view, lengthwise))(view, easel);
}

/**
 * Bands around a round body: knurls, grooves and rings, as the near halves of circles. With a lead
 * they are a helix's near halves.
 */
export function bands(
  start: Vec,
  axis: Vec,
  list: readonly (readonly [at: number, radius: number])[],
  width: number,
  tone?: Tone,
  lead = 0,
): Mark {
  return (view, easel) => {
    const [ax, ay, az] = seen(view, axis);
    const press = Math.abs(az);
    const turn = (Math.atan2(-ay, ax) * 180) / Math.PI;
    const pen = trace();
    for (const [at, radius] of list) {
      const centre = plus(start, times(axis, at));
      const [u] = across(axis);
      const front = frontOf(axis, view);
      const side = cross(axis, front);
      const rise = times(axis, lead / 2);
      const a = flat(view, plus(minus(centre, rise), times(side, radius)));
      const b = flat(view, plus(plus(centre, rise), times(side, -radius)));
      const r = radius * view.scale;
      // Runs through the point in front: its side of the line a–b gives the sweep.
      const f = flat(view, plus(centre, times(front, radius)));
      const sweep = (b[0] - a[0]) * (f[1] - a[1]) - (b[1] - a[1]) * (f[0] - a[0]) < 0;
      pen.move(a);
      if (lead !== 0) {
        pen.quad([2 * f[0] - (a[0] + b[0]) / 2, 2 * f[1] - (a[1] + b[1]) / 2], b);
        continue;
      }
      if (press < 0.02 || u === undefined) pen.line(b);
      else pen.arc(r * press, r, turn, false, sweep, b);
    }
    return stroked(
      pen.d,
      width * view.scale,
      tone === undefined ? null : easel.colour(tone),
      easel,
    );
  };
}
