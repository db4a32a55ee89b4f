import { louvres, spread, type Workbench } from '../drawing/solid/workbench';
import { oblong, type Outline } from '../drawing/solid/outline';
import type { Body, Drawing } from '../drawing/solid/scene';
import type { Vec } from '../drawing/solid/space';
import { wheel, gauge } from './fittings';
import { engine } from './engine';

function cage(b: Workbench, w: number, d: number, h: number, tube: number): void {
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

function sockets(b: Workbench, at: Vec, count: number, pitch: number, r: number): void {
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

/** The canopy: rounded, with a chamfered roof, or ribbed on a tank with a high lifting eye. */
function canopy(b: Workbench, w: number, d: number, h: number, body: Body): void {
  const base = body === 2 ? 130 : 60;
  b.block([0, 0, 0], [w, d, base], 'black', { round: 4 });
  for (const x of [w * 0.2, w * 0.66])
    b.patch('front', [x, 0, 30], oblong(0, -14, w * 0.12, 28, 4), 'rubber');
  if (body === 1) {
    const outline: Outline = [
      [10, 60],
      [w - 10, 60],
      [w - 10, h - 130, 8],
      [w - 130, h, 8],
      [130, h, 8],
      [10, h - 130, 8],
    ];
    b.slab('front', outline, 6, d - 6, 'main', { bevel: 6 });
    b.patch('front', [w / 2, 6, h * 0.14], oblong(10 - w / 2, -12, w - 20, 24), 'accent');
    return;
  }
  if (body === 2) {
    b.block([-8, -6, h], [w + 16, d + 12, 34], 'dark', { round: 6, bevel: 6 });
    b.strand(
      [
        [w * 0.36, d * 0.5, h + 34],
        [w * 0.42, d * 0.5, h + 120],
        [w * 0.5, d * 0.5, h + 120],
        [w * 0.56, d * 0.5, h + 34],
      ],
      24,
      'accent',
      { straight: true },
    );
    b.block([6, 4, base], [w - 12, d - 8, h - base], 'main', { round: 4, bevel: 4 });
    const ribs = spread(-h * 0.3, h * 0.3, 9).map((z): [number, number][] => [
      [-w * 0.46, z],
      [w * 0.46, z],
    ]);
    b.lines('front', [w / 2, 4, h * 0.6], ribs, 5);
    return;
  }
  b.block([10, 6, 60], [w - 20, d - 12, h - 60], 'main', { round: 26, bevel: 10, drawn: 'front' });
}

export const dieselGenerator: Drawing<{ kva: number }> = (b, { kva }, brand, body) => {
  const [w, d, h] = [900 + kva * 13, 520 + kva * 4, 640 + kva * 5];
  canopy(b, w, d, h, body);
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
