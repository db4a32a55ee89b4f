import { spread, type Workbench } from '../drawing/solid/workbench';
import { regular } from '../drawing/solid/outline';
import type { Tone } from '../drawing/solid/materials';
import type { Drawing, Pose } from '../drawing/solid/scene';
import type { Vec } from '../drawing/solid/space';

/** The finish as a tone. */
const tones = {
  zinc: 'zinc',
  black: 'oxide',
  galvanised: 'alu',
  stainless: 'chrome',
  brass: 'gold',
} as const satisfies Record<string, Tone>;
export type Finish = keyof typeof tones;

/** A threaded rod along x with its ridges. */
function threaded(
  b: Workbench,
  from: Vec,
  long: number,
  r: number,
  pitch: number,
  tone: Tone,
): void {
  b.turned(
    'x',
    from,
    [
      [0, r],
      [long - r * 0.3, r],
      [long, r * 0.75],
    ],
    tone,
  );
  const count = Math.min(26, Math.max(4, Math.floor(long / Math.max(pitch, 1.6))));
  b.bands(
    'x',
    from,
    spread(pitch, long - pitch, count).map((at) => [at, r] as const),
    Math.max(0.5, (long / count) * 0.42),
    undefined,
    long / count,
  );
}

/** A lying hexagon head and shank along x, head to the left. */
function bolt(b: Workbench, at: Vec, d: number, length: number, tone: Tone, grade: string): void {
  const flats = d * 1.6;
  threaded(b, at, length, d / 2, Math.max(1.2, d * 0.16), tone);
  const [x, y, z] = at;
  b.slab('side', regular(y, z, flats * 0.577, 6), x - d * 0.65, x, tone, { bevel: d * 0.05 });
  b.dots('left', [x - d * 0.65, y, z], '0 0', flats * 0.42, tone);
  b.words('left', [x - d * 0.65, y, z], flats * 0.26, grade, tone);
}

const loose = (focus: Pose['focus']): Pose => ({
  camera: { round: -36, above: 30 },
  focus,
  near: { round: -58, above: 24 },
});

/** Bolts: one lying, one standing on its head, one behind. */
export const hexBolt: Drawing<{ d: number; length: number; grade: string; finish: Finish }> = (
  b,
  { d, length, grade, finish },
) => {
  const tone = tones[finish];
  const long = Math.min(length, d * (b.listed ? 3.4 : 7));
  const z = d * 0.8;
  bolt(b, [0, 0, z], d, long, tone, grade);
  const pose: Pose = {
    ...loose([[-d * 0.3, 0, z], d * 1.7]),
    measures: [
      { spec: 'Length', from: [0, 0, z], to: [long, 0, z], side: 'below' },
      { spec: 'Head height', from: [-d * 0.65, 0, z], to: [0, 0, z], side: 'above' },
      {
        spec: 'Across flats',
        from: [-d * 0.65, 0, z - d * 0.8],
        to: [-d * 0.65, 0, z + d * 0.8],
        side: 'left',
      },
    ],
  };
  if (b.alone) return pose;
  if (!b.listed)
    b.placed([d * 1.2, d * 2.6, 0], 'z', 16, () => bolt(b, [0, 0, z], d, long, tone, grade));
  b.placed([long * 0.92, d * 1.2, d * 0.65], 'y', -90, () =>
    bolt(b, [0, 0, 0], d, long, tone, grade),
  );
  return pose;
};

function nut(b: Workbench, tone: Tone, lock: boolean): void {
  b.slab('top', regular(0, 0, 10, 6, 30), 0, 8.4, tone, { bevel: 0.8 });
  b.dots('top', [0, 0, 8.4], '0 0', 8, tone);
  if (lock) {
    b.turned('z', [0, 0, 8.4], '0 8.4, 2.4 8, 4 6.6', tone);
    b.dots('top', [0, 0, 12.4], '0 0', 6.3, 'blue');
    b.dots('top', [0, 0, 12.4], '0 0', 4.7, 'dark');
  } else {
    b.dots('top', [0, 0, 8.4], '0 0', 5.4, 'iron');
    b.dots('top', [0, -0.5, 8.4], '0 0', 4.6, 'dark');
  }
}

