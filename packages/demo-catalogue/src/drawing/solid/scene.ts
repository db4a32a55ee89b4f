import type { Workbench } from './workbench';
import { INK, type Easel, type Style } from './easel';
import { LAMP } from './light';
import { fromTheBack } from './order';
import type { Part } from './part';
import { minus, plus, times, type Vec } from './space';
import { trace, type Spot } from './trace';
import { flat, viewFrom, type Camera, type View } from './view';

/** x, y, width, height on the sheet. */
export type Box = readonly [number, number, number, number];

/** A figure of the specs, and the two points of the model between which it holds. */
export type Measure = {
  /** The spec's label. */
  spec: string;
  from: Vec;
  to: Vec;
  side: 'above' | 'below' | 'left';
};

/** How a model is shown. */
export type Pose = {
  /** For the shop-window picture. */
  camera: Camera;
  /** For the view square to one side, with the dimensions; the front by default. */
  square?: Camera;
  /** What the close-up shows: a point, and how many mm around it. */
  focus: readonly [Vec, number];
  /** The camera of the close-up; by default the opposite side of the shop-window picture. */
  near?: Camera;
  /** What the dimensioned view shows in place of the overall width or height. */
  measures?: readonly Measure[];
  /** Two corners of what the overall sizes hold for, where something sticks out of it. */
  spans?: readonly [Vec, Vec];
  /** Whether it hangs or leans, so that it has no shadow on the ground. */
  hangs?: boolean;
};

/** Which of a kind's shapes a brand has: brands of a kind differ in more than colour. */
export type Body = 0 | 1 | 2;

/** Builds one product on the workbench from its own figures. */
export type Drawing<Look> = (bench: Workbench, look: Look, brand: string, body: Body) => Pose;

/** A drawing with its look and brand filled in. */
export type Subject = (bench: Workbench) => Pose;

/** The part of the sheet that some parts fill. */
export function extent(parts: readonly Part[], view: View): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { points, girth = 0 } of parts) {
    for (const p of points) {
      const [x, y] = flat(view, p);
      const wide = girth * view.scale;
      left = Math.min(left, x - wide);
      right = Math.max(right, x + wide);
      top = Math.min(top, y - wide);
      bottom = Math.max(bottom, y + wide);
    }
  }
  return [left, top, right - left, bottom - top];
}

/** The smallest box around some spots. */
function around(spots: readonly Spot[]): Box {
  const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return [x, y, Math.max(...xs) - x, Math.max(...ys) - y];
}

/** The view that shows all parts as large as the frame allows. */
export function fitted(parts: readonly Part[], camera: Camera, [fx, fy, fw, fh]: Box): View {
  const view = viewFrom(camera);
  const [x, y, w, h] = extent(parts, view);
  const scale = Math.min(fw / Math.max(w, 1e-6), fh / Math.max(h, 1e-6));
  const shift: Spot = [
    fx + (fw - w * scale) / 2 - x * scale,
    fy + (fh - h * scale) / 2 - y * scale,
  ];
  return { ...view, scale, shift };
}

/** The view that shows everything within `about` mm of a point. */
function closeBy(
  camera: Camera,
  [point, about]: readonly [Vec, number],
  [fx, fy, fw, fh]: Box,
): View {
  const view = { ...viewFrom(camera), scale: Math.min(fw, fh) / (2 * about) };
  const [x, y] = flat(view, point);
  return { ...view, shift: [fx + fw / 2 - x, fy + fh / 2 - y] };
}

/** The convex hull of points (monotone chain). */
function hull(points: readonly Spot[]): Spot[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: readonly Spot[]) => {
    const out: Spot[] = [];
    for (const p of list) {
      for (;;) {
        const [a, b] = [out.at(-2), out.at(-1)];
        if (a === undefined || b === undefined) break;
        if ((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) > 3000) break;
        out.pop();
      }
      out.push(p);
    }
    return out.slice(0, -1);
  };
  return [...half(sorted), ...half([...sorted].reverse())];
}

/** The shadow where a product that is seen from the side touches the ground. */
function standing([x, y, w, h]: Box): string {
  return `<ellipse cx="${Math.round(x + w / 2)}" cy="${Math.round(y + h)}" rx="${Math.round(w * 0.5)}" ry="16" fill="#10151b" fill-opacity=".35" stroke="none" filter="url(#blur)"/>`;
}

const coarse = ([x, y]: Spot): Spot => [Math.round(x / 20) * 20, Math.round(y / 20) * 20];

