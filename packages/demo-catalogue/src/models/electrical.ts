import { louvres, spread } from '../drawing/solid/workbench';
import { oblong } from '../drawing/solid/outline';
import type { Tone } from '../drawing/solid/materials';
import type { Body, Drawing } from '../drawing/solid/scene';

/** Colours of building wire. */
const wireColours = {
  Black: 'rubber',
  Red: 'red',
  Blue: 'blue',
  White: 'light',
  Green: 'green',
} as const satisfies Record<string, Tone>;
export type WireColour = keyof typeof wireColours;

/** DIN-rail breaker: stepped front, toggles, terminals. */
/** The side of a pole: a stepped nose, a sloped one, or a flat and wide one. */
const poleSides: Record<Body, string> = {
  0: '0 22 2, 22 22 1, 22 0 2, 70 0 2, 70 84 2, 22 84 1, 22 62 1, 0 62 2',
  1: '-2 23 3, 8 16 4, 22 0 4, 70 0 2, 70 84 2, 22 84 4, 8 70 4, -2 63 3',
  2: '4 10 1, 22 10 1, 22 0 1, 70 0 1, 70 84 1, 22 84 1, 22 74 1, 4 74 1',
};

const toggles: Record<Body, string> = {
  0: '-9 46 1.6, 2 42, 2 50, -8 50 1.6',
  1: '-14 49 2, 0 38, 0 52, -12 54 2',
  2: '-7 36 1, 4 36, 4 52, -7 49 1',
};

export const circuitBreaker: Drawing<{ amps: number; poles: number }> = (
  b,
  { amps, poles },
  brand,
  body,
) => {
  const nose = [0, -2, 4][body] ?? 0;
  for (let i = 0; i < poles; i++) {
    const x = i * 18;
    b.slab('side', poleSides[body], x, x + 17.6, body === 2 ? 'dark' : 'light', { bevel: 0.8 });
    b.dots('front', [x + 8.8, 22, 73], '0 0', 4.6, 'grey');
    b.lines(
      'front',
      [x + 8.8, 22, 73],
      [
        [
          [-3, -3],
          [3, 3],
        ],
      ],
      1.2,
    );
    b.dots('front', [x + 8.8, 22, 11], '0 0', 4.6, 'grey');
    b.lines(
      'front',
      [x + 8.8, 22, 11],
      [
        [
          [-3, -3],
          [3, 3],
        ],
      ],
      1.2,
    );
    if (body === 2) b.patch('front', [x + 8.8, nose, 24], oblong(-8, -11, 16, 22, 1), 'paper');
    b.patch('front', [x + 8.8, nose, 57], oblong(-8.8, -3.4, 17.6, body === 2 ? 16 : 6.8), 'main');
    b.words('front', [x + 8.8, nose, 57], 4.4, brand, 'main', 15);
    b.patch('front', [x + 8.8, nose, 44], oblong(-5.5, -6.5, 11, 13, 1), 'dark');
    b.words('front', [x + 8.8, nose, body === 2 ? 27 : 31.6], 6.4, `C${amps}`, 'light', 14);
    if (body !== 1)
      b.words('front', [x + 8.8, nose, body === 2 ? 19 : 25.4], 3, '6000 A', 'light', 14);
    if (body === 1) b.patch('front', [x + 8.8, nose, 52.4], oblong(-3, -1, 6, 2.4), 'green');
    b.block([x + 2, 70, 36], [14, 5, 10], 'dark');
  }
  const lever = ['blue', 'black', 'accent'] as const;
  b.slab('side', toggles[body], 4.5, poles * 18 - 4.9, lever[body], { bevel: 0.6 });
  return {
    camera: { round: 32, above: 18 },
    focus: [[poles * 9, 0, 48], 30 + poles * 3],
    near: { round: 16, above: 12 },
  };
};

/** A shrink-wrapped coil of stranded building wire with its cut end. */
export const thhnWire: Drawing<{ colour: WireColour; mm2: number }> = (
  b,
  { colour, mm2 },
  brand,
) => {
  const tone = wireColours[colour];
  const w = 9 + mm2 * 0.5;
  for (let level = 0; level < 4; level++)
    b.hoop('z', [0, 0, w * (0.5 + level * 0.92)], 110, w, tone);
  for (const r of [110 - w * 0.9, 110 - w * 1.8]) b.hoop('z', [0, 0, w * 3.1], r, w, tone);
  const top = w * 3.8;
  for (const a of [30, 150, 270]) {
    b.placed(
      [(110 - w * 0.9) * Math.cos(a / 57.3), (110 - w * 0.9) * Math.sin(a / 57.3), 0],
      'z',
      a,
      () => b.block([-w * 1.7, -9, 0], [w * 3.4, 18, top + 2], 'paper', { round: 6 }),
    );
  }
  b.strand(
    [
      [70, -92, w * 2.6],
      [140, -110, w * 1.4],
      [190, -70, w * 0.7],
      [206, -20, w * 0.7],
    ],
    w,
    tone,
  );
  b.rod([205, -26, w * 0.7], [212, 6, w * 0.7], w * 0.34, 'copper');
  b.slab('top', oblong(-56, -56, 112, 112, 54), 0, 3, 'main');
  b.words('top', [0, 18, 3], 20, brand, 'main', 92);
  b.words('top', [0, -8, 3], 20, `${mm2} mm²`, 'main', 92);
  b.words('top', [0, -32, 3], 13, 'THHN', 'main');
  return {
    camera: { round: -20, above: 42 },
    square: { round: 0, above: 90 },
    focus: [[190, -50, 8], 60],
    near: { round: 26, above: 34 },
  };
};

