import { spread, type Workbench } from '../drawing/solid/workbench';
import { oblong } from '../drawing/solid/outline';
import type { Tone } from '../drawing/solid/materials';
import type { Drawing } from '../drawing/solid/scene';
import type { Vec } from '../drawing/solid/space';
import { wheel } from './fittings';

/** A load hook; `way` 1 hangs down from `at`, -1 stands up from it. */
function hook(b: Workbench, [x, y, z]: Vec, s: number, way: 1 | -1, tone: Tone = 'accent'): void {
  const p = (u: number, v: number): Vec => [x + u * s, y, z - way * v * s];
  b.turned('z', [x, y, way > 0 ? z - 0.5 * s : z], `0 ${s * 0.22}, ${s * 0.5} ${s * 0.26}`, 'iron');
  b.strand(
    [
      p(0, 0.4),
      p(0.1, 0.66),
      p(0.44, 0.96),
      p(0.36, 1.4),
      p(0, 1.56),
      p(-0.36, 1.4),
      p(-0.42, 1.12),
    ],
    s * 0.3,
    tone,
  );
  b.strand([p(-0.06, 0.7), p(-0.42, 1.16)], s * 0.09, 'chrome');
}

/** A vertical chain, whose links are seen from the front and from the side in turn. */
function chain(
  b: Workbench,
  x: number,
  y: number,
  top: number,
  bottom: number,
  link: number,
): void {
  const run: readonly Vec[] = [
    [x, y, top],
    [x, y, bottom - link],
  ];
  const step = [link * 0.5, link * 0.74] as const;
  b.strand(run, link * 0.24, 'zinc', { straight: true });
  b.strand(run, link * 0.62, 'zinc', { straight: true, dash: step });
  b.strand(run, link * 0.2, 'dark', { straight: true, dash: step });
}

/** Hand chain hoist: round body, hand-chain wheel, load chain and both hooks. */
export const chainHoist: Drawing<{ tonnes: number }> = (b, { tonnes }, brand) => {
  const k = 0.9 + tonnes * 0.06;
  const r = 64 * k;
  hook(b, [0, 0, 400 + r * 0.8], 48 * k, -1);
  chain(b, 26, 0, 400 - r * 0.7, 262, 26);
  chain(b, -30, 4, 400 - r * 0.7, 210, 17);
  chain(b, -52, 4, 400 - r * 0.6, 210, 17);
  b.turned(
    'y',
    [0, -46, 400],
    `0 ${r * 0.6} main, 12 ${r * 0.92} main, 22 ${r} main, 58 ${r} iron, 62 ${r * 1.04} iron, 84 ${r * 1.04} iron, 88 ${r * 0.8}`,
    'main',
  );
  b.words('front', [0, -46, 412], 17, brand, 'main', r);
  b.words('front', [0, -46, 388], 20, `${tonnes} t`, 'main', r);
  b.dots(
    'front',
    [0, -34, 400],
    spread(30, 330, 6).map(
      (d) => [r * 0.78 * Math.cos(d / 57.3), r * 0.78 * Math.sin(d / 57.3)] as const,
    ),
    5,
    'zinc',
  );
  hook(b, [26, 0, 260], 44 * k, 1);
  return {
    camera: { round: -30, above: 10 },
    hangs: true,
    focus: [[0, -20, 400], 96],
    near: { round: -44, above: 14 },
  };
};

