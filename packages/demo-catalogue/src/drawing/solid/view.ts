import type { Spot } from './trace';
import { dot, type Vec } from './space';

/** The viewer's position: degrees to the right of the front, and degrees above the ground. */
export type Camera = { round: number; above: number };

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
export function viewFrom({ round, above }: Camera): View {
  const a = (round * Math.PI) / 180;
  const e = (above * Math.PI) / 180;
  return {
    right: [Math.cos(a), Math.sin(a), 0],
    up: [-Math.sin(a) * Math.sin(e), Math.cos(a) * Math.sin(e), Math.cos(e)],
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
