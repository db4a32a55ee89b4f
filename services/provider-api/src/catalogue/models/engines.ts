import { louvres, spread, type Bench } from '../drawing/solid/bench';
import { oblong } from '../drawing/solid/outline';
import type { Drawing } from '../drawing/solid/scene';
import type { Vec } from '../drawing/solid/space';
import { gauge, wheel } from './fittings';

/** An air-cooled petrol engine about `s` mm wide; its recoil starter looks to the front. */
export function engine(b: Bench, [x, y, z]: Vec, s: number): void {
  const p = (v: number) => v * s;
  b.block([x + p(0.1), y + p(0.1), z], [p(0.8), p(0.7), p(0.42)], 'cast', { round: 8, bevel: 4 });
  b.block([x + p(0.64), y + p(0.2), z + p(0.36)], [p(0.4), p(0.44), p(0.3)], 'iron', {
    round: 10,
    bevel: 4,
  });
  b.lines('front', [x + p(0.86), y + p(0.2), z + p(0.5)], louvres(5, p(0.06), p(0.2)), p(0.025));
  b.turned(
    'y',
    [x + p(0.42), y - p(0.12), z + p(0.36)],
    `0 ${p(0.14)} black, 0 ${p(0.3)} accent, ${p(0.06)} ${p(0.35)} black, ${p(0.24)} ${p(0.37)}`,
    'accent',
  );
  b.lines(
    'front',
    [x + p(0.42), y - p(0.12), z + p(0.36)],
    spread(0, 300, 6).map((d) => {
      const a = (d * Math.PI) / 180;
      return [
        [p(0.17) * Math.cos(a), p(0.17) * Math.sin(a)],
        [p(0.27) * Math.cos(a), p(0.27) * Math.sin(a)],
      ];
    }),
    p(0.03),
  );
  b.block([x, y + p(0.02), z + p(0.62)], [p(0.94), p(0.8), p(0.28)], 'main', {
    round: p(0.1),
    bevel: p(0.06),
  });
  b.turned(
    'z',
    [x + p(0.3), y + p(0.36), z + p(0.9)],
    `0 ${p(0.1)}, ${p(0.07)} ${p(0.1)}`,
    'black',
  );
  b.block([x + p(0.68), y - p(0.02), z + p(0.08)], [p(0.12), p(0.1), p(0.07)], 'red', { round: 3 });
}

function cage(b: Bench, w: number, d: number, h: number, tube: number): void {
  for (const y of [0, d]) {
    b.strand(
      [
        [0, y, 20],
        [0, y, h - 30],
        [20, y, h],
        [w - 20, y, h],
        [w, y, h - 30],
        [w, y, 20],
      ],
      tube,
      'black',
      { straight: true },
    );
    b.rod([0, y, 22], [w, y, 22], tube / 2, 'black');
  }
  for (const x of [0, w]) b.rod([x, 0, h - 14], [x, d, h - 14], tube / 2, 'black');
}

function sockets(b: Bench, at: Vec, count: number, pitch: number, r: number): void {
  b.dots(
    'front',
    at,
    spread(0, (count - 1) * pitch, count).map((u) => [u, 0] as const),
    r,
    'blue',
  );
  b.dots(
    'front',
    at,
    spread(0, (count - 1) * pitch, count).map((u) => [u, 0] as const),
    r * 0.7,
    'dark',
  );
}

