import type { Spot } from './trace';
import { dot, plus, times, type Vec } from './space';

/**
 * The viewer's position: degrees to the right of the front, and degrees above the ground. `roll`
 * turns the picture by degrees, so that a long product fills a square.
 */
export type Camera = { round: number; above: number; roll?: number };

/** A parallel projection onto the sheet, true to scale along each face. */
export type View = {
  right: Vec;
  up: Vec;
  toward: Vec;
  /** Sheet units per millimetre. */
  scale: number;
  shift: Spot;
};

/** A view from the camera, before it is fitted to a frame. */
export function viewFrom({ round, above, roll = 0 }: Camera): View {
  const a = (round * Math.PI) / 180;
  const e = (above * Math.PI) / 180;
  const r = (roll * Math.PI) / 180;
  const right: Vec = [Math.cos(a), Math.sin(a), 0];
  const up: Vec = [-Math.sin(a) * Math.sin(e), Math.cos(a) * Math.sin(e), Math.cos(e)];
  return {
    right: plus(times(right, Math.cos(r)), times(up, -Math.sin(r))),
    up: plus(times(right, Math.sin(r)), times(up, Math.cos(r))),
    toward: [Math.sin(a) * Math.cos(e), -Math.cos(a) * Math.cos(e), Math.sin(e)],
    scale: 1,
    shift: [0, 0],
  };
}

/** A direction as the viewer sees it: right, up, toward the viewer. */
export function seen({ right, up, toward }: View, v: Vec): Vec {
  return [dot(v, right), dot(v, up), dot(v, toward)];
}

/** The place of a point on the sheet. */
export function flat({ right, up, scale, shift }: View, v: Vec): Spot {
  return [dot(v, right) * scale + shift[0], -dot(v, up) * scale + shift[1]];
}
