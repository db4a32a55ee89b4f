import { spread, type Workbench } from '../drawing/solid/workbench';
import { oblong } from '../drawing/solid/outline';
import type { Drawing } from '../drawing/solid/scene';
import { engine } from './engine';
import { hexHead } from './fittings';

function volute(b: Workbench, x: number, y: number, z: number, r: number, deep: number): void {
  b.turned(
    'x',
    [x, y, z],
    `0 ${r * 0.5} cast, 6 ${r * 0.86} cast, ${deep * 0.3} ${r} cast, ${deep * 0.8} ${r} cast, ${deep} ${r * 0.8}`,
    'main',
  );
}

/** Drainage pump: strainer foot, steel jacket, handle, outlet, float. */
export const submersiblePump: Drawing<{ sewage: boolean; float: boolean }> = (
  b,
  { sewage, float },
  brand,
) => {
  const r = sewage ? 92 : 78;
  const high = sewage ? 320 : 250;
  for (const a of [40, 160, 280])
    b.rod(
      [r * 0.8 * Math.cos(a / 57.3), r * 0.8 * Math.sin(a / 57.3), 0],
      [r * 0.8 * Math.cos(a / 57.3), r * 0.8 * Math.sin(a / 57.3), 40],
      12,
      'rubber',
    );
  b.turned(
    'z',
    [0, 0, 26],
    `0 ${r * 0.9} main, 10 ${r + 10} main, 58 ${r + 10} main, 72 ${r}`,
    'main',
  );
  b.bands(
    'z',
    [0, 0, 26],
    [
      [18, r + 10],
      [28, r + 10],
      [38, r + 10],
      [48, r + 10],
    ],
    4,
  );
  b.turned(
    'z',
    [0, 0, 98],
    `0 ${r - 4} ${sewage ? 'cast' : 'chrome'}, ${high - 160} ${r - 4}`,
    'chrome',
  );
  b.label('z', [0, 0, 98], [(high - 160) * 0.5, r - 4], 30, brand, 'chrome', {
    around: true,
    plate: ['main', r * 1.2, 44],
    wide: r,
  });
  b.turned(
    'z',
    [0, 0, high - 62],
    `0 ${r} main, 30 ${r} main, 46 ${r * 0.7} main, 54 ${r * 0.4}`,
    'main',
  );
  b.strand(
    [
      [-r * 0.56, 0, high - 20],
      [-r * 0.5, 0, high + 46],
      [0, 0, high + 58],
      [r * 0.5, 0, high + 46],
      [r * 0.56, 0, high - 20],
    ],
    20,
    'main',
  );
  b.turned('x', [r * 0.8, 0, 74], '0 24 main, 50 24 main, 52 30 main, 62 30', 'main');
  b.turned('z', [r + 46, 0, 74], '0 26 main, 40 26 main, 42 32 dark, 66 30', 'main');
  b.bands(
    'z',
    [r + 46, 0, 74],
    [
      [46, 32],
      [54, 31],
    ],
    3,
  );
  b.strand(
    [
      [0, 20, high - 8],
      [6, 30, high + 40],
      [60, 80, high + 70],
      [120, 120, high + 20],
      [140, 130, high - 60],
    ],
    14,
    'black',
  );
  if (float) {
    b.strand(
      [
        [-r * 0.7, -20, high - 30],
        [-r - 40, -40, high - 10],
        [-r - 66, -50, high - 60],
        [-r - 56, -50, high - 110],
      ],
      9,
      'black',
    );
    b.placed([-r - 56, -50, high - 160], 'x', 12, () =>
      b.slab('front', oblong(-28, -40, 56, 92, 24), -20, 20, 'accent', { bevel: 8 }),
    );
  }
  return {
    camera: { round: -28, above: 18 },
    focus: [[20, -30, 70], 120],
    near: { round: 34, above: 14 },
  };
};

/** Close-coupled pump: volute with flanges, finned motor, terminal box. */
export const centrifugalPump: Drawing<{ inlet: number }> = (b, { inlet }, brand) => {
  const k = 0.86 + inlet / 180;
  const r = 66 * k;
  b.block([-10, -60, 0], [300, 120, 14], 'iron', { round: 3 });
  b.turned(
    'x',
    [-70, 0, 96],
    `0 ${r * 0.44} iron, 0 ${r * 0.58} main, 12 ${r * 0.58} main, 12 ${r * 0.36} main, 48 ${r * 0.4}`,
    'main',
  );
  b.dots(
    'left',
    [-70, 0, 96],
    spread(45, 315, 4).map(
      (a) => [r * 0.5 * Math.cos(a / 57.3), r * 0.5 * Math.sin(a / 57.3)] as const,
    ),
    5,
    'zinc',
  );
  b.dots('left', [-70, 0, 96], '0 0', r * 0.32, 'rubber');
  volute(b, -24, 0, 96, r, 60);
  b.turned(
    'z',
    [6, 0, 96 + r * 0.8],
    `0 ${r * 0.36} main, ${r * 0.5} ${r * 0.36} main, ${r * 0.5} ${r * 0.58} main, ${r * 0.5 + 12} ${r * 0.58} main`,
    'main',
  );
  b.dots('top', [6, 0, 108 + r * 1.3], '0 0', r * 0.32, 'rubber');
  b.turned('x', [36, 0, 96], '0 46 cast, 22 54', 'cast');
  b.turned('x', [58, 0, 96], `0 62 main, 6 66 main, 150 66 main, 152 62`, 'main');
  b.bands(
    'x',
    [58, 0, 96],
    spread(14, 142, 11).map((at) => [at, 66] as const),
    4,
  );
  b.label('x', [58, 0, 96], [76, 66], 17, brand, 'main', { plate: ['accent', 92, 30], wide: 80 });
  b.turned('x', [210, 0, 96], '0 66 rubber, 48 64 rubber, 56 54', 'rubber');
  b.bands(
    'x',
    [210, 0, 96],
    [
      [14, 66],
      [24, 65],
      [34, 65],
    ],
    3,
  );
  b.block([100, -38, 152], [86, 70, 40], 'black', { round: 6, bevel: 5 });
  for (const x of [86, 182]) b.block([x, -48, 14], [30, 96, 30], 'iron');
  hexHead(b, 'z', [100, -54, 14], 8, 6);
  hexHead(b, 'z', [196, -54, 14], 8, 6);
  return {
    camera: { round: -36, above: 20 },
    focus: [[-10, 0, 110], 100],
    near: { round: -58, above: 18 },
  };
};

