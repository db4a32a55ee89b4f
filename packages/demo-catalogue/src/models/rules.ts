import { spread } from '../drawing/solid/workbench';
import { oblong } from '../drawing/solid/outline';
import type { Drawing } from '../drawing/solid/scene';

export const tapeMeasure: Drawing<{ metres: number }> = (b, { metres }, brand) => {
  const k = 0.9 + metres * 0.025;
  b.placed([0, 0, 0], 'z', 0, () => {
    b.slab(
      'front',
      [
        [-34 * k, 0, 6],
        [36 * k, 0, 14],
        [38 * k, 34 * k, 20],
        [26 * k, 66 * k, 22],
        [-16 * k, 68 * k, 26],
        [-36 * k, 40 * k, 20],
      ],
      -19,
      19,
      'main',
      { bevel: 7 },
    );
    b.patch(
      'front',
      [2 * k, -19, 36 * k],
      oblong(-19 * k, -19 * k, 38 * k, 38 * k, 18 * k),
      'paper',
    );
    b.words('front', [2 * k, -19, 40 * k], 11 * k, `${metres} m`, 'paper', 34 * k);
    b.words('front', [2 * k, -19, 27 * k], 6 * k, brand, 'paper', 30 * k);
  });
  b.slab(
    'front',
    [
      [-37 * k, 6, 4],
      [-22 * k, 2, 4],
      [-24 * k, 30 * k, 20],
      [-36 * k, 34 * k, 10],
    ],
    -20,
    20,
    'rubber',
    { bevel: 4 },
  );
  b.block([-20 * k, -8, 66 * k], [18, 16, 6], 'accent', { bevel: 2, round: 2 });
  b.block([-120, -12, 4], [86, 24, 2.4], 'yellow');
  b.lines(
    'top',
    [-120, 0, 6.4],
    spread(6, 80, 19).map((x, i) => [
      [x, -12],
      [x, i % 5 === 0 ? 2 : -5],
    ]),
    0.9,
  );
  for (const [x, text] of [
    [24, '6'],
    [44, '4'],
    [66, '2'],
  ] as const)
    b.words('top', [-120 + x, 6, 6.4], 8, text, 'yellow');
  b.block([-123, -11, -7], [3, 22, 15], 'chrome');
  return {
    spans: [
      [-37 * k, 0, 0],
      [38 * k, 0, 72 * k],
    ],
    camera: { round: -32, above: 24 },
    focus: [[-70, 0, 14], 52],
    near: { round: -34, above: 38 },
  };
};

export const calliper: Drawing<{ digital: boolean; range: number }> = (
  b,
  { digital, range: full },
  brand,
) => {
  const range = b.listed ? 84 : full;
  const long = range + 86;
  b.slab(
    'top',
    [
      [0, 0],
      [long, 0],
      [long, 16],
      [0, 16],
    ],
    0,
    4,
    'chrome',
  );
  const step = range > 200 ? 10 : 5;
  b.lines(
    'top',
    [0, 0, 4],
    spread(24, 20 + range, Math.floor(range / step)).map((x, i) => [
      [x, 0],
      [x, i % 5 === 0 ? 7 : 4],
    ]),
    0.7,
  );
  b.slab('top', '0 16, 14 16, 14 22, 6 40 2, 4 40, 0 18', 0, 4, 'chrome');
  b.slab('top', '-4 2 3, 14 2, 14 -30 4, 10 -54 3, 7 -56, 7 0', 0, 4.4, 'chrome');
  const x = 40;
  b.slab(
    'top',
    [
      [x - 26, -30, 4],
      [x - 26, -2],
      [x - 8, -6, 2],
      [x - 14, -50, 3],
      [x - 27, -56, 2],
      [x - 30, -52],
    ],
    0.4,
    5,
    'steel',
  );
  b.slab(
    'top',
    [
      [x - 24, 16],
      [x - 10, 16],
      [x - 10, 20],
      [x - 22, 40, 2],
      [x - 24, 40],
    ],
    0.4,
    5,
    'steel',
  );
  b.block([x - 18, -12, 3], [76, 32, 8], digital ? 'black' : 'steel', {
    drawn: 'top',
    round: 4,
    bevel: 2,
  });
  if (digital) {
    b.patch('top', [x + 16, 6, 11], oblong(-26, -8, 52, 18, 2), 'screen');
    b.words('top', [x + 16, 7, 11], 13, '24.86', 'screen', 48);
    b.dots('top', [x + 2, -7, 11], '0 0, 14 0, 28 0', 2.6, 'accent');
    b.words('top', [x + 47, -6, 11], 4, brand, 'black', 20);
  } else {
    b.lines(
      'top',
      [x - 14, -2, 11],
      spread(0, 66, 21).map((u, i) => [
        [u, 0],
        [u, i % 5 === 0 ? -7 : -4],
      ]),
      0.6,
    );
    b.words('top', [x + 20, 9, 11], 6, `${brand} 0.02 mm`, 'steel', 56);
  }
  b.turned('z', [x + 50, -16, 2], '0 7, 6 7', 'steel');
  b.rod([long, 8, 1.5], [long + 22, 8, 1.5], 1.2, 'chrome');
  return {
    camera: b.listed ? { round: -44, above: 56 } : { round: -24, above: 46 },
    square: { round: 0, above: 90 },
    focus: [[30, -6, 4], 50],
    near: { round: -42, above: 40 },
  };
};