/** The soft shadow of all parts on the ground. */
function shadow(parts: readonly Part[], view: View, [, , fw]: Box): string {
  const ground = Math.min(
    ...parts.flatMap(({ points, girth = 0 }) => points.map((p) => p[2] - girth)),
  );
  const lamp = plus(
    plus(times(view.right, LAMP[0]), times(view.up, LAMP[1])),
    times(view.toward, LAMP[2]),
  );
  if (lamp[2] < 0.25) return '';
  const pen = trace();
  for (const { points, castsShadow } of parts) {
    if (!castsShadow) continue;
    const cast = points.map((p) =>
      // The shadow is blurred, so a coarse grid is enough.
      coarse(flat(view, minus(p, times(lamp, ((p[2] - ground) / lamp[2]) * 0.62)))),
    );
    const outline = hull(cast);
    if (outline.length < 3) continue;
    const xs = outline.map(([x]) => x);
    if (Math.max(...xs) - Math.min(...xs) < fw / 9) continue;
    outline.forEach((p, at) => (at === 0 ? pen.move(p) : pen.line(p)));
    pen.close();
  }
  return pen.d === ''
    ? ''
    : `<path d="${pen.d}" fill="#10151b" fill-opacity=".3" stroke="none" filter="url(#blur)"/>`;
}

export function painted(parts: readonly Part[], view: View, easel: Easel): string {
  return fromTheBack(parts, view.toward)
    .map((part) => part.paint(view, easel) + part.marks.map((draw) => draw(view, easel)).join(''))
    .join('');
}

function strokes(style: Style): string {
  return style === 'outline' ? ` fill="#fff" stroke="${INK}" stroke-width="2.6"` : ' class="b"';
}

export type Shot = {
  art: string;
  defs: string;
  /** The part of the sheet that the product fills. */
  box: Box;
  /** The part of the sheet that the product's overall sizes hold for. */
  spans: Box;
  /** The model's own measures. */
  measures: readonly Measure[];
  /** Maps a step in space to a step on the sheet. */
  map: (step: Vec) => Spot;
  /** Maps a point in space to the sheet. */
  spot: (point: Vec) => Spot;
};

/** `aslant` is square to the same side, but a long and thin product is turned to fill the tile. */
export type ShotKind = 'whole' | 'square' | 'aslant' | 'near';

/** A product thinner than this share of its length is turned. */
const THIN = 0.4;

/** Turns the camera, so that what lies and is long and thin runs from corner to corner. */
function filling(parts: readonly Part[], camera: Camera, hangs: boolean): Camera {
  const [, , w, h] = extent(parts, viewFrom(camera));
  if (hangs || Math.min(w, h) > THIN * Math.max(w, h)) return camera;
  if (w > h) return { ...camera, roll: 40 };
  return camera.above > 80 ? { ...camera, roll: -40 } : camera;
}

/** Turns what is seen from above, so that its length runs across the sheet. */
function laid(parts: readonly Part[], camera: Camera): Camera {
  const [, , w, h] = extent(parts, viewFrom(camera));
  return camera.above > 80 && h > 3 * w ? { ...camera, roll: -90 } : camera;
}

export function cameraOf(parts: readonly Part[], pose: Pose, kind: ShotKind): Camera {
  const { camera, square = { round: 0, above: 0 }, near, hangs = false } = pose;
  switch (kind) {
    case 'whole':
      return camera;
    case 'square':
      return laid(parts, square);
    case 'aslant':
      return filling(parts, square, hangs);
    case 'near':
      return near ?? { round: -camera.round, above: Math.max(14, camera.above - 6) };
  }
}

/**
 * One view of a subject, fitted to a frame.
 * @param easel shared by the shots of one picture, so that equal gradients are stored once
 */
export function shoot(
  parts: readonly Part[],
  pose: Pose,
  kind: ShotKind,
  frame: Box,
  easel: Easel,
): Shot {
  const camera = cameraOf(parts, pose, kind);
  const view = kind === 'near' ? closeBy(camera, pose.focus, frame) : fitted(parts, camera, frame);
  const inFrame = (part: Part) => {
    const [x, y, w, h] = extent([part], view);
    const [fx, fy, fw, fh] = frame;
    return x < fx + fw && y < fy + fh && x + w > fx && y + h > fy;
  };
  const shown = kind === 'near' ? parts.filter(inFrame) : parts;
  const box = extent(parts, view);
  const turned = camera.roll !== undefined;
  const bare = pose.hangs === true || easel.style === 'outline' || camera.above > 80 || turned;
  const under = bare ? '' : camera.above < 10 ? standing(box) : shadow(parts, view, frame);
  const art = `${under}<g${strokes(easel.style)} font-weight="700" text-anchor="middle">${painted(shown, view, easel)}</g>`;
  const spot = (point: Vec) => flat(view, point);
  const spans = pose.spans === undefined ? box : around(pose.spans.map(spot));
  const map = (step: Vec): Spot => flat({ ...view, shift: [0, 0] }, step);
  return { art, defs: easel.defs(), box, spans, measures: pose.measures ?? [], map, spot };
}
