import { louvres, type Workbench } from '../drawing/solid/workbench';
import type { Body, Drawing } from '../drawing/solid/scene';
import { battery, mainsLead } from './fittings';

/** The outline of each body's grip, and where its battery stands. */
const grips = {
  0: ['26 64 6, 98 64 8, 96 92 10, 84 130 40, 88 190 12, 22 190 10, 30 150 30, 38 100 20', 62],
  1: ['28 64 4, 94 64 4, 86 96 8, 84 190 12, 26 190 10, 38 140 20, 38 96 8', 58],
  2: ['48 64 8, 124 64 8, 112 96 16, 84 142 40, 86 190 12, 16 190 10, 32 150 24, 60 96 20', 88],
} as const satisfies Record<Body, readonly [string, number]>;

/** The motor's housing behind the chuck. */
function housing(b: Workbench, rear: number, body: Body): void {
  const at = [0, 0, 205] as const;
  if (body === 1) {
    b.turned('x', at, `0 31, 6 35 main, ${rear - 10} 35 main, ${rear} 30 dark`, 'main');
    b.lines('front', [rear - 24, -35, 205], louvres(4, 8, 40, true), 3);
  } else if (body === 2) {
    const half = rear * 0.5;
    b.turned(
      'x',
      at,
      `0 30, 8 36 main, ${half} 36 main, ${half + 6} 32 rubber, ${rear - 26} 32 rubber, ${rear - 20} 37 rubber, ${rear - 4} 34 rubber, ${rear} 26`,
      'main',
    );
  } else {
    b.turned(
      'x',
      at,
      `0 31, 6 33 main, ${rear - 34} 34 rubber, ${rear - 30} 35 rubber, ${rear - 6} 31 rubber, ${rear} 24`,
      'main',
    );
    const rings = [
      [rear - 24, 34],
      [rear - 18, 33],
      [rear - 12, 32],
    ] as const;
    b.bands('x', at, rings, 2.5);
  }
}

/** Pistol grip with its trigger and battery; the motor's axis lies along x at z = 205. */
function grip(b: Workbench, brand: string, rear: number, body: Body): void {
  const [outline, under] = grips[body];
  battery(b, under, 0, 68, '18 V', body === 1 ? 76 : 92);
  if (body === 1) b.block([under - 44, -34, 62], [88, 68, 12], 'main', { round: 4, bevel: 3 });
  if (body === 2) b.block([under - 44, -30, 64], [88, 60, 12], 'accent', { round: 5, bevel: 3 });
  b.slab('front', outline, -17, 17, 'rubber', { bevel: 8 });
  b.slab('front', '12 152 6, 30 148 4, 34 182 2, 10 182 8', -9, 9, 'accent', { bevel: 3 });
  housing(b, rear, body);
  b.label('x', [0, 0, 205], [(rear - 34) / 2, 34], 17, brand, 'main', { wide: rear - 50 });
  b.slab('front', '14 168 6, 96 168 6, 88 186 6, 20 186 6', -20, 20, 'main', { bevel: 6 });
}

/** 18 V drill driver: keyless chuck, torque ring, gear switch. */
export const cordlessDrill: Drawing<object> = (b, _look, brand, body) => {
  b.rod([-118, 0, 205], [-60, 0, 205], 4, 'steel');
  b.turned(
    'x',
    [-66, 0, 205],
    '-14 7 oxide, -6 13 oxide, 2 21 black, 30 23 black, 32 21 chrome, 36 21 dark, 48 29 dark, 66 31 accent, 72 32',
    'black',
  );
  b.bands(
    'x',
    [-66, 0, 205],
    [
      [8, 21],
      [14, 22],
      [20, 22],
      [26, 23],
    ],
    2,
  );
  grip(b, brand, 138, body);
  b.block([-6, -6, 236], [30, 12, 7], 'black', { round: 3 });
  return {
    camera: { round: -38, above: 18 },
    focus: [[-20, 0, 190], 74],
    near: { round: -52, above: 20 },
  };
};

/** Impact driver: short, a bare hammer case and a hex collet. */
export const impactDriver: Drawing<object> = (b, _look, brand, body) => {
  b.turned(
    'x',
    [-84, 0, 205],
    '0 3 steel, 26 3 steel, 26 9 black, 46 10 chrome, 50 10 alu, 56 17 alu, 76 28 alu, 82 31 rubber, 90 32',
    'alu',
  );
  b.bands(
    'x',
    [-84, 0, 205],
    [
      [31, 10],
      [36, 10],
      [41, 10],
    ],
    1.6,
  );
  grip(b, brand, 112, body);
  return {
    camera: { round: -36, above: 17 },
    focus: [[-24, 0, 195], 66],
    near: { round: -54, above: 16 },
  };
};

