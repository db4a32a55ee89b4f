import { spread } from '../drawing/solid/workbench';
import { oblong } from '../drawing/solid/outline';
import type { Drawing } from '../drawing/solid/scene';
import { wheel } from './fittings';

/** Roller cabinet: drawers with rails, one pulled out. */
export const toolChest: Drawing<{ drawers: number }> = (b, { drawers }, brand) => {
  const [w, d, h] = [680, 450, 760];
  for (const x of [70, w - 70])
    for (const y of [60, d - 60]) wheel(b, 'y', [x, y, 58], 58, 34, 'grey');
  b.block([0, 0, 120], [w, d, h], 'main', { round: 8 });
  b.patch(
    'front',
    [w / 2, 0, 120 + h / 2],
    oblong(-w / 2 + 24, -h / 2 + 26, w - 48, h - 44, 4),
    'dark',
  );
  b.block([-8, -8, 120 + h], [w + 16, d + 16, 26], 'rubber', { round: 6, bevel: 3 });
  const shares = spread(1, 2.2, drawers);
  const sum = shares.reduce((a, c) => a + c, 0);
  let z = 120 + h - 22;
  shares.forEach((share, i) => {
    const high = ((h - 52) * share) / sum;
    z -= high;
    const out = i === 1 ? 150 : 0;
    b.block([30, -12 - out, z + 4], [w - 60, 12 + out, high - 8], 'main', { round: 4 });
    if (out > 0)
      b.patch(
        'top',
        [w / 2, -out / 2, z + high - 4],
        oblong(-w / 2 + 40, -out / 2, w - 80, out, 3),
        'rubber',
      );
    b.patch(
      'front',
      [w / 2, -12 - out, z + high - 16],
      oblong(-w / 2 + 46, -7, w - 92, 13, 5),
      'chrome',
    );
  });
  b.words('front', [w / 2, -12, z + 40], 40, brand, 'main', w * 0.5);
  b.strand(
    [
      [w + 4, 60, 640],
      [w + 54, 60, 660],
      [w + 54, d - 60, 660],
      [w + 4, d - 60, 640],
    ],
    26,
    'black',
  );
  return {
    camera: { round: 32, above: 20 },
    focus: [[w * 0.72, -60, 120 + h * 0.8], 230],
    near: { round: 44, above: 28 },
  };
};

/** Tool box with its tray lid, handle and latches. */
export const toolBox: Drawing<{ plastic: boolean }> = (b, { plastic }, brand) => {
  const [w, d] = [430, 210];
  const body = plastic ? 'main' : 'main';
  b.slab(
    'side',
    [
      [14, 0, 14],
      [d - 14, 0, 14],
      [d, 118, 8],
      [0, 118, 8],
    ],
    0,
    w,
    body,
    { bevel: 6 },
  );
  b.slab(
    'side',
    [
      [-6, 112, 6],
      [d + 6, 112, 6],
      [d + 2, 166, 26],
      [d * 0.7, 188, 20],
      [d * 0.3, 188, 20],
      [-2, 166, 26],
    ],
    -6,
    w + 6,
    plastic ? 'rubber' : 'main',
    { bevel: 6 },
  );
  b.words('front', [w / 2, 5, 58], 44, brand, body, w * 0.5);
  for (const x of [70, w - 70]) {
    b.block([x - 24, -12, 88], [48, 14, 52], plastic ? 'accent' : 'chrome', { round: 6, bevel: 3 });
    b.lines(
      'front',
      [x, -12, 104],
      [
        [
          [-14, 0],
          [14, 0],
        ],
      ],
      4,
    );
  }
  b.strand(
    [
      [w * 0.26, d / 2, 186],
      [w * 0.28, d / 2, 224],
      [w * 0.36, d / 2, 236],
      [w * 0.64, d / 2, 236],
      [w * 0.72, d / 2, 224],
      [w * 0.74, d / 2, 186],
    ],
    plastic ? 26 : 18,
    plastic ? 'rubber' : 'chrome',
  );
  if (plastic)
    for (const x of [w * 0.16, w * 0.84]) {
      b.block([x - 46, d * 0.3, 184], [92, d * 0.4, 8], 'glass', { round: 4, drawn: 'top' });
    }
  return {
    camera: { round: -28, above: 22 },
    focus: [[80, -10, 120], 92],
    near: { round: -42, above: 18 },
  };
};

/** Boltless shelving with boxes on its levels. */
export const shelving: Drawing<{ levels: number }> = (b, { levels }, brand) => {
  const [w, d, h] = [900, 420, 1_800];
  const posts = (y: number) => {
    for (const x of [0, w - 34]) {
      b.block([x, y, 0], [34, 30, h], 'main');
      b.dots(
        'front',
        [x + 17, y, 0],
        spread(80, h - 80, 12).map((v): [number, number] => [0, v]),
        7,
        'dark',
      );
    }
  };
  posts(d - 30);
  spread(110, h - 60, levels).forEach((z, i) => {
    b.block([0, 6, z - 54], [w, d - 12, 54], 'accent');
    b.block([6, 10, z], [w - 12, d - 20, 14], 'ply');
    if (i === levels - 1) return;
    const stock = (
      x: number,
      wide: number,
      high: number,
      tone: 'board' | 'main' | 'blue' | 'grey',
    ) => {
      b.block([x, 60, z + 14], [wide, 260, high], tone, { bevel: 4, round: 4 });
      if (tone === 'board')
        b.patch(
          'front',
          [x + wide / 2, 60, z + 14 + high / 2],
          oblong(-wide * 0.12, -high / 2, wide * 0.24, high),
          'ply',
        );
    };
    stock(80 + (i % 2) * 60, 260, 190, i % 2 === 0 ? 'board' : 'blue');
    stock(400 + (i % 3) * 30, 180, 130, i % 2 === 0 ? 'grey' : 'board');
    if (i % 2 === 0) stock(640, 160, 170, 'main');
  });
  posts(0);
  b.words('front', [w / 2, 6, 84], 60, brand, 'accent', 500);
  return {
    camera: { round: -28, above: 16 },
    focus: [[160, 0, h * 0.72], 360],
    near: { round: -40, above: 22 },
  };
};
