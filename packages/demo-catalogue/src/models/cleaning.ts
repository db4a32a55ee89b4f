import { louvres, spread, type Workbench } from '../drawing/solid/workbench';
import { oblong } from '../drawing/solid/outline';
import type { Drawing, Pose } from '../drawing/solid/scene';
import { engine } from './engine';
import { gauge, mainsLead, wheel } from './fittings';

/** A pressure washer that lies on four wheels, its lance along the side. */
function lowWasher(b: Workbench, bar: number, brand: string): Pose {
  for (const y of [20, 250])
    for (const x of [-112, 112]) wheel(b, 'x', [x, y, 56], y > 100 ? 66 : 46, 30, 'light');
  b.slab(
    'side',
    '-70 44 20, 300 44 30, 306 150 50, 214 236 50, 20 226 70, -60 130 40',
    -92,
    92,
    'main',
    {
      bevel: 18,
    },
  );
  b.slab('front', '-64 56 12, 64 56 12, 58 128 20, -58 128 20', -84, -50, 'rubber', { bevel: 8 });
  b.lines('front', [0, -84, 78], louvres(4, 10, 80, true), 5, 'dark');
  b.words('front', [0, -84, 110], 20, `${bar} bar`, 'rubber', 96);
  b.words('left', [-92, 116, 180], 36, brand, 'main', 150);
  b.words('right', [92, 116, 180], 36, brand, 'main', 150);
  for (const x of [-70, 70])
    b.strand(
      [
        [x, 250, 200],
        [x, 300, 360],
        [x, 310, 430],
      ],
      18,
      'black',
    );
  b.strand('-70 310 430, -40 312 452, 40 312 452, 70 310 430', 24, 'rubber');
  b.turned(
    'x',
    [-50, 130, 286],
    '0 60 dark, 8 60 dark, 8 40 black, 92 40, 92 60 dark, 100 60',
    'black',
  );
  b.bands(
    'x',
    [-50, 130, 286],
    spread(14, 86, 6).map((at) => [at, 40] as const),
    5,
    'grey',
  );
  b.turned('y', [0, -76, 168], '0 22 accent, 10 28 black, 22 28', 'accent');
  b.rod([-124, -40, 120], [-124, 260, 210], 7, 'steel');
  b.rod([-124, 230, 200], [-124, 330, 236], 14, 'accent', 11);
  return {
    camera: { round: -38, above: 18 },
    focus: [[0, -70, 140], 124],
    near: { round: -20, above: 12 },
  };
}