export const petrolGenerator: Drawing<{ kva: number; wheels: boolean }> = (
  b,
  { kva, wheels },
  brand,
) => {
  const w = 520 + kva * 20;
  const [d, h] = [400 + kva * 8, 420 + kva * 10];
  if (wheels) for (const y of [-26, d + 26]) wheel(b, 'y', [w - 70, y, 26], 62, 40, 'grey');
  b.block([20, 20, 30], [w - 40, d - 40, 14], 'iron');
  b.turned(
    'x',
    [w * 0.52, d * 0.5, 150],
    `0 92 dark, 10 104 cast, ${w * 0.34} 104 dark, ${w * 0.4} 92`,
    'cast',
  );
  b.bands(
    'x',
    [w * 0.52, d * 0.5, 150],
    [20, 40, 60, 80, 100, 120].map((at) => [at, 104] as const),
    5,
  );
  engine(b, [w * 0.08, 30, 50], w * 0.4);
  b.block([24, 30, h - 150], [w - 48, d - 60, 120], 'main', { round: 34, bevel: 16 });
  b.words('front', [w * 0.34, 30, h - 88], 52, brand, 'main', w * 0.42);
  b.turned('z', [w * 0.5, d * 0.5, h - 32], '0 34, 14 34', 'black');
  gauge(b, [w * 0.72, d * 0.45, h - 30], 24, 'top');
  b.block([w * 0.54, 4, 70], [w * 0.4, 40, h - 240], 'black', { round: 8, bevel: 4 });
  sockets(b, [w * 0.6, 4, 70 + (h - 240) * 0.4], 3, w * 0.13, 24);
  b.patch(
    'front',
    [w * 0.74, 4, 70 + (h - 240) * 0.82],
    oblong(-w * 0.17, -18, w * 0.34, 36, 4),
    'accent',
  );
  b.words('front', [w * 0.74, 4, 70 + (h - 240) * 0.82], 28, `${kva} kVA`, 'accent', w * 0.3);
  cage(b, w, d, h, 26);
  return {
    camera: { round: -30, above: 18 },
    focus: [[w * 0.6, 0, h * 0.42], 190],
    near: { round: 28, above: 14 },
  };
};

export const inverterGenerator: Drawing<{ kva: number }> = (b, { kva }, brand) => {
  const [w, d, h] = [420 + kva * 36, 260 + kva * 14, 380 + kva * 26];
  b.slab(
    'front',
    [
      [0, 26, 20],
      [w, 26, 20],
      [w, h * 0.74, 60],
      [w * 0.84, h * 0.92, 40],
      [w * 0.16, h * 0.92, 40],
      [0, h * 0.7, 60],
    ],
    0,
    d,
    'main',
    { bevel: 18 },
  );
  b.patch(
    'front',
    [w * 0.32, 0, h * 0.45],
    oblong(-w * 0.24, -h * 0.2, w * 0.48, h * 0.42, 12),
    'black',
  );
  sockets(b, [w * 0.2, 0, h * 0.36], 2, w * 0.2, 26);
  b.dots('front', [w * 0.2, 0, h * 0.56], '0 0, 34 0', 9, 'green');
  b.words('front', [w * 0.4, 0, h * 0.56], 20, 'ECO', 'black');
  b.patch(
    'front',
    [w * 0.78, 0, h * 0.44],
    oblong(-w * 0.15, -h * 0.2, w * 0.3, h * 0.42, 10),
    'rubber',
  );
  b.lines('front', [w * 0.78, 0, h * 0.44], louvres(7, h * 0.05, w * 0.24, true), 7, 'dark');
  b.words('front', [w * 0.5, 0, h * 0.78], 46, brand, 'main', w * 0.56);
  b.patch('front', [w * 0.5, 0, h * 0.15], oblong(-w * 0.3, -20, w * 0.6, 40, 6), 'accent');
  b.words('front', [w * 0.5, 0, h * 0.15], 28, `${kva} kVA inverter`, 'accent', w * 0.54);
  b.lines('left', [0, d / 2, h * 0.4], louvres(8, 20, d * 0.6, true), 8);
  b.lines('right', [w, d / 2, h * 0.4], louvres(8, 20, d * 0.6, true), 8);
  b.strand(
    [
      [w * 0.16, d / 2, h * 0.84],
      [w * 0.2, d / 2, h * 1.02],
      [w * 0.32, d / 2, h * 1.07],
      [w * 0.68, d / 2, h * 1.07],
      [w * 0.8, d / 2, h * 1.02],
      [w * 0.84, d / 2, h * 0.84],
    ],
    40,
    'rubber',
  );
  for (const x of [w * 0.1, w * 0.78])
    b.block([x, 10, 0], [w * 0.12, d - 20, 28], 'rubber', { round: 5 });
  return {
    camera: { round: -32, above: 18 },
    focus: [[w * 0.3, 0, h * 0.46], 150],
    near: { round: -14, above: 10 },
  };
};

