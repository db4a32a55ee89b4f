import { spread, type Workbench } from '../drawing/solid/workbench';
import { oblong } from '../drawing/solid/outline';
import type { Drawing } from '../drawing/solid/scene';
import type { Vec } from '../drawing/solid/space';
import { gauge, hexHead } from './fittings';

/** A hose coupling: nut and plug, pointing down from `at`. */
function plug(b: Workbench, [x, y, z]: Vec): void {
  hexHead(b, 'z', [x, y, z - 12], 9, 12, 'brass');
  b.turned('z', [x, y, z - 34], '0 5 brass, 8 5.6 brass, 10 4.4 brass, 22 6', 'brass');
}

export const airImpactWrench: Drawing<{ drive: string }> = (b, { drive }, brand) => {
  const k = drive === '1 in' ? 1.24 : drive === '3/4 in' ? 1.14 : drive === '3/8 in' ? 0.92 : 1;
  b.block([-104 * k, -7 * k, 172 - 7 * k], [24 * k, 14 * k, 14 * k], 'chrome');
  b.turned(
    'x',
    [-80 * k, 0, 172],
    `0 11 steel, 10 12 alu, 14 ${22 * k} alu, 46 ${32 * k} alu, 56 ${33 * k}`,
    'alu',
  );
  b.turned(
    'x',
    [-80 * k + 58, 0, 172],
    `0 ${34 * k} main, 8 ${36 * k} main, ${84 * k} ${36 * k} main, ${96 * k} ${33 * k} rubber, ${104 * k} ${26 * k}`,
    'main',
  );
  b.label('x', [-80 * k + 58, 0, 172], [48 * k, 36 * k], 18, brand, 'main', { wide: 68 * k });
  b.slab(
    'front',
    '-10 146 10, 56 146 10, 52 110 30, 58 22 8, 8 22 8, 14 90 30',
    -20,
    20,
    'rubber',
    { bevel: 9 },
  );
  b.lines(
    'front',
    [32, -20, 62],
    spread(-24, 24, 6).map((z) => [
      [-12, z],
      [14, z],
    ]),
    2.6,
  );
  b.slab('front', '-6 108 6, 10 104 6, 14 138 4, -6 140 6', -8, 8, 'chrome', { bevel: 3 });
  b.block([12, -17, 12], [42, 34, 12], 'alu', { bevel: 3, round: 4 });
  plug(b, [32, 0, 12]);
  return {
    camera: { round: -38, above: 16 },
    focus: [[-50, 0, 165], 72],
    near: { round: -58, above: 18 },
  };
};

/** A coil of hose with brass ends; a spiral one stands out like a spring. */
export const airHose: Drawing<{ spiral: boolean; mm: number }> = (b, { spiral, mm }, brand) => {
  const w = 7 + mm * 1.1;
  if (spiral) {
    const turns = 9;
    const points = spread(0, turns * 8, turns * 8 + 1).map((i): Vec => [
      i * 3.6,
      52 * Math.cos((i * Math.PI) / 4),
      56 + 52 * Math.sin((i * Math.PI) / 4),
    ]);
    for (let i = 0; i < turns; i++)
      b.strand(points.slice(i * 8, i * 8 + 9), w * 0.9, 'main', { butt: true });
    b.strand(
      [
        [0, 52, 56],
        [-40, 40, 20],
        [-70, 0, 10],
      ],
      w * 0.9,
      'main',
    );
    b.strand(
      [
        [turns * 28.8, 52, 56],
        [turns * 28.8 + 40, 30, 20],
        [turns * 28.8 + 70, 0, 10],
      ],
      w * 0.9,
      'main',
    );
    b.rod([-68, 0, 10], [-104, -8, 10], 9, 'brass', 6);
    b.rod([turns * 28.8 + 68, 0, 10], [turns * 28.8 + 104, -8, 10], 9, 'brass', 6);
    return {
      camera: { round: -24, above: 18 },
      focus: [[40, 0, 60], 66],
      near: { round: -46, above: 14 },
    };
  }
  for (const [i, r] of [128, 128, 128, 112, 112].entries())
    b.hoop(
      'z',
      [(i % 2) * 2, (i % 3) - 1, w / 2 + (i % 3) * w * 0.96],
      r - (i > 2 ? w * 0.4 : 0),
      w,
      'main',
    );
  b.strand(
    [
      [60, -110, w * 1.6],
      [130, -140, w],
      [196, -110, w * 0.6],
      [220, -60, w * 0.6],
    ],
    w,
    'main',
  );
  b.rod([218, -66, w * 0.6], [226, -24, w * 0.6], w * 0.62, 'dark', w * 0.62);
  b.rod([226, -24, w * 0.6], [232, 12, w * 0.6], w * 0.5, 'brass', w * 0.36);
  for (const a of [215, 325]) {
    b.placed([124 * Math.cos(a / 57.3), 124 * Math.sin(a / 57.3), 0], 'z', a, () =>
      b.block([-w - 8, -8, 0], [w * 2 + 16, 16, w * 3 + 2], 'rubber', { round: 8 }),
    );
  }
  b.slab('top', oblong(-66, -30, 132, 60, 10), 0, 2, 'paper');
  b.words('top', [0, 10, 2], 22, brand, 'paper', 110);
  b.words('top', [0, -14, 2], 16, `${mm} mm`, 'paper', 90);
  return {
    camera: { round: -22, above: 44 },
    square: { round: 0, above: 90 },
    focus: [[190, -80, 10], 70],
    near: { round: 24, above: 36 },
  };
};

