import { INK, type Easel } from './easel';
import { fromTheBack } from './order';
import type { Part } from './part';
import { cameraOf, extent, fitted, painted, type Box, type Pose, type Shot } from './scene';
import { dot } from './space';
import { flat, type View } from './view';

/** How far apart the lines of a hatching are, in sheet units. */
const HATCH = 20;

/** Two hatchings, so that two bodies that touch are told apart. */
const hatchings = [45, -45].map(
  (turn, at) =>
    `<pattern id="h${at}" width="${HATCH}" height="${HATCH}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})"><path d="M0 0v${HATCH}" stroke="${INK}" stroke-width="4"/></pattern>`,
);

const depths = ({ points }: Part, view: View) => points.map((p) => dot(p, view.toward));

function sizeOf(part: Part, view: View): number {
  const [, , w, h] = extent([part], view);
  return w * h;
}

/** What stands behind the cut as lines, and over it the cut faces, the small ones last. */
function behindAndCut(parts: readonly Part[], view: View, depth: number, easel: Easel): string {
  const there = fromTheBack(parts, view.toward).filter(
    (part) => Math.min(...depths(part, view)) < depth,
  );
  const cut = there
    .flatMap((part) => {
      const d = part.cut?.(view, depth) ?? null;
      return d === null ? [] : [{ part, d, size: sizeOf(part, view) }];
    })
    .sort((a, b) => b.size - a.size);
  const faces = cut.map(
    ({ d }, at) => `<path d="${d}"/><path d="${d}" fill="url(#h${at % hatchings.length})"/>`,
  );
  const whole = new Set(cut.map(({ part }) => part));
  return (
    painted(
      there.filter((part) => !whole.has(part)),
      view,
      easel,
    ) + faces.join('')
  );
}

/** The middle of a product from its front to its back: the plane that it is cut by. */
function middle(parts: readonly Part[], view: View): number {
  const all = parts.flatMap((part) => depths(part, view));
  return (Math.min(...all) + Math.max(...all)) / 2;
}

/** A half section: whole to the left of its centre line, cut to the right of it. */
export function halfSection(parts: readonly Part[], pose: Pose, frame: Box, easel: Easel): Shot {
  const view = fitted(parts, cameraOf(parts, pose, 'square'), frame);
  const box = extent(parts, view);
  const [x, y, w, h] = box;
  const centre = Math.round(x + w / 2);
  const half = (id: string, left: number, wide: number) =>
    `<clipPath id="${id}"><path d="M${Math.round(left)} ${Math.round(y - 20)}h${Math.round(wide)}v${Math.round(h + 40)}h-${Math.round(wide)}z"/></clipPath>`;
  const outline = `fill="#fff" stroke="${INK}" stroke-width="4"`;
  const art =
    `<g ${outline}><g clip-path="url(#left)">${painted(parts, view, easel)}</g>` +
    `<g clip-path="url(#right)">${behindAndCut(parts, view, middle(parts, view), easel)}</g></g>`;
  const defs =
    hatchings.join('') + half('left', x - 20, w / 2 + 20) + half('right', centre, w / 2 + 20);
  return {
    art,
    defs: defs + easel.defs(),
    box,
    spans: box,
    measures: [],
    map: (step) => flat({ ...view, shift: [0, 0] }, step),
    spot: (point) => flat(view, point),
  };
}