/** Lever hoist. */
export const leverBlock: Drawing<{ tonnes: number }> = (b, { tonnes }, brand) => {
  const k = 0.92 + tonnes * 0.06;
  const r = 50 * k;
  hook(b, [0, 0, 340 + r * 0.8], 42 * k, -1);
  chain(b, 14, 0, 340 - r * 0.7, 220, 22);
  b.turned('y', [0, 6, 340], `0 ${r} main, 40 ${r} dark, 46 ${r * 0.7}`, 'main');
  b.placed([0, -26, 340], 'y', 62, () => {
    b.slab(
      'front',
      '-30 -30 20, 30 -30 20, 22 60 30, 15 150 20, 20 164 8, 18 240 14, -18 240 14, -20 164 8, -15 150 20, -22 60 30',
      -16,
      16,
      'accent',
      { bevel: 7 },
    );
    b.slab('front', oblong(-21, 162, 42, 84, 16), -19, 19, 'rubber', { bevel: 6 });
  });
  b.turned('y', [0, -58, 340], `0 ${r * 0.5} black, 10 ${r * 0.58} black, 18 ${r * 0.58}`, 'black');
  b.words('front', [0, -58, 346], 11, brand, 'black', r * 0.9);
  b.words('front', [0, -58, 332], 12, `${tonnes} t`, 'black', r * 0.8);
  hook(b, [14, 0, 218], 40 * k, 1);
  return {
    camera: { round: -32, above: 10 },
    hangs: true,
    focus: [[10, -30, 330], 92],
    near: { round: -48, above: 16 },
  };
};

/** Bottle jack: base, cylinder, ram with screw, pump and lever socket. */
export const bottleJack: Drawing<{ tonnes: number }> = (b, { tonnes }, brand) => {
  const k = 0.84 + tonnes * 0.014;
  const r = 36 * k;
  const high = 170;
  b.slab(
    'top',
    [
      [-62 * k, -52 * k, 12],
      [100 * k, -52 * k, 12],
      [100 * k, 52 * k, 12],
      [-62 * k, 52 * k, 12],
    ],
    0,
    22,
    'main',
    { bevel: 4 },
  );
  b.turned(
    'z',
    [0, 0, 22],
    `0 ${r + 6} main, 6 ${r} main, ${high - 60} ${r} main, ${high - 56} ${r + 5} main, ${high - 40} ${r + 5} main, ${high - 30} ${r * 0.7}`,
    'main',
  );
  b.label('z', [0, 0, 22], [62, r], 30 * k, `${tonnes} t`, 'main', { around: true, wide: r * 1.5 });
  b.label('z', [0, 0, 22], [28, r], 14 * k, brand, 'main', { around: true, wide: r * 1.5 });
  b.turned(
    'z',
    [0, 0, 160],
    `0 ${r * 0.52} chrome, 26 ${r * 0.52} iron, 28 ${r * 0.36} iron, 60 ${r * 0.36} iron, 60 ${r * 0.56} iron, 72 ${r * 0.56}`,
    'chrome',
  );
  b.bands(
    'z',
    [0, 0, 160],
    spread(32, 56, 6).map((at) => [at, r * 0.36] as const),
    2,
  );
  b.turned(
    'z',
    [72 * k, -10, 22],
    '0 20 main, 40 16 main, 64 12 chrome, 64 7 chrome, 92 7',
    'main',
  );
  b.slab(
    'front',
    [
      [56 * k, 108, 6],
      [86 * k, 108, 6],
      [92 * k, 128, 8],
      [52 * k, 128, 8],
    ],
    -24,
    4,
    'iron',
    { bevel: 3 },
  );
  b.placed([72 * k, -10, 120], 'y', 50, () => b.rod([0, 0, 0], [0, 0, 76], 13, 'main', 13));
  b.turned('y', [30 * k, -58 * k, 12], '0 6 brass, 6 9', 'brass');
  return {
    camera: { round: -34, above: 20 },
    focus: [[30, 0, 130], 80],
    near: { round: 24, above: 18 },
  };
};

const slingTones: readonly Tone[] = ['violet', 'green', 'yellow', 'grey', 'red', 'orange'];