/** Pressure washer: upright body on wheels with gun and lance, or an engine set. */
export const pressureWasher: Drawing<{ bar: number; engine: boolean }> = (
  b,
  { bar, engine: driven },
  brand,
  body,
) => {
  if (driven) {
    for (const y of [-30, 330]) wheel(b, 'y', [340, y, 110], 110, 54, 'light');
    for (const y of [10, 280]) b.block([30, y, 0], [40, 24, 110], 'rubber');
    b.block([10, 10, 110], [400, 280, 14], 'iron');
    engine(b, [140, 30, 124], 260);
    b.words('front', [262, 35, 324], 34, brand, 'main', 200);
    b.turned('x', [20, 150, 200], '0 30 brass, 10 48 brass, 80 48 alu, 84 60 alu, 130 60', 'brass');
    gauge(b, [60, 96, 250], 26);
    for (const y of [0, 300])
      b.strand(
        [
          [30, y, 120],
          [410, y, 120],
          [440, y, 220],
          [480, y, 560],
          [500, y, 640],
        ],
        22,
        'black',
      );
    b.strand(
      [
        [500, 0, 640],
        [506, 150, 650],
        [500, 300, 640],
      ],
      26,
      'rubber',
    );
    b.rod([-60, -60, 130], [420, -60, 520], 9, 'chrome');
    b.rod([420, -60, 520], [500, -60, 566], 20, 'rubber', 16);
    return {
      camera: { round: -32, above: 17 },
      focus: [[110, 60, 240], 180],
      near: { round: -46, above: 18 },
    };
  }
  if (body === 1) return lowWasher(b, bar, brand);
  for (const x of [-104, 104]) wheel(b, 'x', [x, 90, 62], 62, 34, 'light');
  b.block([-70, -20, 6], [140, 40, 26], 'rubber', { round: 8 });
  const shell =
    body === 2
      ? '-34 26 8, 110 26 8, 110 250 10, 60 356 12, -34 356 12'
      : '-30 26 20, 110 40 30, 96 330 40, 10 350 50, -30 200 60';
  b.slab('side', shell, -92, 92, 'main', { bevel: body === 2 ? 6 : 16 });
  b.slab(
    'front',
    body === 2
      ? '-80 46 4, 80 46 4, 80 216 4, -80 216 4'
      : '-70 60 20, 70 60 20, 60 210 30, -60 210 30',
    -46,
    -20,
    body === 2 ? 'dark' : 'rubber',
    { bevel: body === 2 ? 4 : 9 },
  );
  b.lines('front', [0, -46, 96], louvres(6, 14, 84, true), 6, 'dark');
  b.words('front', [0, -46, 172], 30, brand, 'rubber', 100);
  b.words('front', [0, -46, 146], 17, `${bar} bar`, 'rubber', 90);
  b.turned('y', [0, -34, 262], '0 26 accent, 10 30 black, 22 30', 'accent');
  b.lines(
    'front',
    [0, -34, 262],
    [
      [
        [0, -16],
        [0, 16],
      ],
    ],
    8,
    'white',
  );
  for (const x of [-62, 62])
    b.strand(
      [
        [x, 84, 320],
        [x, 110, 480],
        [x, 112, 540],
      ],
      20,
      'black',
    );
  b.strand(
    [
      [-62, 112, 540],
      [-40, 112, 568],
      [40, 112, 568],
      [62, 112, 540],
    ],
    24,
    'rubber',
  );
  if (body === 2) {
    b.turned(
      'x',
      [-60, 80, 428],
      '0 66 accent, 8 66 accent, 8 46 black, 112 46, 112 66 accent, 120 66',
      'black',
    );
    b.bands(
      'x',
      [-60, 80, 428],
      spread(14, 106, 7).map((at) => [at, 46] as const),
      5,
      'grey',
    );
  } else {
    for (const [i, z] of [404, 424, 444].entries())
      b.hoop('y', [0, 76 - i * 4, z - 10], 56, 13, 'black');
  }
  b.rod([128, 20, 96], [128, 20, 420], 7, 'steel');
  b.turned('z', [128, 20, 60], '0 7 accent, 16 11 accent, 40 10', 'accent');
  b.slab('side', '4 416 8, 38 416 8, 44 470 10, 96 520 10, 84 544 8, 10 500 14', 114, 142, 'main', {
    bevel: 6,
  });
  mainsLead(
    b,
    [-60, 100, 120],
    [-16, 24, -10],
    [
      [-140, 170, 40],
      [-220, 120, 4],
      [-260, 40, 4],
    ],
  );
  return {
    camera: { round: -30, above: 15 },
    focus: [[0, -40, 220], 118],
    near: { round: -16, above: 10 },
  };
};