/** Cable drum on its frame, sockets in the hub. */
export const extensionReel: Drawing<{ metres: number }> = (b, { metres }, brand) => {
  const r = 112 + metres * 0.5;
  const z = r + 40;
  b.strand(
    [
      [-60, 66, 10],
      [60, 66, 10],
      [40, 66, z],
      [30, 66, z + r + 40],
      [-30, 66, z + r + 40],
      [-40, 66, z],
      [-60, 66, 10],
    ],
    17,
    'black',
    { straight: true },
  );
  b.turned('y', [0, 44, z], `0 ${r}, 8 ${r}`, 'main');
  b.turned('y', [0, -34, z], `0 ${r * 0.86} accent, 78 ${r * 0.86}`, 'accent');
  b.bands(
    'y',
    [0, -34, z],
    spread(8, 70, 7).map((at) => [at, r * 0.86] as const),
    3,
  );
  b.turned('y', [0, -46, z], `0 ${r} main, 12 ${r}`, 'main');
  b.dots('front', [0, -46, z], '0 0', r * 0.62, 'black');
  const around = [45, 135, 225, 315].map((a): [number, number] => [
    r * 0.33 * Math.cos(a / 57.3),
    r * 0.33 * Math.sin(a / 57.3),
  ]);
  b.dots('front', [0, -46, z], around, r * 0.19, 'grey');
  b.dots('front', [0, -46, z], around, r * 0.155, 'rubber');
  b.dots('front', [0, -46, z], '0 0', r * 0.06, 'red');
  b.words('front', [0, -46, z + r * 0.8], r * 0.17, brand, 'main', r * 0.9);
  b.words('front', [0, -46, z - r * 0.8], r * 0.15, `${metres} m`, 'main', r * 0.7);
  b.strand(
    [
      [-70, -62, 10],
      [70, -62, 10],
      [42, -62, 80],
      [36, -58, z - r * 0.2],
    ],
    17,
    'black',
    { straight: true },
  );
  b.strand(
    [
      [-70, -62, 10],
      [-42, -62, 80],
      [-36, -58, z - r * 0.2],
    ],
    17,
    'black',
    { straight: true },
  );
  for (const x of [-60, 60]) b.rod([x, -62, 10], [x, 66, 10], 8, 'black');
  b.rod([-34, 66, z + r + 40], [34, 66, z + r + 40], 13, 'rubber');
  b.turned('y', [-r * 0.74, -72, z - r * 0.3], '0 10 black, 24 11', 'black');
  return {
    camera: { round: -30, above: 16 },
    focus: [[0, -46, z], r * 0.82],
    near: { round: -14, above: 12 },
  };
};

/** LED flood light on a stand, or on its tripod when it is a strong one. */
export const floodLight: Drawing<{ watts: number }> = (b, { watts }, brand) => {
  const [w, h] = [180 + watts * 0.5, 140 + watts * 0.36];
  const z = 84;
  for (const y of [-60, 70])
    b.strand(
      [
        [-w / 2 - 4, y, 8],
        [w / 2 + 4, y, 8],
      ],
      15,
      'main',
      { straight: true },
    );
  for (const s of [-1, 1])
    b.strand(
      [
        [s * (w / 2 + 4), -60, 8],
        [s * (w / 2 + 4), 70, 8],
        [s * (w / 2 + 4), 8, z + h * 0.5],
      ],
      15,
      'main',
      { straight: true },
    );
  b.placed([0, 0, z], 'x', -8, () => {
    b.block([-w / 2 + 12, 34, 14], [w - 24, 34, h - 28], 'dark', { drawn: 'front' });
    b.lines('top', [0, 50, h - 14], louvres(12, w * 0.07, 30), 5);
    b.block([-w / 2, 0, 0], [w, 36, h], 'black', { round: 12, bevel: 9 });
    b.patch('front', [0, 0, h / 2], oblong(-w / 2 + 16, -h / 2 + 16, w - 32, h - 32, 4), 'light');
    const [cols, rows] = watts > 60 ? [9, 6] : [7, 5];
    const grid = spread(-w / 2 + 30, w / 2 - 30, cols).flatMap((u) =>
      spread(-h / 2 + 30, h / 2 - 30, rows).map((v): [number, number] => [u, v]),
    );
    b.dots('front', [0, 0, h / 2], grid, w * 0.026, 'yellow');
    b.words('front', [0, 0, 8], 9, `${brand} ${watts} W`, 'black', w * 0.7);
  });
  for (const s of [-1, 1])
    b.turned('x', [s > 0 ? w / 2 + 6 : -w / 2 - 26, 8, z + h * 0.5], '0 15 black, 20 15', 'black');
  b.strand(
    [
      [0, 40, z + h + 4],
      [0, 30, z + h + 36],
      [0, 10, z + h + 40],
    ],
    12,
    'black',
  );
  return {
    camera: { round: -32, above: 18 },
    focus: [[-w * 0.3, 0, z + h * 0.6], 80],
    near: { round: -46, above: 16 },
  };
};
