import { louvres, spread, type Workbench } from '../drawing/solid/workbench';
import { oblong } from '../drawing/solid/outline';
import type { Drawing } from '../drawing/solid/scene';
import { wheel, gauge } from './fittings';

function tank(b: Workbench, long: number, r: number, z: number, brand: string, text: string): void {
  b.turned(
    'x',
    [0, 0, z],
    `0 ${r * 0.5}, ${r * 0.12} ${r * 0.84}, ${r * 0.34} ${r}, ${long - r * 0.34} ${r}, ${long - r * 0.12} ${r * 0.84}, ${long} ${r * 0.5}`,
    'main',
  );
  b.label('x', [0, 0, z], [long * 0.42, r], r * 0.44, brand, 'main', { wide: long * 0.44 });
  b.label('x', [0, 0, z], [long * 0.78, r], r * 0.3, text, 'main', {
    plate: ['accent', long * 0.2, r * 0.44],
    wide: long * 0.18,
  });
}

function cylinderHead(
  b: Workbench,
  x: number,
  y: number,
  z: number,
  r: number,
  high: number,
): void {
  b.turned('z', [x, y, z], `0 ${r}, ${high} ${r}`, 'cast');
  b.bands(
    'z',
    [x, y, z],
    spread(high * 0.1, high * 0.9, 7).map((at) => [at, r] as const),
    high * 0.05,
  );
  b.block([x - r * 0.9, y - r * 0.9, z + high], [r * 1.8, r * 1.8, high * 0.22], 'iron', {
    bevel: 3,
    round: 4,
  });
}

/** Belt-driven pump and motor on a lying tank. */
export const pistonCompressor: Drawing<{ litres: number }> = (b, { litres }, brand) => {
  const long = 640 + litres * 3;
  const r = 105 + litres * 0.32;
  const z = r + 90;
  for (const x of [long * 0.16, long * 0.84]) wheel(b, 'y', [x, -r * 0.9, 64], 64, 40, 'accent');
  for (const x of [long * 0.16, long * 0.84]) wheel(b, 'y', [x, r * 0.9, 64], 64, 40, 'accent');
  tank(b, long, r, z, brand, `${litres} L`);
  const top = z + r;
  b.block([long * 0.1, -r * 0.66, top - 8], [long * 0.8, r * 1.3, 14], 'dark');
  b.block([long * 0.2, -40, top + 6], [120, 110, 110], 'cast', { round: 20, bevel: 8 });
  for (const dx of [18, 102]) cylinderHead(b, long * 0.2 + dx, 30, top + 112, 44, 90);
  b.turned(
    'x',
    [long * 0.56, 20, top + 86],
    `0 60 dark, 8 72 main, ${long * 0.22} 72 dark, ${long * 0.26} 60`,
    'main',
  );
  b.bands(
    'x',
    [long * 0.56, 20, top + 86],
    spread(20, long * 0.2, 7).map((at) => [at, 72] as const),
    4,
  );
  b.turned(
    'y',
    [long * 0.2 + 60, -78, top + 70],
    '0 22 zinc, 0 84 iron, 26 98 iron, 32 98',
    'iron',
  );
  b.lines(
    'front',
    [long * 0.2 + 60, -78, top + 70],
    spread(0, 300, 6).map((a) => [
      [24 * Math.cos(a / 57.3), 24 * Math.sin(a / 57.3)],
      [78 * Math.cos(a / 57.3), 78 * Math.sin(a / 57.3)],
    ]),
    14,
    'dark',
  );
  b.turned('y', [long * 0.56 + 46, -78, top + 86], '0 38 dark, 26 40 dark, 30 40', 'dark');
  b.strand(
    [
      [long * 0.2 + 60, -70, top + 170],
      [long * 0.56 + 46, -70, top + 127],
    ],
    12,
    'rubber',
  );
  b.strand(
    [
      [long * 0.2 + 60, -70, top - 28],
      [long * 0.56 + 46, -70, top + 46],
    ],
    12,
    'rubber',
  );
  b.strand(
    [
      [long * 0.2 + 10, 10, top + 190],
      [long * 0.1, -20, top + 160],
      [long * 0.1, -30, top + 20],
    ],
    14,
    'copper',
  );
  gauge(b, [long * 0.94, -r * 0.5, top + 40], 30);
  b.rod([long * 0.94, -r * 0.4, top - 30], [long * 0.94, -r * 0.4, top + 16], 8, 'brass');
  return {
    camera: { round: -28, above: 18 },
    focus: [[long * 0.3, -60, top + 90], 200],
    near: { round: -44, above: 16 },
  };
};