export const dieselGenerator: Drawing<{ kva: number }> = (b, { kva }, brand) => {
  const [w, d, h] = [900 + kva * 13, 520 + kva * 4, 640 + kva * 5];
  b.block([0, 0, 0], [w, d, 60], 'black', { round: 4 });
  for (const x of [w * 0.2, w * 0.66])
    b.patch('front', [x, 0, 30], oblong(0, -14, w * 0.12, 28, 4), 'rubber');
  b.block([10, 6, 60], [w - 20, d - 12, h - 60], 'main', { round: 26, bevel: 10, drawn: 'front' });
  b.patch(
    'front',
    [w * 0.36, 6, h * 0.54],
    oblong(-w * 0.16, -h * 0.34, w * 0.3, h * 0.7, 4),
    'main',
  );
  b.patch(
    'front',
    [w * 0.68, 6, h * 0.54],
    oblong(-w * 0.16, -h * 0.34, w * 0.3, h * 0.7, 4),
    'main',
  );
  b.lines('front', [w * 0.36, 6, h * 0.26], louvres(10, w * 0.024, h * 0.14), 8);
  b.lines('front', [w * 0.68, 6, h * 0.26], louvres(10, w * 0.024, h * 0.14), 8);
  b.words('front', [w * 0.36, 6, h * 0.74], 78, brand, 'main', w * 0.26);
  b.patch('front', [w * 0.68, 6, h * 0.74], oblong(-w * 0.11, -34, w * 0.22, 68, 6), 'accent');
  b.words('front', [w * 0.68, 6, h * 0.74], 50, `${kva} kVA`, 'accent', w * 0.2);
  b.dots(
    'front',
    [0, 6, h * 0.52],
    [
      [w * 0.48, 0],
      [w * 0.8, 0],
    ],
    14,
    'chrome',
  );
  b.patch(
    'front',
    [w * 0.1, 6, h * 0.72],
    oblong(-w * 0.06, -h * 0.13, w * 0.13, h * 0.26, 4),
    'black',
  );
  b.patch(
    'front',
    [w * 0.105, 6, h * 0.77],
    oblong(-w * 0.04, -h * 0.05, w * 0.08, h * 0.1, 3),
    'screen',
  );
  b.dots(
    'front',
    [w * 0.105, 6, h * 0.65],
    [
      [-w * 0.025, 0],
      [w * 0.025, 0],
    ],
    14,
    'green',
  );
  b.dots('front', [w * 0.105, 6, h * 0.45], '0 0', 24, 'red');
  b.lines('left', [10, d / 2, h * 0.56], louvres(13, d * 0.055, h * 0.6), 12);
  b.lines('right', [w - 10, d / 2, h * 0.56], louvres(13, d * 0.055, h * 0.6), 12);
  b.strand(
    [
      [w * 0.84, d * 0.5, h - 20],
      [w * 0.84, d * 0.5, h + 50],
      [w * 0.85, d * 0.5, h + 90],
      [w * 0.93, d * 0.5, h + 100],
    ],
    54,
    'iron',
  );
  for (const x of [w * 0.3, w * 0.6])
    b.strand(
      [
        [x - 26, d * 0.5, h],
        [x - 26, d * 0.5, h + 34],
        [x + 26, d * 0.5, h + 34],
        [x + 26, d * 0.5, h],
      ],
      16,
      'iron',
      { straight: true },
    );
  return {
    camera: { round: -30, above: 17 },
    focus: [[w * 0.16, 0, h * 0.66], 240],
    near: { round: -22, above: 12 },
  };
};

function tank(b: Bench, long: number, r: number, z: number, brand: string, text: string): void {
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

function cylinderHead(b: Bench, x: number, y: number, z: number, r: number, high: number): void {
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