/** Wet and dry vacuum: drum on casters, motor head, hose. */
export const wetDryVacuum: Drawing<{ litres: number; steel: boolean }> = (
  b,
  { litres, steel },
  brand,
) => {
  const r = 130 + litres * 1.1;
  const high = 180 + litres * 4;
  for (const a of [45, 135, 225, 315])
    wheel(b, 'y', [r * 0.9 * Math.cos(a / 57.3), r * 0.9 * Math.sin(a / 57.3), 30], 30, 24, 'grey');
  b.turned('z', [0, 0, 36], `0 ${r * 1.04} black, 34 ${r * 1.04} black, 40 ${r}`, 'black');
  b.turned('z', [0, 0, 70], `0 ${r * 0.94}, ${high} ${r}`, steel ? 'chrome' : 'main');
  b.label('z', [0, 0, 70], [high * 0.56, r], 46, brand, steel ? 'chrome' : 'main', {
    around: true,
    plate: steel ? ['main', r * 1.3, 66] : ['accent', r * 1.3, 66],
    wide: r * 1.2,
  });
  b.label('z', [0, 0, 70], [high * 0.26, r], 28, `${litres} L`, steel ? 'chrome' : 'main', {
    around: true,
  });
  const top = 70 + high;
  b.turned(
    'z',
    [0, 0, top],
    `0 ${r * 1.05} black, 22 ${r * 1.05} black, 26 ${r * 0.94} main, 80 ${r * 0.86} main, 112 ${r * 0.6} black, 120 ${r * 0.4}`,
    'black',
  );
  b.strand(
    [
      [-r * 0.6, 0, top + 70],
      [-r * 0.5, 0, top + 150],
      [0, 0, top + 170],
      [r * 0.5, 0, top + 150],
      [r * 0.6, 0, top + 70],
    ],
    30,
    'rubber',
  );
  for (const s of [-1, 1])
    b.block([s * r * 0.98 - 12, -30, top - 24], [24, 60, 54], 'accent', { bevel: 4, round: 6 });
  b.placed([0, -r * 0.86, top + 48], 'x', 0, () => {
    b.slab('front', oblong(-26, -18, 52, 36, 6), -6, 10, 'black', { bevel: 3 });
    b.patch('front', [0, -6, 0], oblong(-12, -10, 24, 20, 3), 'red');
  });
  b.turned(
    'y',
    [-r * 0.8, -r * 0.62 - 34, 70 + high * 0.82],
    '0 34 black, 10 34 black, 12 28 black, 60 30',
    'black',
  );
  b.strand(
    [
      [-r * 0.8, -r * 0.62 - 30, 70 + high * 0.82],
      [-r * 1.1, -r - 60, high * 0.8],
      [-r * 1.6, -r - 60, high * 0.3],
      [-r * 1.9, -r * 0.5, 40],
      [-r * 2.1, r * 0.1, 120],
      [-r * 2.1, r * 0.2, high],
    ],
    42,
    'dark',
  );
  b.strand(
    [
      [-r * 2.1, r * 0.2, high - 20],
      [-r * 2.1, r * 0.2, high + 60],
      [-r * 2.05, r * 0.2, high + 130],
    ],
    32,
    'chrome',
    { straight: true },
  );
  return {
    camera: { round: -28, above: 18 },
    focus: [[0, -r, top + 10], r * 1.05],
    near: { round: 30, above: 16 },
  };
};

/** Hand blower: round fan housing, nozzle, handle; a battery or a lead. */
export const blower: Drawing<{ cordless: boolean }> = (b, { cordless }, brand) => {
  b.rod([-230, 0, 70], [-70, 0, 84], 26, 'black', 36);
  b.turned(
    'y',
    [0, -48, 96],
    '0 40 dark, 0 66 main, 8 82 main, 74 86 main, 92 78 main, 98 60',
    'main',
  );
  b.lines(
    'front',
    [0, -48, 96],
    spread(0, 330, 12).map((d) => [
      [16 * Math.cos(d / 57.3), 16 * Math.sin(d / 57.3)],
      [58 * Math.cos((d + 26) / 57.3), 58 * Math.sin((d + 26) / 57.3)],
    ]),
    5,
  );
  b.dots('front', [0, -48, 96], '0 0', 15, 'accent');
  b.words('front', [0, -48, 42], 15, brand, 'main', 70);
  b.slab(
    'front',
    '40 150 10, 70 176 30, 150 184 30, 190 150 20, 188 96 10, 150 92 10, 152 134 16, 90 142 20, 70 120 10',
    -20,
    20,
    'rubber',
    { bevel: 9 },
  );
  b.slab('front', '92 128 4, 112 130 4, 110 144 3, 92 146 3', -8, 8, 'accent', { bevel: 3 });
  b.slab('front', '60 60 14, 186 60 20, 190 104 14, 80 100 20', -26, 26, 'main', { bevel: 10 });
  if (cordless) {
    b.block([96, -34, 14], [96, 68, 50], 'rubber', { bevel: 7, round: 10 });
    b.patch('front', [144, -34, 40], oblong(-24, -9, 48, 18, 3), 'accent');
    b.words('front', [144, -34, 40], 12, '18 V', 'accent');
  } else
    mainsLead(
      b,
      [186, 0, 80],
      [26, 0, -4],
      [
        [250, 20, 70],
        [300, 70, 20],
        [260, 140, 10],
      ],
    );
  return {
    camera: { round: -34, above: 18 },
    focus: [[0, -48, 96], 96],
    near: { round: -20, above: 14 },
  };
};