/** A folded web sling with sewn eyes and its label. */
export const webbingSling: Drawing<{ tonnes: number }> = (b, { tonnes }, brand) => {
  // EN 1492-1 gives each working load its colour: 1 t violet, 2 t green, 3 t yellow, 4 t grey, 5 t
  // red.
  const tone: Tone = slingTones[Math.min(5, Math.max(0, Math.round(tonnes) - 1))] ?? 'green';
  const wide = 34 + tonnes * 7;
  const eye = (x: number, s: 1 | -1) => {
    b.strand(
      [
        [x, -40, 12],
        [x + s * 60, -64, 14],
        [x + s * 110, -52, 16],
        [x + s * 110, -20, 16],
        [x + s * 60, -4, 14],
        [x, -24, 12],
      ],
      wide * 0.42,
      tone,
      { butt: true },
    );
    b.block([x - (s > 0 ? 34 : -6), -52, 2], [28, 40, 22], 'rubber', { round: 4 });
  };
  for (const [y, z] of [
    [40, 0],
    [14, 9],
    [-12, 0],
  ] as const) {
    b.slab('top', oblong(-140, y - wide / 2 + 12, 280, wide * 0.7, 8), z, z + 8, tone, {
      bevel: 2,
    });
    b.lines(
      'top',
      [0, y + 12 - wide * 0.15, z + 8],
      [-0.2, 0, 0.2].map((k) => [
        [-136, k * wide],
        [136, k * wide],
      ]),
      2,
    );
  }
  eye(120, 1);
  eye(-120, -1);
  b.slab('top', oblong(-58, -28, 116, 56, 4), 19, 22, 'paper');
  b.patch('top', [0, 14, 22], oblong(-58, -14, 116, 28, 3), 'main');
  b.words('top', [0, 14, 22], 18, brand, 'main', 100);
  b.words('top', [0, -14, 22], 20, `WLL ${tonnes} t`, 'paper', 108);
  return {
    camera: { round: -42, above: 52 },
    square: { round: 0, above: 90 },
    focus: [[0, 0, 14], 96],
    near: { round: -38, above: 36 },
    measures: [
      { spec: 'Length', from: [-230, -30, 0], to: [230, -30, 0], side: 'below' },
      {
        spec: 'Width',
        from: [-140, 52 - wide / 2, 0],
        to: [-140, 52 + wide * 0.2, 0],
        side: 'left',
      },
    ],
  };
};

/** Hand pallet truck: forks, pump unit, tiller. */
export const palletTruck: Drawing<{ kilos: number }> = (b, { kilos }, brand) => {
  for (const y of [-190, 190]) {
    b.slab('front', '-1140 60 20, 60 60, 60 92 6, -1120 92 30', y - 80, y + 80, 'main', {
      bevel: 6,
    });
    for (const x of [-1040, -960]) wheel(b, 'y', [x, y, 40], 40, 70, 'iron', 'yellow');
  }
  b.words('front', [-480, -270, 76], 30, `${brand} ${kilos} kg`, 'main', 520);
  b.slab('front', '40 60 10, 130 60 10, 130 260 60, 60 300 20, 40 220 10', -260, 260, 'main', {
    bevel: 8,
  });
  b.turned(
    'z',
    [150, 0, 120],
    '0 66 black, 120 66 main, 124 44 chrome, 200 44 chrome, 204 60 dark, 250 54',
    'main',
  );
  for (const y of [-70, 70]) wheel(b, 'y', [160, y, 90], 90, 56, 'iron', 'yellow');
  b.placed([190, 0, 300], 'y', 16, () => {
    b.slab('side', '-34 0 10, 34 0 10, 22 760 10, -22 760 10', -22, 22, 'main', { bevel: 8 });
    b.strand(
      [
        [0, -20, 740],
        [0, -150, 860],
        [0, -150, 980],
        [0, -100, 1010],
        [0, 100, 1010],
        [0, 150, 980],
        [0, 150, 860],
        [0, 20, 740],
      ],
      44,
      'black',
    );
    b.rod([0, -70, 1010], [0, 70, 1010], 30, 'rubber');
    b.slab('side', '40 900 8, 100 960 8, 90 990 8, 30 930 8', -14, 14, 'accent', { bevel: 4 });
  });
  return {
    camera: { round: -38, above: 22 },
    focus: [[130, 0, 240], 330],
    near: { round: 40, above: 18 },
  };
};