export const hexNut: Drawing<{ finish: Finish; lock: boolean }> = (b, { finish, lock }) => {
  const tone = tones[finish];
  if (!b.alone) {
    if (!b.listed) b.placed([0, 20, 0], 'z', 12, () => nut(b, tone, lock));
    if (!b.listed) b.placed([24, 8, 0], 'z', 40, () => nut(b, tone, lock));
    b.placed(b.listed ? [21, 9, 9.4] : [14, -17, 9.4], 'y', b.listed ? -90 : 90, () =>
      nut(b, tone, lock),
    );
  }
  nut(b, tone, lock);
  return {
    camera: { round: -30, above: 34 },
    square: { round: 0, above: 90 },
    focus: [[4, 0, 8], 17],
    near: { round: -46, above: 26 },
    measures: [{ spec: 'Across flats', from: [-8.7, -5, 0], to: [8.7, -5, 0], side: 'below' }],
  };
};

function washer(b: Workbench, r: number, deep: number, tone: Tone, spring: boolean): void {
  b.turned(
    'z',
    [0, 0, 0],
    [
      [0, r],
      [deep, r],
    ],
    tone,
  );
  b.dots('top', [0, 0, deep], '0 0', r * 0.56, 'dark');
  if (spring)
    b.lines(
      'top',
      [0, 0, deep],
      [
        [
          [r * 0.5, -r * 0.28],
          [r * 0.94, -r * 0.06],
        ],
      ],
      r * 0.1,
    );
  if (spring)
    b.lines(
      'front',
      [0, -r, deep / 2],
      [
        [
          [r * 0.3, -deep],
          [r * 0.42, deep],
        ],
      ],
      r * 0.08,
    );
}

export const washers: Drawing<{ finish: Finish; spring: boolean }> = (b, { finish, spring }) => {
  const tone = tones[finish];
  const deep = spring ? 3 : 2;
  const pieces = b.alone ? 1 : b.listed ? 2 : 5;
  for (let i = 0; i < pieces; i++)
    b.placed([0, 0, i * (deep + 0.2)], 'z', i * 50, () => washer(b, 16, deep, tone, spring));
  if (!b.alone) {
    if (!b.listed) b.placed([31, -12, 0], 'z', 10, () => washer(b, 16, deep, tone, spring));
    b.placed(b.listed ? [14, 12, 12] : [20, -30, 8], 'x', b.listed ? 62 : 24, () =>
      washer(b, 16, deep, tone, spring),
    );
  }
  return {
    camera: { round: -26, above: 36 },
    square: { round: 0, above: 90 },
    focus: [[4, -4, 8], 20],
    near: { round: -44, above: 24 },
    measures: [
      { spec: 'Outside diameter', from: [-16, 0, 0], to: [16, 0, 0], side: 'below' },
      { spec: 'Inside diameter', from: [-9, 0, 0], to: [9, 0, 0], side: 'above' },
    ],
  };
};

function screw(b: Workbench, tone: Tone, coarse: boolean): void {
  const end = b.listed ? 28 : 37;
  const k = b.listed ? 1.3 : 1;
  const threads = Math.round((coarse ? 0.27 : 0.45) * (end - 4));
  b.turned('x', [0, 0, 0], `0 4.6, 3.4 ${2 * k}`, tone);
  b.dots('left', [0, 0, 0], '0 0', 4.6, tone);
  b.lines(
    'left',
    [0, 0, 0],
    [
      [
        [-2.4, 0],
        [2.4, 0],
      ],
      [
        [0, -2.4],
        [0, 2.4],
      ],
    ],
    1,
  );
  b.turned('x', [3.4, 0, 0], `0 ${1.6 * k}, ${end - 7} ${1.5 * k}, ${end} 0.2`, tone);
  b.bands(
    'x',
    [3.4, 0, 0],
    spread(b.listed ? 4 : 8, end - 4, threads).map(
      (at) => [at, Math.min(2.4, (end - at) * 0.32) * k] as const,
    ),
    coarse ? 0.9 : 0.6,
    tone,
    coarse ? 3 : 1.8,
  );
  b.bands(
    'x',
    [3.4, 0, 0],
    spread(b.listed ? 5.2 : 9.2, end - 3, threads).map(
      (at) => [at, Math.min(2, (end - at) * 0.26) * k] as const,
    ),
    0.5,
    undefined,
    coarse ? 3 : 1.8,
  );
}

