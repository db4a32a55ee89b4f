import { cutPrism } from './cut';
import type { Easel, Ray } from './easel';
import type { Tone } from './materials';
import { edges, inset, spanOf, traced, wound, type Edge, type Outline } from './outline';
import { part, shape, type Part } from './part';
import { dot, plus, times, unit, type Vec } from './space';
import { trace, type Spot } from './trace';
import { flat, seen, type View } from './view';

/** The directions in space of an outline's own u and v, and of its depth. */
export type Plane = { at: Vec; u: Vec; v: Vec; deep: Vec };

export type SlabShape = {
  outline: Outline;
  from: number;
  to: number;
  /** How far the edge of the near face is rounded, in mm. */
  bevel?: number;
  /** The tone of the faces, where it differs from the walls'. */
  face?: Tone;
};

export function on(plane: Plane, u: number, v: number, deep: number): Vec {
  return plus(plus(plane.at, times(plane.u, u)), plus(times(plane.v, v), times(plane.deep, deep)));
}

/** Stretches of wall that can be seen, each without a sharp corner inside. */
function runs(list: readonly Edge[], isSeen: (edge: Edge) => boolean): Edge[][] {
  const count = list.length;
  const start = list.findIndex((edge, at) => {
    const before = list[(at + count - 1) % count];
    return isSeen(edge) && (edge.hard || (before !== undefined && !isSeen(before)));
  });
  const found: Edge[][] = [];
  let open = false;
  for (let i = 0; i < count; i++) {
    const edge = list[(Math.max(0, start) + i) % count];
    if (edge === undefined || !isSeen(edge)) open = false;
    else if (open && !edge.hard) found.at(-1)?.push(edge);
    else {
      found.push([edge]);
      open = true;
    }
  }
  return found;
}

/** The size of an outline. */
export function reach(outline: Outline): number {
  const us = outline.map(([u]) => u);
  const vs = outline.map(([, v]) => v);
  return Math.hypot(Math.max(...us) - Math.min(...us), Math.max(...vs) - Math.min(...vs));
}

/** A wall narrower than this, in sheet units, has one tone. */
const NARROW = 120;

type Cut = { plane: Plane; view: View; easel: Easel; tone: Tone; rim: number; far: number };

const spotOn = ({ plane, view }: Cut, p: Spot, deep: number) =>
  flat(view, on(plane, p[0], p[1], deep));

/** The outward direction of an outline's edge, as the viewer sees it. */
function outOf({ plane, view }: Cut, out: Spot): Vec {
  return seen(view, plus(times(plane.u, out[0]), times(plane.v, out[1])));
}

/** One stretch of wall, shaded by the outward direction of each of its edges. */
function wall(cut: Cut, run: readonly Edge[], side: Spot): string {
  const { easel, tone, rim, far } = cut;
  const [first, last] = [run[0], run.at(-1)];
  if (first === undefined || last === undefined) return '';
  const pen = trace().move(spotOn(cut, first.a, rim));
  for (const { b } of run) pen.line(spotOn(cut, b, rim));
  for (const { b } of [...run].reverse()) pen.line(spotOn(cut, b, far));
  pen.line(spotOn(cut, first.a, far)).close();
  const at = (p: Spot) => {
    const [x, y] = spotOn(cut, p, rim);
    return x * side[0] + y * side[1];
  };
  const [begin, end] = [at(first.a), at(last.b)];
  const [n0, n1] = [outOf(cut, first.outA), outOf(cut, last.outB)];
  const long = Math.abs(end - begin);
  if (Math.hypot(n0[0] - n1[0], n0[1] - n1[1]) < 0.05) {
    return shape(pen.d, easel.face(tone, n0, long));
  }
  if (long < NARROW) return shape(pen.d, easel.tint(tone, unit(plus(n0, n1))));
  const rays = run.flatMap(({ a, b, outA, outB }): Ray[] => [
    [(at(a) - begin) / (end - begin), outOf(cut, outA)],
    [(at(b) - begin) / (end - begin), outOf(cut, outB)],
  ]);
  const from = spotOn(cut, first.a, rim);
  const to: Spot = [from[0] + side[0] * (end - begin), from[1] + side[1] * (end - begin)];
  return shape(pen.d, easel.wall(tone, from, to, rays));
}