/** Direct-drive oil-free heads on a small upright-handled tank. */
export const oilFreeCompressor: Drawing<{ litres: number }> = (b, { litres }, brand) => {
  const long = 400 + litres * 5;
  const r = 92 + litres * 0.8;
  const z = r + 56;
  tank(b, long, r, z, brand, `${litres} L`);
  for (const x of [long * 0.18, long * 0.8]) {
    b.block([x - 14, -r * 0.7, 0], [28, r * 1.4, 56], 'rubber', { drawn: 'side', round: 10 });
  }
  const top = z + r;
  b.turned(
    'x',
    [long * 0.34, 0, top + 62],
    `0 58 dark, 8 66 black, ${long * 0.32} 66 dark, ${long * 0.34} 58`,
    'black',
  );
  b.bands(
    'x',
    [long * 0.34, 0, top + 62],
    spread(18, long * 0.3, 6).map((at) => [at, 66] as const),
    4,
  );
  for (const s of [0, 1]) {
    const x = s === 0 ? long * 0.16 : long * 0.7;
    b.turned(
      'x',
      [x, 0, top + 62],
      `0 40 alu, 14 58 alu, ${long * 0.16} 58 alu, ${long * 0.18} 40`,
      'alu',
    );
    cylinderHead(b, x + long * 0.09, 0, top + 110, 36, 58);
  }
  b.strand(
    [
      [10, 0, z + r * 0.5],
      [10, 0, top + 190],
      [50, 0, top + 214],
      [long - 50, 0, top + 214],
      [long - 10, 0, top + 190],
      [long - 10, 0, z + r * 0.5],
    ],
    26,
    'rubber',
  );
  gauge(b, [long * 0.5, -r * 0.86, top + 4], 26);
  gauge(b, [long * 0.7, -r * 0.86, top + 4], 26);
  b.turned('y', [long * 0.6, -r * 1.1, top - 6], '0 14 red, 16 17 red, 20 17', 'red');
  return {
    camera: { round: -30, above: 17 },
    focus: [[long * 0.52, -r, top + 16], 130],
    near: { round: -16, above: 12 },
  };
};

/** Screw compressor: a cabinet with controller, louvres and emergency stop. */
export const screwCompressor: Drawing<{ kw: number }> = (b, { kw }, brand) => {
  const [w, d, h] = [700 + kw * 16, 620 + kw * 12, 900 + kw * 14];
  b.block([0, 0, 0], [w, d, 70], 'black');
  b.block([0, 0, 70], [w, d, h - 70], 'main', { round: 16, bevel: 8 });
  b.lines(
    'front',
    [w / 2, 0, h * 0.5],
    [
      [
        [-w * 0.42, -h * 0.4],
        [w * 0.42, -h * 0.4],
        [w * 0.42, h * 0.2],
        [-w * 0.42, h * 0.2],
        [-w * 0.42, -h * 0.4],
      ],
    ],
    6,
  );
  b.lines('front', [w * 0.5, 0, h * 0.24], louvres(6, h * 0.036, w * 0.66, true), 12);
  b.words('front', [w * 0.5, 0, h * 0.52], 92, brand, 'main', w * 0.66);
  b.words('front', [w * 0.5, 0, h * 0.42], 46, `${kw} kW screw`, 'main', w * 0.6);
  b.patch(
    'front',
    [w * 0.3, 0, h * 0.82],
    oblong(-w * 0.2, -h * 0.08, w * 0.4, h * 0.16, 10),
    'black',
  );
  b.patch(
    'front',
    [w * 0.27, 0, h * 0.83],
    oblong(-w * 0.14, -h * 0.05, w * 0.22, h * 0.1, 4),
    'screen',
  );
  b.words('front', [w * 0.24, 0, h * 0.83], 46, '8.0 bar', 'screen', w * 0.18);
  b.dots('front', [w * 0.43, 0, h * 0.83], '0 26, 0 -26', 14, 'green');
  b.turned(
    'y',
    [w * 0.78, -26, h * 0.82],
    '0 34 red, 12 40 red, 14 18 yellow, 20 56, 26 56',
    'red',
  );
  b.lines('left', [0, d / 2, h * 0.62], louvres(14, h * 0.03, d * 0.7, true), 12);
  b.lines('right', [w, d / 2, h * 0.62], louvres(14, h * 0.03, d * 0.7, true), 12);
  b.lines('top', [w / 2, d / 2, h], louvres(12, w * 0.05, d * 0.6), 14);
  return {
    camera: { round: -32, above: 17 },
    focus: [[w * 0.42, 0, h * 0.82], 280],
    near: { round: -18, above: 12 },
  };
};
