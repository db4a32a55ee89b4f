import { louvres, spread, type Workbench } from '../drawing/solid/workbench';
import type { Tone } from '../drawing/solid/materials';
import type { Pose } from '../drawing/solid/scene';
import type { Vec } from '../drawing/solid/space';

/** A sliding battery pack, centred under (x, y); its top is at z. */
export function battery(
  b: Workbench,
  x: number,
  y: number,
  z: number,
  volts = '18 V',
  long = 92,
): void {
  b.block([x - long / 2, y - 36, z - 16], [long, 72, 16], 'black', { bevel: 3, round: 5 });
  b.block([x - long / 2 - 4, y - 39, z - 62], [long + 8, 78, 48], 'rubber', {
    bevel: 7,
    round: 10,
  });
  b.patch('front', [x, y - 39, z - 36], '-26 -9 3, 26 -9 3, 26 9 3, -26 9 3', 'accent');
  b.words('front', [x, y - 39, z - 36], 13, volts, 'accent');
  b.lines('left', [x - long / 2 - 4, y, z - 36], louvres(4, 9, 22), 2.4);
}

/** A mains lead: a bend protector and a cable through points. */
export function mainsLead(b: Workbench, from: Vec, by: Vec, far: readonly Vec[]): void {
  const end: Vec = [from[0] + by[0], from[1] + by[1], from[2] + by[2]];
  // A short piece is enough, because a whole lead would make the product small in the picture.
  const short = far.map(([x, y, z]): Vec => [
    end[0] + (x - end[0]) * 0.5,
    end[1] + (y - end[1]) * 0.5,
    end[2] + (z - end[2]) * 0.5,
  ]);
  if (!b.alone) b.strand([end, ...short], 9, 'black');
  b.rod(from, end, 9, 'rubber', 5.5);
}

/** A wheel or caster on an axle along x or y, centred at `at`. */
export function wheel(
  b: Workbench,
  axis: 'x' | 'y',
  at: Vec,
  radius: number,
  wide: number,
  hub: Tone = 'light',
  tyre: Tone = 'rubber',
): void {
  const start: Vec =
    axis === 'x' ? [at[0] - wide / 2, at[1], at[2]] : [at[0], at[1] - wide / 2, at[2]];
  b.turned(
    axis,
    start,
    [
      [0, radius * 0.94],
      [wide * 0.12, radius],
      [wide * 0.88, radius],
      [wide, radius * 0.94],
    ],
    tyre,
  );
  const faces = axis === 'x' ? (['left', 'right'] as const) : (['front', 'back'] as const);
  const span = (k: number): Vec =>
    axis === 'x' ? [start[0] + wide * k, at[1], at[2]] : [at[0], start[1] + wide * k, at[2]];
  b.dots(faces[0], span(0), [[0, 0]], radius * 0.62, hub);
  b.dots(faces[0], span(0), [[0, 0]], radius * 0.2, 'dark');
  b.dots(faces[1], span(1), [[0, 0]], radius * 0.62, hub);
  b.dots(faces[1], span(1), [[0, 0]], radius * 0.2, 'dark');
}

/** A dial gauge that faces the front (or `side`). */
export function gauge(
  b: Workbench,
  at: Vec,
  radius: number,
  side: 'front' | 'left' | 'right' | 'top' = 'front',
): void {
  const [x, y, z] = at;
  const deep = radius * 0.5;
  if (side === 'front')
    b.turned(
      'y',
      [x, y - deep, z],
      [
        [0, radius, 'chrome'],
        [deep, radius],
      ],
      'chrome',
    );
  else if (side === 'top')
    b.turned(
      'z',
      [x, y, z],
      [
        [0, radius, 'chrome'],
        [deep, radius],
      ],
      'chrome',
    );
  else if (side === 'left')
    b.turned(
      'x',
      [x - deep, y, z],
      [
        [0, radius, 'chrome'],
        [deep, radius],
      ],
      'chrome',
    );
  else
    b.turned(
      'x',
      [x, y, z],
      [
        [0, radius, 'chrome'],
        [deep, radius],
      ],
      'chrome',
    );
  const face: Vec =
    side === 'front'
      ? [x, y - deep, z]
      : side === 'top'
        ? [x, y, z + deep]
        : side === 'left'
          ? [x - deep, y, z]
          : [x + deep, y, z];
  b.dots(side, face, [[0, 0]], radius * 0.84, 'paper');
  const tick = (a: number): [number, number][] => [
    [radius * 0.6 * Math.cos(a), radius * 0.6 * Math.sin(a)],
    [radius * 0.78 * Math.cos(a), radius * 0.78 * Math.sin(a)],
  ];
  b.lines(side, face, spread(-0.6, 3.74, 6).map(tick), radius * 0.08);
  b.lines(
    side,
    face,
    [
      [
        [0, 0],
        [-radius * 0.45, radius * 0.4],
      ],
    ],
    radius * 0.1,
    'red',
  );
}

/** A turning knob on the front (or another side). */
export function knob(b: Workbench, at: Vec, radius: number, tone: Tone = 'black'): void {
  const [x, y, z] = at;
  b.turned(
    'y',
    [x, y - radius * 0.9, z],
    [
      [0, radius * 0.82],
      [radius * 0.7, radius * 0.9],
      [radius * 0.7, radius * 1.15, 'dark'],
      [radius * 0.9, radius * 1.15],
    ],
    tone,
  );
  b.lines(
    'front',
    [x, y - radius * 0.9, z],
    [
      [
        [0, 0],
        [-radius * 0.5, radius * 0.6],
      ],
    ],
    radius * 0.2,
    'white',
  );
}

/** A hex nut or bolt head with its axis along x, y or z. */
export function hexHead(
  b: Workbench,
  axis: 'x' | 'y' | 'z',
  at: Vec,
  radius: number,
  high: number,
  tone: Tone = 'zinc',
): void {
  const corners = (u: number, v: number) =>
    Array.from({ length: 6 }, (_, i): [number, number] => [
      u + radius * Math.cos((i * Math.PI) / 3),
      v + radius * Math.sin((i * Math.PI) / 3),
    ]);
  const [x, y, z] = at;
  if (axis === 'x') b.slab('side', corners(y, z), x, x + high, tone);
  else if (axis === 'y') b.slab('front', corners(x, z), y, y + high, tone);
  else b.slab('top', corners(x, y), z, z + high, tone);
}

/** Tools that lie on the bench, aslant, seen from above; the square view looks straight down. */
export const lying = (focus: Pose['focus'], turn = -34): Pose => ({
  camera: { round: turn, above: 48 },
  square: { round: 0, above: 90 },
  focus,
  near: { round: turn - 22, above: 38 },
});