/** Petrol water pump in its frame. */
export const enginePump: Drawing<{ inches: number }> = (b, { inches }, brand) => {
  const k = 0.8 + inches * 0.09;
  b.block([10, 20, 30], [400, 270, 12], 'iron');
  engine(b, [150, 40, 42], 240);
  b.words('front', [264, 45, 226], 32, brand, 'main', 190);
  b.turned(
    'x',
    [44, 150, 150],
    `0 ${50 * k} alu, 10 ${84 * k} alu, 66 ${88 * k} alu, 84 ${70 * k} alu, 110 ${60 * k}`,
    'alu',
  );
  b.turned(
    'x',
    [-6, 150, 150],
    `0 ${30 * k} main, 0 ${38 * k} main, 26 ${38 * k} main, 28 ${30 * k} main, 56 ${32 * k}`,
    'main',
  );
  b.dots('left', [-6, 150, 150], '0 0', 26 * k, 'rubber');
  b.turned(
    'z',
    [90, 150, 210],
    `0 ${32 * k} alu, 40 ${30 * k} main, 42 ${38 * k} main, 72 ${38 * k}`,
    'main',
  );
  b.dots('top', [90, 150, 282], '0 0', 26 * k, 'rubber');
  b.label('x', [44, 150, 150], [40, 88 * k], 28, `${inches}"`, 'alu', {
    plate: ['accent', 56, 40],
  });
  for (const y of [0, 310])
    b.strand(
      [
        [0, y, 16],
        [0, y, 330],
        [24, y, 356],
        [396, y, 356],
        [420, y, 330],
        [420, y, 16],
        [0, y, 16],
      ],
      24,
      'black',
      { straight: true },
    );
  for (const x of [0, 420]) b.rod([x, 0, 344], [x, 310, 344], 12, 'black');
  for (const x of [30, 380]) for (const y of [0, 300]) b.block([x, y, 0], [26, 16, 18], 'rubber');
  return {
    camera: { round: -34, above: 20 },
    focus: [[70, 130, 170], 150],
    near: { round: -56, above: 20 },
  };
};

/** A flat hose in a coil, its end lying out with a coupling. */
export const dischargeHose: Drawing<{ inches: number }> = (b, { inches }, brand) => {
  const r = 150;
  const wide = 28 + inches * 24;
  b.turned('z', [0, 0, 0], `0 ${r}, ${wide} ${r}`, 'main');
  b.lines('top', [0, 0, wide], [], 1);
  for (const k of [0.92, 0.84, 0.76, 0.68, 0.6, 0.52, 0.44, 0.36]) {
    b.dots('top', [0, 0, wide], '0 0', r * k, (k * 100) % 16 < 8 ? 'main' : 'dark');
  }
  b.dots('top', [0, 0, wide], '0 0', r * 0.3, 'rubber');
  b.label(
    'z',
    [0, 0, 0],
    [wide * 0.5, r],
    Math.min(30, wide * 0.5),
    `${brand} ${inches} in`,
    'main',
    { around: true, wide: 200 },
  );
  b.slab(
    'top',
    [
      [-20, -r - 4],
      [190, -r - 4],
      [190, -r + 4],
      [-20, -r + 4],
    ],
    0,
    wide,
    'main',
  );
  b.turned(
    'x',
    [186, -r, wide / 2],
    `0 ${wide * 0.42} alu, 34 ${wide * 0.42} alu, 36 ${wide * 0.54} alu, 52 ${wide * 0.54}`,
    'alu',
  );
  b.bands(
    'x',
    [186, -r, wide / 2],
    [
      [8, wide * 0.42],
      [16, wide * 0.42],
      [24, wide * 0.42],
    ],
    4,
  );
  return {
    camera: { round: -22, above: 34 },
    square: { round: 0, above: 90 },
    focus: [[150, -r, wide / 2], 96],
    near: { round: 24, above: 30 },
  };
};