function walls(cut: Cut, outline: Outline, depth: number): string {
  const [ex, ey] = seen(cut.view, cut.plane.deep);
  const long = Math.hypot(ex, ey);
  const shift = long * depth * cut.view.scale;
  // Seen along its depth, or with hardly any depth, a slab shows no walls.
  if (shift < 1.5) return '';
  // A thin sheet shows no walls either; its far face, in shadow, is enough.
  if (Math.abs(dot(cut.plane.deep, cut.view.toward)) > 0.1 && depth < 0.05 * reach(outline)) {
    const d = traced(trace(), outline, (p) => spotOn(cut, p, cut.far)).d;
    return shape(d, cut.easel.tint(cut.tone, [0.5, -0.6, 0.6]));
  }
  const isSeen = ({ outA, outB }: Edge) => outOf(cut, outA)[2] + outOf(cut, outB)[2] > 0.01;
  const side: Spot = [ey / long, ex / long];
  return runs(edges(outline), isSeen)
    .map((run) => wall(cut, run, side))
    .join('');
}

/** The angle of an outline's longer side to the sheet, in degrees. */
function lengthwise({ u, v }: Plane, outline: Outline, view: View): number {
  const us = outline.map(([at]) => at);
  const vs = outline.map(([, at]) => at);
  const isWide = Math.max(...us) - Math.min(...us) > Math.max(...vs) - Math.min(...vs);
  const [x, y] = seen(view, isWide ? u : v);
  return (Math.atan2(-y, x) * 180) / Math.PI;
}

/** The light on the edges of cut metal, in sheet units. */
const EDGE = 5;

/** A narrow bevel, which catches the light, on a metal slab that was given none. */
function edgeLight({ outline, from, to }: SlabShape, metal: boolean, scale: number): number {
  if (!metal || outline.length > 14) return 0;
  return Math.min(EDGE / scale, Math.abs(to - from) * 0.2);
}

function paintSlab(plane: Plane, slab: SlabShape, tone: Tone, view: View, easel: Easel): string {
  const outline = wound(slab.outline);
  const nearness = dot(plane.deep, view.toward);
  const [far, near] = nearness > 0 ? [slab.from, slab.to] : [slab.to, slab.from];
  const wide = reach(outline) * view.scale;
  const given = slab.bevel ?? edgeLight(slab, easel.isMetal(tone), view.scale);
  const bevel = Math.abs(nearness) > 0.03 && given * view.scale > 3 ? given : 0;
  const rim = near - Math.sign(near - far) * bevel;
  const cut: Cut = { plane, view, easel, tone, rim, far };
  const out = walls(cut, outline, Math.abs(near - far));
  if (Math.abs(nearness) <= 0.02) return out;
  const facing = seen(view, times(plane.deep, Math.sign(nearness)));
  const cap = (by: number, deep: number) =>
    traced(trace(), by === 0 ? outline : inset(outline, by), (p) => spotOn(cut, p, deep)).d;
  const face = easel.face(slab.face ?? tone, facing, wide);
  const edge = bevel === 0 ? '' : shape(cap(0, rim), easel.edge(tone, facing, bevel * view.scale));
  const d = cap(bevel, near);
  const grain = easel.grain(slab.face ?? tone, wide, lengthwise(plane, outline, view));
  const ground = grain === null ? '' : shape(d, grain, ' class="n"');
  return out + edge + shape(d, face, bevel === 0 ? '' : ' class="n"') + ground;
}

/** A body with one outline along its whole depth. */
export function slab(plane: Plane, shapeOf: SlabShape, tone: Tone): Part {
  const points = [shapeOf.from, shapeOf.to].flatMap((deep) =>
    spanOf(shapeOf.outline).map(([u, v]) => on(plane, u, v, deep)),
  );
  return part(points, (view, easel) => paintSlab(plane, shapeOf, tone, view, easel), {
    cut: (view, depth) => cutPrism({ plane, ...shapeOf }, view, depth),
  });
}