export const woodScrew: Drawing<{ finish: Finish; coarse: boolean }> = (b, { finish, coarse }) => {
  const tone = tones[finish];
  if (b.alone) {
    b.placed([0, 0, 4.6], 'z', 0, () => screw(b, tone, coarse));
    return {
      ...loose([[0, 4, 4], 13]),
      measures: [
        { spec: 'Diameter', from: [24, 0, 2.2], to: [24, 0, 7], side: 'left' },
        { spec: 'Length', from: [0, 0, 4.6], to: [40.4, 0, 4.6], side: 'below' },
        { spec: 'Thread length', from: [10, 0, 4.6], to: [40.4, 0, 4.6], side: 'above' },
      ],
    };
  }
  const lying = [
    [-4, 0, 10],
    [2, 11, -8],
    [6, 22, 22],
  ] as const;
  for (const [x, y, turn] of lying.slice(0, b.listed ? 1 : 3).toReversed()) {
    b.placed([x, y, 4.6], 'z', turn, () => screw(b, tone, coarse));
  }
  b.placed(b.listed ? [17, 10, 0] : [34, -8, 0], 'y', -90, () =>
    b.placed([b.listed ? 29 : 38, 0, 0], 'z', 180, () => screw(b, tone, coarse)),
  );
  return loose([[0, 4, 4], 13]);
};

export const anchorBolt: Drawing<{ finish: Finish; sleeve: boolean }> = (b, { finish, sleeve }) => {
  const tone = tones[finish];
  const hole = sleeve ? 7.4 : 6.2;
  const one = () => {
    threaded(b, [-46, 0, 0], 60, 6, 1.8, tone);
    b.slab('side', regular(0, 0, 11, 6, 30), -30, -20, tone, { bevel: 0.8 });
    b.turned('x', [-20, 0, 0], '0 14, 2.4 14', tone);
    b.turned('x', [14, 0, 0], sleeve ? '0 7.4, 52 7.4' : '0 6, 34 6, 38 5', tone);
    if (sleeve)
      b.lines(
        'front',
        [20, -7.4, 0],
        [
          [
            [0, 0],
            [46, 0],
          ],
        ],
        1.2,
      );
    b.turned(
      'x',
      [sleeve ? 66 : 52, 0, 0],
      sleeve ? '0 5, 12 8, 14 8' : '0 5, 0 6.2, 12 6.2, 14 5',
      'steel',
    );
    if (!sleeve) {
      b.bands(
        'x',
        [52, 0, 0],
        [
          [2, 6.2],
          [10, 6.2],
        ],
        1,
      );
      b.turned('x', [66, 0, 0], '0 4.6, 6 6.4, 12 6.4, 14 5.6', tone);
    }
  };
  b.placed([0, 0, 12], 'z', b.alone ? 0 : 8, one);
  if (!b.alone && !b.listed) b.placed([10, 36, 12], 'z', -6, one);
  return {
    camera: b.listed ? { round: -56, above: 40 } : { round: -34, above: 32 },
    focus: [[-24, 0, 12], 28],
    near: { round: -56, above: 24 },
    measures: [
      { spec: 'Hole diameter', from: [20, 0, 12 - hole], to: [20, 0, 12 + hole], side: 'left' },
      { spec: 'Length', from: [-46, 0, 12], to: [80, 0, 12], side: 'below' },
    ],
  };
};

export const blindRivet: Drawing<{ finish: Finish }> = (b, { finish }) => {
  const tone = tones[finish];
  const one = () => {
    b.rod([b.listed ? -15 : -38, 0, 0], [0, 0, 0], 1.1, 'steel', 1.1);
    b.turned('x', [0, 0, 0], '0 2.4, 1 4.4, 1.8 4.6, 1.8 2.4, 12 2.4', tone);
    b.ball([13.6, 0, 0], [2, 2, 2], 'steel');
  };
  if (b.alone) b.placed([0, 0, 4.6], 'z', 0, one);
  else if (b.listed) {
    b.placed([2, 9, 4.6], 'z', 14, one);
    b.placed([-2, -4, 4.6], 'z', -12, one);
  } else {
    for (const [x, y, turn] of [
      [4, 18, 14],
      [0, 8, -6],
      [-4, -4, 8],
    ] as const)
      b.placed([x, y, 4.6], 'z', turn, one);
    b.placed([4, -15, 4.6], 'z', -24, one);
  }
  return {
    camera: { round: -30, above: 32 },
    focus: [[4, 2, 5], 12],
    near: { round: 34, above: 26 },
    measures: [
      { spec: 'Diameter', from: [6, 0, 2.2], to: [6, 0, 7], side: 'left' },
      { spec: 'Length', from: [1.8, 0, 4.6], to: [12, 0, 4.6], side: 'below' },
    ],
  };
};
