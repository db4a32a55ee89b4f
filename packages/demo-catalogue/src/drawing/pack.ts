import { fraction } from '../seeded';
import { clipped, lettering, wrapped } from './lettering';
import { drawSheet, within } from './sheet';
import { heading, type Plate } from './plate';
import { createWorkbench } from './solid/workbench';
import { createEasel } from './solid/easel';
import { oblong } from './solid/outline';
import type { Livery } from './solid/materials';
import { shoot, type Box, type Subject } from './solid/scene';

const FRONT: Box = [-50, 0, 100, 112];

/** Bars that look like a barcode of the model number; no scanner can read them. */
function bars(model: string): (readonly [number, number])[][] {
  let at = 0;
  return Array.from({ length: 22 }, (_, i) => {
    at += 0.5 + fraction('bar', model, i) * 0.9;
    return [
      [at, 0],
      [at, 8],
    ];
  });
}

/** The product in its carton: drawn on the front with brand, size and the figures of its label. */
export function packView(build: Subject, plate: Plate, livery: Livery): string {
  const product = createWorkbench({ alone: true });
  const pose = build(product);
  return within(9_000, (slack) => {
    const carton = createWorkbench();
    const [x, z, w, h] = FRONT;
    carton.block([x, 0, z], [w, 46, h], 'main', { bevel: 0.8 });
    const at = (u: number, v: number) => [u, -0.1, v] as const;
    carton.patch('front', at(0, 62), oblong(-46, -30, 92, 60, 2), 'paper');
    carton.patch('front', at(0, 12), oblong(-50, -12, 100, 24), 'accent');
    carton.words('front', at(0, 102), 11, plate.brand.toUpperCase(), 'main', 84);
    carton.words('front', at(0, 16), 6.4, clipped(plate.variant, 30), 'accent', 90);
    carton.words('front', at(0, 6), 4.6, clipped(plate.model, 30), 'accent', 90);
    const side: [string, string][] = plate.specs
      .slice(0, 5)
      .map(([label, value]) => [label, value]);
    carton.patch('left', [x - 0.1, 23, 60], oblong(-19, -30, 38, 60, 1.4), 'paper');
    side.forEach(([label, value], i) => {
      carton.words('left', [x - 0.1, 23, 84 - i * 9.4], 2.6, clipped(label, 24), 'paper', 34);
      carton.words('left', [x - 0.1, 23, 80.6 - i * 9.4], 3.4, clipped(value, 20), 'paper', 34);
    });
    carton.lines('left', [x - 0.1, 37, 33], bars(plate.model), 0.5, 'black');
    const easel = createEasel(livery, 'shaded', slack);
    const box = shoot(
      carton.parts(),
      { camera: { round: -28, above: 14 }, focus: [[0, 0, 0], 1] },
      'whole',
      [250, 180, 1100, 1220],
      easel,
    );
    const print = shoot(
      product.parts(),
      pose,
      'whole',
      [0, 0, 860, 530],
      createEasel(livery, 'outline'),
    );
    // The drawing is printed on the front, so it has the same projection as the carton.
    const [a, b] = box.map([1, 0, 0]);
    const [c, d] = box.map([0, 0, -1]);
    const [ox, oy] = box.spot([-43, -0.1, 88.5]);
    const matrix = [a / 10, b / 10, c / 10, d / 10].map((each) => Math.round(each * 1000) / 1000);
    const body = `${box.art}<g transform="matrix(${matrix.join(' ')} ${Math.round(ox)} ${Math.round(oy)})">${print.art}</g>`;
    return drawSheet({ tint: livery.main, dark: 'lamp', defs: box.defs + print.defs, body });
  });
}

/** The contents of the box: a small picture of the product, and the list. */
export function contentsView(build: Subject, plate: Plate, livery: Livery): string {
  const bench = createWorkbench();
  const pose = build(bench);
  let y = 440;
  const list = [plate.noun, ...plate.inclusions]
    .map((item) => {
      const lines = wrapped(item[0]?.toUpperCase() + item.slice(1), 25);
      const rows = lines.map((line, i) => lettering(940, y + i * 54, line, { size: 44 })).join('');
      const tick = `<path d="M880 ${y - 18}l12 14 26-30" fill="none" stroke="${livery.main}" stroke-width="8"/>`;
      y += lines.length * 54 + 44;
      return tick + rows;
    })
    .join('');
  return within(9_500, (slack) => {
    const { art, defs } = shoot(
      bench.parts(),
      pose,
      'whole',
      [90, 400, 680, 800],
      createEasel(livery, 'shaded', slack),
    );
    const body =
      `<g class="i">` +
      heading(plate, livery.main) +
      `<path d="M820 320V1400" stroke="#c9ced3" stroke-width="3"/>` +
      lettering(880, 340, 'In the box', { size: 52, weight: 700 }) +
      `${list}</g>${art}`;
    return drawSheet({ tint: livery.main, dark: 'lines', defs, body });
  });
}
