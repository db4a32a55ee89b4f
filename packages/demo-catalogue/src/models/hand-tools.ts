import type { Tone } from '../drawing/solid/materials';
import type { Body, Drawing } from '../drawing/solid/scene';
import type { Workbench } from '../drawing/solid/workbench';
import { lying } from './fittings';

type Handle = 'fibreglass' | 'wood' | 'steel';

/** A head with curled claws, with straight ones, or with a square face and a ridge. */
function hammerHead(b: Workbench, body: Body): void {
  const cheek = body === 1 ? 24 : 20;
  b.slab('top', `-${cheek} -2 4, 20 -2 4, 24 26 6, 16 40 4, -${cheek - 2} 38 4`, 2, 30, 'steel', {
    bevel: 5,
  });
  if (body === 2) {
    b.turned('x', [-46, 18, 16], '0 12, 8 11, 30 13', 'steel');
    b.block([-64, 2, 0], [20, 32, 32], 'steel', { bevel: 4, drawn: 'side' });
  } else {
    const face = body === 1 ? '0 16, 4 19, 16 19, 20 13, 46 15' : '0 14, 5 16, 20 16, 24 11, 46 13';
    b.turned('x', [-62, 18, 16], face, 'steel');
  }
  const claw =
    body === 1
      ? '18 38 4, 22 4 6, 64 2 20, 112 -12 8, 114 -4 2, 66 26 30'
      : '18 38 4, 22 8 10, 54 2 30, 84 -22 10, 90 -18 2, 66 24 40';
  for (const z of [5, 19]) b.slab('top', claw, z, z + 8, 'steel', { bevel: 2 });
  if (body === 2)
    b.slab('top', '-16 40 2, 14 42 2, 8 50 3, -10 49 3', 8, 24, 'steel', { bevel: 2 });
}

const woodShafts: Record<Body, string> = {
  0: '0 12, 8 16, 60 15, 120 11, 190 10, 262 11',
  1: '0 17, 10 18, 40 14, 84 16, 130 11, 200 9, 262 11',
  2: '0 14, 4 15, 90 15, 110 12, 200 12, 262 12',
};
const gripShafts: Record<Body, string> = {
  0: '0 14 rubber, 8 17 rubber, 60 16 rubber, 118 14 rubber, 124 12, 190 10, 262 11',
  1: '0 19 rubber, 12 19 rubber, 34 14 rubber, 80 17 rubber, 140 12 rubber, 144 9, 190 9, 262 11',
  2: '0 15 main, 10 17 main, 22 17 rubber, 150 15 rubber, 156 13 main, 166 13, 200 11, 262 12',
};

export const clawHammer: Drawing<{ handle: Handle }> = (b, { handle }, brand, body) => {
  const shaft: Tone = handle === 'wood' ? 'wood' : handle === 'steel' ? 'chrome' : 'accent';
  const at = [0, -250, 16] as const;
  b.turned('y', at, (handle === 'wood' ? woodShafts : gripShafts)[body], shaft);
  if (handle !== 'wood') {
    const rings = body === 0 ? [20, 34, 48, 62, 76, 90, 104] : [50, 60, 70, 80, 90];
    b.bands(
      'y',
      at,
      rings.map((each) => [each, 16.5] as const),
      3,
      'main',
    );
  }
  b.label('y', at, [body === 0 ? 155 : 190, 11], 11, brand, shaft, { wide: 60 });
  hammerHead(b, body);
  return lying([[8, 10, 10], 82], -38);
};

export const pipeWrench: Drawing<{ inches: number }> = (b, { inches }, brand) => {
  const teeth = (x: number, y: number, count: number, pitch: number) =>
    Array.from({ length: count * 2 }, (_, i): [number, number] => [x + (i % 2) * 4, y + i * pitch]);
  b.slab(
    'top',
    '-22 -250 12, 18 -250 12, 14 -170 30, 20 40 12, 52 46 6, 54 70 6, -8 76 6, -26 40 20, -20 -160 30',
    0,
    26,
    'main',
    { bevel: 7 },
  );
  b.patch('top', [0, -90, 26], '-7 -110 8, 7 -110 8, 9 90 8, -9 90 8', 'main');
  b.words('top', [0, -90, 26], 15, `${inches}"`, 'main');
  b.dots('top', [-2, -234, 26], '0 0', 8, 'rubber');
  b.slab(
    'top',
    [
      [-4, 72],
      ...teeth(44, 76, 1, 0),
      ...[0, 1, 2, 3, 4, 5, 6, 7].map((i): [number, number] => [-2 + i * 8, 84 + (i % 2) * 5]),
      [58, 78],
      [54, 66],
    ],
    3,
    23,
    'steel',
  );
  b.slab(
    'top',
    '-34 34 6, -14 34 6, -8 150 10, 60 156 12, 66 138 8, 56 118 3, 48 124, 40 118, 32 124, 24 118, 16 124, 8 118 3, -2 108 8, -6 60 4, -30 60 4',
    4,
    22,
    'steel',
    { bevel: 4 },
  );
  b.turned('y', [-24, 44, 13], '0 16, 4 18, 22 18, 26 16', 'iron');
  b.bands(
    'y',
    [-24, 44, 13],
    [
      [5, 18],
      [9, 18],
      [13, 18],
      [17, 18],
      [21, 18],
    ],
    2,
  );
  b.slab('top', '-44 66 4, 30 62 4, 30 78 4, -44 82 4', 0, 27, 'main', { bevel: 4 });
  b.words('top', [-4, 72, 27], 11, brand, 'main', 54);
  return lying([[8, 90, 14], 86], -30);
};

export const adjustableWrench: Drawing<{ inches: number }> = (b, { inches }, brand) => {
  b.slab(
    'top',
    '-14 -170 12, 14 -170 12, 10 -130 30, 12 20 12, 44 58 14, 46 84 6, 34 88 4, 26 62 4, -12 62 4, -16 118 8, -34 122 12, -42 70 24, -14 20 14, -10 -130 30',
    0,
    14,
    'chrome',
    { bevel: 4 },
  );
  b.patch('top', [0, -58, 14], '-5 -64 5, 5 -64 5, 6 62 5, -6 62 5', 'chrome');
  b.words('top', [0, -62, 14], 9, `${brand} ${inches}"`, 'chrome', 100);
  b.dots('top', [0, -156, 14], '0 0', 6, 'rubber');
  b.slab(
    'top',
    '-8 62 3, 28 60 3, 44 84 4, 42 122 10, 22 120 4, 18 82 6, -6 80 3',
    3,
    12,
    'steel',
    { bevel: 2 },
  );
  b.turned('y', [8, 38, 12], '0 7, 20 7', 'iron');
  b.bands(
    'y',
    [8, 38, 12],
    [
      [3, 7],
      [7, 7],
      [11, 7],
      [15, 7],
      [18, 7],
    ],
    1.8,
  );
  return lying([[0, 70, 8], 70], -38);
};
