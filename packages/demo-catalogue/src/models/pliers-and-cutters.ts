import type { Workbench } from '../drawing/solid/workbench';
import { oblong } from '../drawing/solid/outline';
import type { Drawing } from '../drawing/solid/scene';
import { lying } from './fittings';

function plierHandle(b: Workbench, side: 1 | -1): void {
  const s = side;
  b.slab(
    'top',
    [
      [4 * s, 0, 6],
      [22 * s, -26, 40],
      [34 * s, -90, 60],
      [24 * s, -150, 10],
      [14 * s, -150, 8],
      [20 * s, -90, 50],
      [9 * s, -34, 30],
      [-4 * s, -10, 4],
    ],
    2,
    18,
    'main',
    { bevel: 6 },
  );
  b.slab(
    'top',
    [
      [23 * s, -58, 4],
      [31 * s, -92, 40],
      [24 * s, -144, 6],
      [17 * s, -144, 6],
      [22 * s, -92, 40],
      [16 * s, -58, 4],
    ],
    18,
    20,
    'accent',
  );
}

export const pliers: Drawing<{ jaw: 'combination' | 'long-nose' | 'diagonal' }> = (
  b,
  { jaw },
  brand,
) => {
  plierHandle(b, -1);
  plierHandle(b, 1);
  const nose = { combination: 62, 'long-nose': 96, diagonal: 40 }[jaw];
  const tip = { combination: 11, 'long-nose': 4, diagonal: 5 }[jaw];
  for (const s of [-1, 1]) {
    const open = jaw === 'diagonal' ? 2.5 : 1.2;
    b.slab(
      'top',
      [
        [-16 * s, -14, 14],
        [19 * s, 2, 16],
        [19 * s, 16, 10],
        [tip * s + open * s, nose, 4],
        [open * s, nose, 1],
        [open * s, 20, 2],
        [-8 * s, 6, 6],
      ],
      s > 0 ? 6 : 2,
      s > 0 ? 18 : 14,
      'steel',
      { bevel: 3 },
    );
    if (jaw === 'combination')
      b.lines(
        'top',
        [0, 0, s > 0 ? 18 : 14],
        [48, 52, 56, 60].map((y) => [
          [open * s, y],
          [9 * s, y],
        ]),
        1.2,
      );
  }
  b.turned('z', [0, 0, 10], '0 13 iron, 9 13 iron, 11 10', 'steel');
  b.words('top', [0, 0, 21], 4.4, brand, 'chrome', 18);
  return lying([[0, 16, 12], 60], -28);
};

export const boltCutter: Drawing<{ inches: number }> = (b, { inches }, brand) => {
  const long = 200 + inches * 9;
  for (const s of [-1, 1]) {
    b.placed([s * 14, 0, 8], 'z', s * 7, () => {
      b.turned(
        'y',
        [0, -long, 0],
        `0 13 main, 6 15 main, 130 13 main, 134 9 iron, ${long - 6} 9`,
        'iron',
      );
      b.label('y', [0, -long, 0], [64, 14], 15, s < 0 ? brand : `${inches}"`, 'main', { wide: 80 });
    });
    b.slab(
      'top',
      [
        [s * 4, -6, 4],
        [s * 30, -16, 8],
        [s * 32, 40, 12],
        [s * 22, 66, 6],
        [s * 3, 66, 4],
      ],
      0,
      18,
      'iron',
      { bevel: 4 },
    );
    b.slab(
      'top',
      [
        [s * 6, 60, 3],
        [s * 26, 62, 4],
        [s * 30, 96, 16],
        [s * 14, 138, 6],
        [s * 2, 140, 2],
        [s * 2, 112, 2],
        [s * 8, 100, 6],
      ],
      4,
      14,
      'oxide',
      { bevel: 4 },
    );
    b.turned('z', [s * 17, 72, 14], '0 7 zinc, 5 7', 'zinc');
    b.turned('z', [s * 18, 6, 18], '0 7 zinc, 4 7', 'zinc');
  }
  b.slab('top', oblong(-30, 56, 60, 32, 10), 18, 22, 'main', { bevel: 1.5 });
  b.words('top', [0, 72, 22], 10, brand, 'main', 46);
  return lying([[0, 76, 12], 90], -34);
};

/** Hacksaw: bowed frame, pistol handle, blade under tension. */
export const hacksaw: Drawing<object> = (b, _look, brand) => {
  b.strand('-196 0 14, -196 0 92, -188 0 100, 120 0 100', 15, 'main', { straight: true });
  b.slab(
    'front',
    '104 -34 16, 150 -40 20, 168 30 40, 150 112 20, 92 112 10, 100 92 14, 124 92 12, 132 36 30, 118 10 16, 92 12 6, 92 -10 6',
    -14,
    14,
    'rubber',
    { bevel: 7 },
  );
  b.slab('front', '92 -10 4, 112 -10 8, 118 10 10, 92 12 4', -15, 15, 'main', { bevel: 4 });
  const teeth = Array.from({ length: 60 }, (_, i): [number, number] => [
    100 - i * 5,
    i % 2 === 0 ? -5 : -2,
  ]);
  b.slab('front', [[-198, -2], [-198, 10], [100, 10], ...teeth], -1, 1, 'steel');
  b.turned('y', [-196, -8, 4], '0 6 zinc, 16 6', 'zinc');
  b.rod([96, 0, 4], [130, 0, 4], 6, 'zinc');
  b.slab('front', '128 -8 4, 142 -8 4, 142 16 4, 128 16 4', -4, 4, 'zinc');
  b.patch('front', [-40, -7.5, 100], oblong(-70, -6, 140, 12, 3), 'accent');
  b.words('front', [-40, -7.6, 100], 11, brand, 'accent', 100);
  return {
    camera: { round: -24, above: 20, roll: 26 },
    focus: [[110, 0, 40], 90],
    near: { round: 26, above: 18 },
  };
};