/** The handle and the motor's housing below the barrel: hanging, inline, or an upright drum. */
function hammerBody(b: Workbench, k: number, brand: string, body: Body): void {
  if (body === 1) {
    b.strand('222 0 20, 150 0 26, 92 0 84, 84 0 140', 15, 'black');
    b.slab('front', '168 176 20, 224 160 30, 254 24 14, 206 14 12, 190 96 20', -20, 20, 'rubber', {
      bevel: 9,
    });
    b.slab('front', '166 130 4, 186 130 4, 190 90 6, 174 94 8', -9, 9, 'accent', { bevel: 3 });
    b.slab('front', '64 150 6, 64 122 10, 176 122 20, 200 150 12', -26 * k, 26 * k, 'main', {
      bevel: 8,
    });
    b.words('front', [122, -26 * k, 136], 16, brand, 'main', 80);
    return;
  }
  if (body === 2) {
    b.slab(
      'front',
      '204 190 12, 248 184 18, 246 18 18, 204 12 10, 204 38 4, 224 44 10, 224 158 10, 204 164 4',
      -16,
      16,
      'rubber',
      { bevel: 8 },
    );
    b.slab('front', '206 112 4, 224 108 4, 226 146 4, 208 148 6', -9, 9, 'accent', { bevel: 3 });
    b.block([150, -22, 14], [60, 44, 34], 'main', { round: 8, bevel: 6 });
    b.turned(
      'z',
      [124, 0, 0],
      `4 ${34 * k} dark, 14 ${46 * k} dark, 34 ${46 * k} main, 130 ${46 * k} main, 152 ${38 * k}`,
      'main',
    );
    b.label('z', [124, 0, 0], [92, 46 * k], 18, brand, 'main', { around: true, wide: 66 });
    return;
  }
  b.strand('186 0 176, 236 0 172, 250 0 120, 244 0 64, 216 0 30, 168 0 26', 34, 'rubber');
  b.slab('front', '212 110 4, 228 106 4, 232 148 4, 214 150 8', -9, 9, 'accent', { bevel: 3 });
  b.slab(
    'front',
    '78 150, 176 150, 172 24 18, 152 6 16, 104 6 20, 84 40 14',
    -34 * k,
    34 * k,
    'main',
    { bevel: 14 },
  );
  b.lines('front', [130, -34 * k, 62], louvres(6, 10, 44), 4);
  b.words('front', [126, -34 * k, 114], 18, brand, 'main', 66);
}

/** SDS hammer: barrel with side grip, motor hanging below, D-handle behind. */
export const rotaryHammer: Drawing<{ kg: number }> = (b, { kg }, brand, body) => {
  const k = 1 + Math.min(0.3, (kg - 2.6) * 0.06);
  const r = 36 * k;
  b.rod([-175, 0, 170], [-78, 0, 170], 6 * k, 'steel');
  b.bands(
    'x',
    [-175, 0, 170],
    [6, 20, 34, 48, 62, 76].map((at) => [at, 6 * k] as const),
    3,
  );
  b.turned(
    'x',
    [-88, 0, 170],
    `0 11 rubber, 8 19 rubber, 30 23 chrome, 38 23 black, 66 ${r * 0.72} black, 74 ${r * 0.9}`,
    'black',
  );
  b.turned('x', [-14, 0, 170], `0 ${r * 0.8} iron, 26 ${r * 0.86} iron`, 'iron');
  b.turned(
    'z',
    [0, 0, 0],
    `8 12 rubber, 14 18 rubber, 96 15 rubber, 102 21 rubber, 108 21 iron, 108 9 iron, 150 9`,
    'rubber',
  );
  b.bands(
    'z',
    [0, 0, 0],
    [
      [30, 18],
      [44, 17],
      [58, 17],
      [72, 16],
    ],
    2.5,
  );
  mainsLead(
    b,
    [body === 0 ? 172 : 236, 0, 18],
    [16, 0, -8],
    [
      [body === 0 ? 230 : 290, 10, 2],
      [280, 60, 0],
      [250, 130, 0],
    ],
  );
  hammerBody(b, k, brand, body);
  b.turned(
    'x',
    [12, 0, 170],
    `0 ${r} main, 12 ${r + 3} main, 150 ${r + 3} rubber, 176 ${r - 4} rubber, 184 ${r - 16}`,
    'main',
  );
  b.label('x', [12, 0, 170], [82, r + 3], 15, `${kg < 6 ? 'SDS-plus' : 'SDS-max'}`, 'main', {
    plate: ['accent', 78, 22],
    wide: 70,
  });
  b.turned('y', [104, -40 * k, 150], '0 12 accent, 4 15 accent, 10 15', 'accent');
  return {
    camera: { round: -34, above: 16 },
    focus: [[-30, 0, 160], 92],
    near: { round: -50, above: 18 },
  };
};