export const laserMeter: Drawing<{ metres: number }> = (b, { metres }, brand) => {
  b.placed([0, 0, 2], 'x', -74, () => {
    const high = 118 + metres * 0.15;
    b.block([-25, 0, 0], [50, 27, high], 'main', { round: 9, bevel: 4 });
    b.block([-27, 2, 8], [54, 22, high - 40], 'rubber', { round: 8, bevel: 3 });
    b.slab('front', oblong(-21, 8, 42, high - 14, 6), -2, 3, 'black');
    b.patch('front', [0, -2, high - 30], oblong(-18, -20, 36, 40, 3), 'screen');
    b.words('front', [0, -2, high - 22], 9, '2.140', 'screen', 30);
    b.words('front', [0, -2, high - 38], 13, '7.203 m', 'screen', 34);
    b.words('front', [0, -2, high - 58], 6, brand, 'black', 30);
    b.dots('front', [0, -2, high - 72], '0 0', 8, 'red');
    for (const z of [18, 32]) b.dots('front', [0, -2, z], '-13 0, 0 0, 13 0', 4.6, 'grey');
    b.dots('top', [0, 13, high], '-9 0', 4.5, 'red');
    b.dots('top', [0, 13, high], '9 0', 8, 'glass');
  });
  return {
    camera: { round: -34, above: 40 },
    square: { round: 0, above: 88 },
    focus: [[0, 80, 16], 56],
    near: { round: 24, above: 44 },
  };
};

export const spiritLevel: Drawing<{ cm: number }> = (b, { cm }, brand) => {
  const long = b.listed ? 300 : Math.min(700, 200 + cm * 4);
  const vial = (x: number, upright: boolean) => {
    b.patch('front', [x, -12, 28], oblong(-26, -17, 52, 34, 8), 'black');
    b.patch(
      'front',
      [x, -12, 28],
      upright ? oblong(-7, -15, 14, 30, 7) : oblong(-22, -8, 44, 16, 7),
      'screen',
    );
    b.patch(
      'front',
      [x, -12, 28],
      upright ? oblong(-5, -4, 10, 9, 4) : oblong(-7, -4, 14, 9, 4),
      'bulb',
    );
    b.lines(
      'front',
      [x, -12, 28],
      upright
        ? [
            [
              [-7, 6],
              [7, 6],
            ],
            [
              [-7, -6],
              [7, -6],
            ],
          ]
        : [
            [
              [-9, -8],
              [-9, 8],
            ],
            [
              [9, -8],
              [9, 8],
            ],
          ],
      1.6,
    );
  };
  b.block([0, -12, 0], [long, 24, 56], 'yellow', { round: 3 });
  b.patch('front', [long / 2, -12, 28], oblong(-long / 2, -19, long, 38), 'yellow');
  b.lines(
    'front',
    [long / 2, -12, 28],
    [
      [
        [-long / 2, 20],
        [long / 2, 20],
      ],
      [
        [-long / 2, -20],
        [long / 2, -20],
      ],
    ],
    2.4,
  );
  vial(long / 2, false);
  vial(50, true);
  vial(long - 50, true);
  b.words('front', [long * 0.29, -12, 28], 22, brand, 'yellow', long * 0.24);
  b.words('front', [long * 0.71, -12, 28], 20, `${cm} cm`, 'yellow', long * 0.2);
  b.patch('top', [long / 2, 0, 56], oblong(-24, -9, 48, 18, 7), 'screen');
  b.block([-7, -14, -2], [8, 28, 60], 'rubber', { round: 4, bevel: 2 });
  b.block([long - 1, -14, -2], [8, 28, 60], 'rubber', { round: 4, bevel: 2 });
  return {
    camera: { round: -24, above: 20, roll: 28 },
    focus: [[long / 2, -12, 30], 84],
    near: { round: 26, above: 26 },
  };
};