export const blowGun: Drawing<{ nozzle: number }> = (b, { nozzle }, brand) => {
  const long = 30 + nozzle * 0.8;
  b.rod([-30 - long, 0, 122 - long * 0.06], [-30, 0, 122], 4, 'brass', 5);
  b.turned('x', [-44, 0, 122], '0 8 brass, 8 11 brass, 20 11', 'brass');
  b.slab(
    'front',
    '-26 106 6, 36 100 10, 66 40 10, 78 8 8, 48 2 8, 30 44 30, 4 92 14, -26 96 4',
    -13,
    13,
    'main',
    { bevel: 5 },
  );
  b.slab('front', '-26 98 8, 40 98 14, 52 132 20, 20 140 16, -26 136 8', -15, 15, 'main', {
    bevel: 6,
  });
  b.words('front', [8, -15, 119], 12, brand, 'main', 52);
  b.slab('front', '-18 92 3, -10 96 3, 14 40 30, 26 12 4, 18 8 4, -2 46 30', -7, 7, 'chrome', {
    bevel: 2,
  });
  b.placed([64, 0, 6], 'y', -14, () => plug(b, [0, 0, 0]));
  b.strand(
    [
      [20, 0, 138],
      [36, 0, 150],
      [54, 0, 140],
    ],
    5,
    'chrome',
  );
  return {
    camera: { round: -32, above: 18 },
    focus: [[-20, 0, 110], 54],
    near: { round: -52, above: 18 },
  };
};

export const sprayGun: Drawing<{ tip: string }> = (b, { tip }, brand) => {
  b.turned('x', [-62, 0, 130], '0 10 brass, 4 15 alu, 14 22 alu, 26 22 chrome, 32 17', 'alu');
  for (const s of [-1, 1])
    b.block([-70, s * 16 - 4, 124], [14, 8, 12], 'alu', { bevel: 2, round: 2 });
  b.turned('x', [-34, 0, 130], '0 16, 20 18, 86 17, 90 12', 'chrome');
  b.label('x', [-34, 0, 130], [48, 18], 10, brand, 'chrome', { wide: 52 });
  b.turned('x', [56, 0, 138], '0 7 brass, 8 10 brass, 24 10', 'brass');
  b.turned('x', [52, 0, 120], '0 6 brass, 8 9 brass, 20 9', 'brass');
  b.slab('front', '10 118 6, 50 118 6, 54 90 20, 66 8 8, 38 4 8, 26 60 30', -10, 10, 'chrome', {
    bevel: 5,
  });
  b.slab('front', '-14 122 3, -6 122 3, 8 60 30, 18 24 4, 10 20 4, -4 58 30', -6, 6, 'alu', {
    bevel: 2,
  });
  b.turned('z', [-14, 0, 146], '0 8 alu, 16 8 alu, 18 12', 'alu');
  b.turned(
    'z',
    [-14, 0, 164],
    '0 12 alu, 24 42 alu, 92 44 accent, 94 47 accent, 106 47 accent, 110 30',
    'alu',
  );
  b.label('z', [-14, 0, 164], [58, 44], 17, `${tip} mm`, 'alu', {
    around: true,
    plate: ['main', 56, 28],
    wide: 50,
  });
  b.dots('top', [-14, 0, 274], '0 0', 7, 'dark');
  b.placed([51, 0, 6], 'y', -8, () => plug(b, [0, 0, 0]));
  return {
    camera: { round: -34, above: 16 },
    focus: [[-30, 0, 140], 60],
    near: { round: -58, above: 14 },
  };
};

export const filterRegulator: Drawing<{ bowls: number }> = (b, { bowls }, brand) => {
  spread(0, (bowls - 1) * 66, bowls).forEach((x, i) => {
    b.turned('z', [x, 0, 0], '0 7 brass, 8 9 dark, 12 18 dark, 22 25', 'dark');
    b.turned(
      'z',
      [x, 0, 22],
      i === 0 ? '0 25 glass, 58 25 glass, 60 27' : '0 25 screen, 58 25',
      'glass',
    );
    b.label('z', [x, 0, 22], [20, 25], 7, brand, i === 0 ? 'glass' : 'screen', {
      around: true,
      wide: 34,
    });
    b.turned('z', [x, 0, 82], '0 29 black, 10 29', 'black');
    b.block([x - 30, -26, 92], [60, 52, 34], 'alu', { round: 5, bevel: 4 });
    if (i === 0) {
      b.turned('z', [x, 0, 126], '0 24 dark, 18 24 main, 20 26 main, 46 24 main, 50 18', 'main');
      b.bands(
        'z',
        [x, 0, 126],
        [
          [26, 26],
          [32, 25],
          [38, 25],
        ],
        2,
      );
    } else b.turned('z', [x, 0, 126], '0 14 accent, 8 14 glass, 26 12 accent, 30 8', 'accent');
  });
  gauge(b, [0, -26, 109], 25);
  b.turned('x', [-46, 0, 109], '0 10 brass, 16 12', 'brass');
  b.turned('x', [(bowls - 1) * 66 + 30, 0, 109], '0 12 brass, 16 10', 'brass');
  return {
    camera: { round: -32, above: 16 },
    focus: [[0, -20, 116], 54],
    near: { round: -20, above: 12 },
  };
};
