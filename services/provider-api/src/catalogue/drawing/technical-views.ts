import { figure } from '../figures';
import type { Spec } from '../kind';
import { clipped, lettering, wrapped } from './lettering';
import { createPen, n, type Livery, type Pen } from './pen';
import { placed, sheet } from './sheet';
import type { Box, Sketch } from './sketch';

const INK = '#2b3440';
const FAINT = '#6a7480';

/** What the technical views letter beside the drawing. */
export type Plate = {
  brand: string;
  model: string;
  noun: string;
  variant: string;
  specs: readonly Spec[];
  inclusions: readonly string[];
  span: readonly [number, number];
};

function arrowed(x1: number, y1: number, x2: number, y2: number): string {
  const flat = y1 === y2;
  const tick = (x: number, y: number, out: number) =>
    flat ? `M${n(x)} ${n(y)}l${8 * out}-4v8z` : `M${n(x)} ${n(y)}l-4 ${8 * out}h8z`;
  return (
    `<path d="M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}" stroke="${INK}" stroke-width="1.4"/>` +
    `<path d="${tick(x1, y1, 1)}${tick(x2, y2, -1)}" fill="${INK}"/>`
  );
}

/** Overall width below and height to the left of the drawing, in mm. */
function dimensions([x, y, w, h]: Box, [wide, high]: readonly [number, number]): string {
  const below = y + h + 34;
  const left = x - 34;
  const extension = `<path d="M${n(x)} ${n(y + h + 8)}v34M${n(x + w)} ${n(y + h + 8)}v34M${n(x - 8)} ${n(y)}h-34M${n(x - 8)} ${n(y + h)}h-34" stroke="${FAINT}" stroke-width="1"/>`;
  return (
    extension +
    arrowed(x, below, x + w, below) +
    arrowed(left, y, left, y + h) +
    lettering(x + w / 2, below + 22, figure(Math.round(wide), 'mm'), {
      size: 19,
      anchor: 'middle',
    }) +
    `<g transform="rotate(-90 ${n(left - 10)} ${n(y + h / 2)})">${lettering(left - 10, y + h / 2, figure(Math.round(high), 'mm'), { size: 19, anchor: 'middle' })}</g>`
  );
}

function heading(plate: Plate, livery: Livery): string {
  return (
    `<rect x="48" y="44" width="8" height="50" fill="${livery.main}"/>` +
    lettering(70, 66, `${plate.brand} ${plate.model}`, { size: 25, weight: 700 }) +
    lettering(70, 92, clipped(`${plate.noun}, ${plate.variant}`, 62), { size: 18, fill: FAINT })
  );
}

function plateRows(
  specs: readonly Spec[],
  x: number,
  y: number,
  columns: number,
  step: number,
): string {
  return specs
    .map(([label, value], index) => {
      const cx = x + (index % columns) * 330;
      const cy = y + Math.floor(index / columns) * step;
      return (
        lettering(cx, cy, clipped(label, 34), { size: 15, fill: FAINT }) +
        lettering(cx, cy + 22, clipped(value, columns > 1 ? 31 : 60), { size: 19, weight: 700 })
      );
    })
    .join('');
}

/** The draughtsman's view: outline, overall dimensions and the figures that decide. */
export function dimensionView(draw: (pen: Pen) => Sketch, plate: Plate, livery: Livery): string {
  const pen = createPen(livery, 'outline');
  const drawn = draw(pen);
  const frame: Box = [170, 124, 500, 310];
  const scale = Math.min(frame[2] / drawn.box[2], frame[3] / drawn.box[3]);
  const w = drawn.box[2] * scale;
  const h = drawn.box[3] * scale;
  const at: Box = [frame[0] + (frame[2] - w) / 2, frame[1] + (frame[3] - h) / 2, w, h];
  const body =
    heading(plate, livery) +
    placed(pen, drawn, frame, false) +
    dimensions(at, plate.span) +
    `<rect x="48" y="514" width="704" height="242" rx="8" fill="#fff" stroke="#c9ced3" stroke-width="1.5"/>` +
    plateRows(plate.specs.slice(0, 8), 72, 546, 2, 56);
  return sheet(800, 800, pen.defs(), body);
}

