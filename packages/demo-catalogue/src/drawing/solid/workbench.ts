import { ball, dome } from './ball';
import { lathe, type Turn } from './lathe';
import { bands, dots, lines, patch, words, wrapped } from './marks';
import type { Tone } from './materials';
import { oblong, type Outline } from './outline';
import type { Part } from './part';
import { corners, points, spots, turnings } from './read-points';
import { slab, type Plane, type SlabShape } from './slab';
import {
  aim,
  along,
  minus,
  origin,
  put,
  unit,
  within,
  type Axis,
  type Place,
  type Vec,
} from './space';
import { strand, type StrandShape } from './strand';
import type { Spot } from './trace';

/** The side of a body that a mark is on; `front` faces the viewer of a front view. */
export type Side = 'front' | 'back' | 'left' | 'right' | 'top' | 'bottom';

const sides: Record<Side, readonly [u: Vec, v: Vec, out: Vec]> = {
  front: [along.x, along.z, [0, -1, 0]],
  back: [[-1, 0, 0], along.z, along.y],
  right: [along.y, along.z, along.x],
  left: [[0, -1, 0], along.z, [-1, 0, 0]],
  top: [along.x, along.y, along.z],
  bottom: [along.x, [0, -1, 0], [0, 0, -1]],
};

/** The plane of an outline: `front` is x and z, `side` y and z, `top` x and y. */
export type Drawn = 'front' | 'side' | 'top';

const planes: Record<Drawn, readonly [u: Vec, v: Vec, deep: Vec]> = {
  front: [along.x, along.z, along.y],
  side: [along.y, along.z, along.x],
  top: [along.x, along.y, along.z],
};

export type Workbench = ReturnType<typeof createWorkbench>;

/**
 * Builds a product from solids, in mm: x to the right, y away from the viewer, z up. Marks (prints,
 * vents, screws) belong to the solid made last, and their coordinates are those of its place.
 */
