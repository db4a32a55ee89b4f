import { figure } from '../figures';
import type { Spec } from '../kind';
import { clipped, lettering, row } from './lettering';
import { drawSheet, within } from './sheet';
import { FAINT, heading, INK, type Plate } from './plate';
import { createWorkbench } from './solid/workbench';
import { createEasel } from './solid/easel';
import type { Livery } from './solid/materials';
import { shoot, type Box, type Subject } from './solid/scene';

const whole = Math.round;

function arrowed(x1: number, y1: number, x2: number, y2: number): string {
  const flat = y1 === y2;
  const head = (x: number, y: number, out: number) =>
    flat
      ? `M${whole(x)} ${whole(y)}l${18 * out}-7v14z`
      : `M${whole(x)} ${whole(y)}l-7 ${18 * out}h14z`;
  return `<path d="M${whole(x1)} ${whole(y1)}L${whole(x2)} ${whole(y2)}${head(x1, y1, 1)}${head(x2, y2, -1)}" stroke="${INK}" stroke-width="2.5" fill="${INK}"/>`;
}

/** Overall width below and height to the left of the drawing, in mm. */
function dimensionLines([x, y, w, h]: Box, [wide, high]: readonly [number, number]): string {
  const below = y + h + 70;
  const left = x - 70;
  const extension = `<path d="M${whole(x)} ${whole(y + h + 16)}v72M${whole(x + w)} ${whole(y + h + 16)}v72M${whole(x - 16)} ${whole(y)}h-72M${whole(x - 16)} ${whole(y + h)}h-72" stroke="${FAINT}" stroke-width="2"/>`;
  const middle = whole(y + h / 2);
  return (
    extension +
    arrowed(x, below, x + w, below) +
    arrowed(left, y, left, y + h) +
    lettering(x + w / 2, below + 50, figure(whole(wide), 'mm'), { size: 40, anchor: 'middle' }) +
    `<g transform="rotate(-90 ${whole(left - 24)} ${middle})">${lettering(left - 24, middle, figure(whole(high), 'mm'), { size: 40, anchor: 'middle' })}</g>`
  );
}

/** Swaps width and height where the drawing shows a long product lying and its figures standing. */
function asItLies([, , w, h]: Box, [wide, high]: readonly [number, number]): [number, number] {
  return w > h === wide > high ? [wide, high] : [high, wide];
}

function table(specs: readonly Spec[]): string {
  return specs
    .map(([label, value], index) => {
      const x = 144 + (index % 2) * 680;
      const y = 1120 + Math.floor(index / 2) * 104;
      return row('f', x, y, clipped(label, 34)) + row('v', x, y + 44, clipped(value, 31));
    })
    .join('');
}

/** The dimensioned view: outline, overall dimensions and the most important specs. */
export function dimensionView(build: Subject, plate: Plate, livery: Livery): string {
  const bench = createWorkbench({ alone: true });
  const pose = build(bench);
  return within(9_000, (slack) => {
    const easel = createEasel(livery, 'outline', slack);
    const { art, defs, box } = shoot(bench.parts(), pose, 'square', [300, 260, 1060, 600], easel);
    const body =
      heading(plate, livery.main) +
      art +
      dimensionLines(box, asItLies(box, plate.span)) +
      `<rect x="96" y="1050" width="1408" height="470" rx="16" fill="#fff" stroke="#c9ced3" stroke-width="3"/>` +
      table(plate.specs.slice(0, 8));
    return drawSheet({ tint: livery.main, defs, body });
  });
}