/** What lies in the box: the product small, and the list. */
export function boxView(draw: (pen: Pen) => Sketch, plate: Plate, livery: Livery): string {
  const pen = createPen(livery, 'shaded');
  const drawn = draw(pen);
  let y = 214;
  const list = [plate.noun, ...plate.inclusions]
    .map((item) => {
      const lines = wrapped(item[0]?.toUpperCase() + item.slice(1), 25);
      const rows = lines.map((line, i) => lettering(470, y + i * 28, line, { size: 22 })).join('');
      const tick = `<path d="M440 ${y - 8}l6 7 12-14" fill="none" stroke="${livery.main}" stroke-width="4"/>`;
      y += lines.length * 28 + 22;
      return tick + rows;
    })
    .join('');
  const body =
    heading(plate, livery) +
    `<path d="M410 160V700" stroke="#c9ced3" stroke-width="1.5"/>` +
    placed(pen, drawn, [50, 210, 320, 400]) +
    lettering(440, 166, 'In the box', { size: 26, weight: 700 }) +
    list;
  return sheet(800, 800, pen.defs(), body);
}

/** A close-up: the upper left part of the product, or the lower right one. */
export function closeUp(
  draw: (pen: Pen) => Sketch,
  livery: Livery,
  part: 'upper-left' | 'lower-right',
): string {
  const pen = createPen(livery, 'shaded');
  const drawn = draw(pen);
  const scale = 1.8 * Math.min(640 / drawn.box[2], 600 / drawn.box[3]);
  const w = drawn.box[2] * scale;
  const h = drawn.box[3] * scale;
  const along = (size: number) => {
    if (size <= 680) return (800 - size) / 2;
    return part === 'upper-left' ? 60 : 740 - size;
  };
  return sheet(800, 800, pen.defs(), placed(pen, drawn, [along(w), along(h), w, h]));
}

/** The type plate as it is riveted to the machine. */
export function plateView(plate: Plate, livery: Livery): string {
  const rivet = (x: number, y: number) =>
    `<circle cx="${x}" cy="${y}" r="11" fill="#9aa2a9"/><circle cx="${x - 3}" cy="${y - 3}" r="4" fill="#dfe3e6"/>`;
  const specs: Spec[] = [['Model', plate.model], ...plate.specs.slice(0, 9)];
  const rows = specs
    .map(([label, value], index) => {
      const y = 286 + index * 42;
      return (
        lettering(134, y, clipped(label, 28), { size: 19, fill: FAINT }) +
        lettering(666, y, clipped(value, 30), { size: 20, weight: 700, anchor: 'end' }) +
        `<path d="M134 ${y + 12}H666" stroke="#c3c9ce" stroke-width="1"/>`
      );
    })
    .join('');
  const defs = `<linearGradient id="metal" x2="1" y2="1"><stop offset="0" stop-color="#eef0f2"/><stop offset=".5" stop-color="#d3d8dc"/><stop offset="1" stop-color="#e6e9eb"/></linearGradient>`;
  const body =
    `<rect x="92" y="118" width="616" height="600" rx="22" fill="#1b2026" fill-opacity=".14"/>` +
    `<rect x="90" y="110" width="620" height="600" rx="20" fill="url(#metal)" stroke="#8f979e" stroke-width="2"/>` +
    `<rect x="116" y="150" width="568" height="86" rx="6" fill="${livery.main}"/>` +
    lettering(140, 206, plate.brand, { size: 42, weight: 700, fill: '#fff' }) +
    lettering(664, 204, clipped(plate.noun, 26), { size: 20, fill: '#fff', anchor: 'end' }) +
    rivet(120, 132) +
    rivet(680, 132) +
    rivet(120, 690) +
    rivet(680, 690) +
    rows;
  return sheet(800, 800, defs, body);
}