export function createWorkbench({ alone = false, listed = false } = {}) {
  const parts: Part[] = [];
  let place: Place = origin;

  const add = (part: Part) => {
    parts.push(part);
  };
  const mark = (draw: Part['marks'][number]) => {
    parts.at(-1)?.marks.push(draw);
  };
  const face = (side: Side, at: Vec): Plane => {
    const [u, v, deep] = sides[side];
    return { at: put(place, at), u: aim(place, u), v: aim(place, v), deep: aim(place, deep) };
  };

  const bench = {
    /** One piece only, without its pair, leads and spares: for the dimensions and for labels. */
    alone,
    /**
     * For the picture that lists show, as small as 48 pixels: a small product has few pieces, a
     * short shaft and a large working end.
     */
    listed,
    /** An outline with a depth: for `front` along y, for `side` along x, for `top` along z. */
    slab(
      drawn: Drawn,
      outline: Outline | string,
      from: number,
      to: number,
      tone: Tone,
      more: Pick<SlabShape, 'bevel' | 'face'> = {},
    ) {
      const [u, v, deep] = planes[drawn];
      const plane = { at: place.at, u: aim(place, u), v: aim(place, v), deep: aim(place, deep) };
      add(slab(plane, { outline: corners(outline), from, to, ...more }, tone));
    },
    /** A block from its least corner; `round` rounds the corners of the outline as drawn. */
    block(
      [x, y, z]: Vec,
      [w, d, h]: Vec,
      tone: Tone,
      more: Pick<SlabShape, 'bevel' | 'face'> & { round?: number; drawn?: Drawn } = {},
    ) {
      const { round = 0, drawn = 'front', ...rest } = more;
      if (drawn === 'front') bench.slab('front', oblong(x, z, w, h, round), y, y + d, tone, rest);
      else if (drawn === 'side')
        bench.slab('side', oblong(y, z, d, h, round), x, x + w, tone, rest);
      else bench.slab('top', oblong(x, y, w, d, round), z, z + h, tone, rest);
    },
    /** A body turned about an axis through `at`. */
    turned(axis: Axis, at: Vec, turns: readonly Turn[] | string, tone: Tone) {
      add(lathe(put(place, at), aim(place, along[axis]), turnings(turns), tone));
    },
    /** A round bar between two points. */
    rod(from: Vec, to: Vec, radius: number, tone: Tone, end = radius) {
      const gap = minus(put(place, to), put(place, from));
      const turns: Turn[] = [
        [0, radius],
        [Math.hypot(...gap), end],
      ];
      add(lathe(put(place, from), unit(gap), turns, tone));
    },
    /** A hose, cable or bent bar. */
    strand(through: readonly Vec[] | string, width: number, tone: Tone, how: StrandShape = {}) {
      add(
        strand(
          points(through).map((p) => put(place, p)),
          width,
          tone,
          how,
        ),
      );
    },
    /** A ring of round stock. */
    hoop(axis: Axis, at: Vec, radius: number, width: number, tone: Tone) {
      const round = Array.from({ length: 8 }, (_, i): Vec => {
        const [c, s] = [Math.cos((i * Math.PI) / 4) * radius, Math.sin((i * Math.PI) / 4) * radius];
        const own: Vec = axis === 'x' ? [0, c, s] : axis === 'y' ? [c, 0, s] : [c, s, 0];
        return [at[0] + own[0], at[1] + own[1], at[2] + own[2]];
      });
      bench.strand(round, width, tone, { closed: true });
    },
    ball(at: Vec, radii: Vec, tone: Tone) {
      add(ball({ ...place, at: put(place, at) }, radii, tone));
    },
    dome(at: Vec, radii: Vec, tone: Tone) {
      add(dome({ ...place, at: put(place, at) }, radii, tone));
    },
    /** Parts in a place of their own, moved and turned by degrees about an axis. */
    placed(at: Vec, axis: Axis, degrees: number, build: () => void) {
      const outer = place;
      place = within(outer, at, axis, degrees);
      build();
      place = outer;
    },
    /** Words centred at a point of a side. `on` is the tone below them, `wide` their most width. */
    words(side: Side, at: Vec, size: number, text: string, on: Tone, wide?: number) {
      mark(words(face(side, at), 0, 0, size, text, on, wide));
    },
    patch(side: Side, at: Vec, outline: Outline | string, tone: Tone) {
      mark(patch(face(side, at), corners(outline), tone));
    },
    dots(side: Side, at: Vec, where: readonly Spot[] | string, radius: number, tone: Tone) {
      mark(dots(face(side, at), typeof where === 'string' ? spots(where) : where, radius, tone));
    },
    lines(side: Side, at: Vec, list: readonly (readonly Spot[])[], width: number, tone?: Tone) {
      mark(lines(face(side, at), list, width, tone));
    },
    /**
     * Rings around the round body made last, whose axis runs through `at`; a screw's thread or a
     * drill's flutes where each runs `lead` mm along the axis.
     */
    bands(
      axis: Axis,
      at: Vec,
      list: readonly (readonly [at: number, radius: number])[],
      width: number,
      tone?: Tone,
      lead = 0,
    ) {
      mark(bands(put(place, at), aim(place, along[axis]), list, width, tone, lead));
    },
    /** Words on the visible side of a round body, along its axis or around it. */
    label(
      axis: Axis,
      at: Vec,
      where: readonly [along: number, radius: number],
      size: number,
      text: string,
      on: Tone,
      more: { wide?: number; plate?: readonly [Tone, w: number, h: number]; around?: boolean } = {},
    ) {
      const { wide, plate, around = false } = more;
      const [start, way] = [put(place, at), aim(place, along[axis])];
      const draw = (draws: (plane: Plane) => Part['marks'][number]) =>
        mark(wrapped(start, way, where[0], where[1], !around, draws));
      if (plate !== undefined) {
        const [tone, w, h] = plate;
        draw((plane) => patch(plane, oblong(-w / 2, -h / 2, w, h, h / 6), tone));
      }
      draw((plane) => words(plane, 0, 0, size, text, plate?.[0] ?? on, wide));
    },
    /** Makes the solid made last cast no shadow. */
    noShadow() {
      const last = parts.at(-1);
      if (last !== undefined) last.castsShadow = false;
    },
    parts: (): readonly Part[] => parts,
  };
  return bench;
}

/** The length of one step, from a count of steps over a distance. */
export function spread(from: number, to: number, count: number): number[] {
  return Array.from({ length: count }, (_, i) => from + ((to - from) * i) / Math.max(1, count - 1));
}

/** Upright (or level) strokes side by side: vents. */
export function louvres(count: number, pitch: number, length: number, level = false): Spot[][] {
  return spread((-pitch * (count - 1)) / 2, (pitch * (count - 1)) / 2, count).map((at): Spot[] =>
    level
      ? [
          [-length / 2, at],
          [length / 2, at],
        ]
      : [
          [at, -length / 2],
          [at, length / 2],
        ],
  );
}

/** Points on an arc about (u, v), from one angle to another in degrees, as an outline's corners. */
export function arc(
  u: number,
  v: number,
  radius: number,
  from: number,
  to: number,
  count = 9,
): Outline {
  const round = (Math.abs(to - from) / count) * radius * 0.008;
  return spread(from, to, count).map((degrees) => {
    const a = (degrees * Math.PI) / 180;
    return [u + radius * Math.cos(a), v + radius * Math.sin(a), round] as const;
  });
}
