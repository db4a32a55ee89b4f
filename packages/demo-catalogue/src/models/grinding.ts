import { arc, louvres, spread, type Workbench } from '../drawing/solid/workbench';
import { oblong } from '../drawing/solid/outline';
import type { Body, Drawing } from '../drawing/solid/scene';
import { mainsLead } from './fittings';

type Barrel = { body: number; tail: number; long: number; k: number };

/** The motor's housing: with a tail switch, slim over a paddle, or waisted with a vented head. */
function grinderBarrel(
  b: Workbench,
  { body, tail, long, k }: Barrel,
  brand: string,
  form: Body,
): void {
  const at = [36, 0, 58] as const;
  const ends: Record<Body, string> = {
    0: `0 ${body} main, 20 ${body + 2} main, ${long * 0.46} ${body - 1} main, ${long * 0.5} ${tail} rubber, ${long * 0.62} ${tail} rubber, ${long - 12} ${tail - 6} rubber, ${long} ${tail - 15}`,
    1: `0 ${body - 2} main, 14 ${body} main, ${long * 0.5} ${body - 4} main, ${long * 0.84} ${body - 5} dark, ${long - 8} ${body - 5} dark, ${long} ${body - 14}`,
    2: `0 ${body} dark, 6 ${body + 6} dark, 30 ${body + 6} main, ${long * 0.5} ${body + 4} main, ${long * 0.56} ${body - 6} rubber, ${long * 0.86} ${body - 8} rubber, ${long * 0.92} ${body + 4} rubber, ${long} ${body}`,
  };
  if (form === 1)
    b.slab(
      'front',
      `54 ${50 - body} 6, ${20 + long * 0.72} ${54 - body} 8, ${20 + long * 0.72} 50 4, 54 50 4`,
      -12 * k,
      12 * k,
      'accent',
      { bevel: 4 },
    );
  b.turned('x', at, ends[form], 'main');
  const wide = long * 0.38;
  b.label('x', at, [long * 0.27, body + 1], 17 * k, brand, 'main', { wide });
  const rings: Record<Body, readonly (readonly [number, number])[]> = {
    0: [0.62, 0.68, 0.74, 0.8, 0.86].map((s) => [long * s, tail - (s - 0.62) * 22] as const),
    1: [0.88, 0.92].map((s) => [long * s, body - 5] as const),
    2: [
      [12, body + 6],
      [19, body + 6],
      [26, body + 6],
    ],
  };
  b.bands('x', at, rings[form], 3);
}

/** Grinder with its gear head over the disc, guard behind, handle to the side. */
export const angleGrinder: Drawing<{ disc: number }> = (b, { disc }, brand, form) => {
  const r = disc / 2;
  const k = 0.72 + disc / 440;
  const [body, tail] = [31 * k, 36 * k];
  const long = 150 + disc * 0.42;
  mainsLead(
    b,
    [36 + long, 0, 58],
    [30, 0, 0],
    [
      [100 + long, 0, 50],
      [150 + long, 50, 20],
      [120 + long, 110, 4],
    ],
  );
  grinderBarrel(b, { body, tail, long, k }, brand, form);
  b.slab('front', '-34 32 8, 40 26 4, 42 92 8, 2 94 22, -34 72 18', -29 * k, 29 * k, 'alu', {
    bevel: 9,
  });
  b.lines('front', [18, -29 * k, 58], louvres(4, 7, 28), 3);
  b.dots('front', [-12, -29 * k, 50], '0 0, 44 32', 4, 'iron');
  b.turned(
    'y',
    [-12, -90 * k, 66],
    form === 1
      ? '-30 10 rubber, -26 17 rubber, 0 19 rubber, 24 14 rubber, 36 20 rubber, 36 7 iron, 66 7'
      : '-50 14 rubber, -44 18 rubber, 24 15 rubber, 30 21 rubber, 36 21 iron, 36 7 iron, 66 7',
    'rubber',
  );
  b.bands(
    'y',
    [-12, -90 * k, 66],
    form === 1
      ? [[14, 16]]
      : [
          [-30, 17],
          [-18, 17],
          [-6, 16],
          [6, 16],
        ],
    2,
  );
  b.turned('z', [-6, 0, 0], `4 ${r} sand, 8 ${r}`, 'grit');
  b.turned('z', [-6, 0, 8], '0 23 steel, 6 23 steel, 6 15 iron, 28 15', 'steel');
  b.slab(
    'top',
    [...arc(-6, 0, r + 8, -60, 130, 8), ...arc(-6, 0, r + 2, 130, -60, 8)],
    -6,
    12,
    form === 2 ? 'accent' : 'iron',
  );
  b.slab('top', arc(-6, 0, r + 8, -60, 130, 8), 12, 16, form === 2 ? 'accent' : 'iron');
  return {
    camera: { round: -36, above: 28 },
    focus: [[-4, -6, 44], 78],
    near: { round: -62, above: 24 },
  };
};

/** Random-orbit sander: round pad, waist, palm grip, dust box behind. */
export const orbitalSander: Drawing<object> = (b, _look, brand) => {
  mainsLead(
    b,
    [52, 0, 118],
    [24, 0, 4],
    [
      [120, 0, 132],
      [170, 30, 150],
      [230, 60, 120],
    ],
  );
  b.turned('z', [0, 0, 0], '0 62 sand, 4 62 rubber, 14 63 rubber, 18 58', 'rubber');
  b.turned('z', [0, 0, 18], '0 50 dark, 6 46 main, 34 38 main, 52 40', 'main');
  b.bands(
    'z',
    [0, 0, 18],
    [
      [12, 45],
      [18, 43],
      [24, 42],
    ],
    2,
  );
  b.slab('front', '34 40 6, 96 44 10, 108 70 14, 36 66 6', -22, 22, 'black', { bevel: 6 });
  b.slab('front', '96 34 10, 178 40 22, 186 82 22, 100 84 10', -30, 30, 'rubber', { bevel: 10 });
  b.lines('front', [142, -30, 60], louvres(5, 11, 30), 3);
  b.turned('z', [0, 0, 70], '0 42 main, 14 47 main, 30 46 main, 44 42', 'main');
  b.label('z', [0, 0, 70], [22, 47], 14, brand, 'main', { around: true, wide: 62 });
  b.dome([0, 0, 112], [45, 45, 34], 'rubber');
  b.block([-14, -50, 112], [28, 12, 14], 'accent', { bevel: 3, round: 4 });
  return {
    camera: { round: -34, above: 24 },
    focus: [[0, 0, 60], 82],
    near: { round: -60, above: 14 },
  };
};

function wheelEnd(b: Workbench, x: number, out: 1 | -1, r: number): void {
  const from = out > 0 ? x : x - 34;
  b.turned('x', [from + 7, 0, 150], `0 ${r} stone, 20 ${r}`, 'stone');
  b.turned('x', [from + (out > 0 ? 27 : 1), 0, 150], `0 ${r * 0.34} steel, 6 ${r * 0.34}`, 'steel');
  b.turned('x', [from + (out > 0 ? 33 : -9), 0, 150], '0 11 zinc, 10 11', 'zinc');
  // The guard leaves the wheel open towards the user.
  b.slab(
    'side',
    [...arc(0, 150, r + 12, -30, 200, 10), ...arc(0, 150, r + 3, 200, -30, 10)],
    from,
    from + 34,
    'main',
  );
  const closed = arc(0, 150, r + 12, -30, 200, 10);
  b.slab('side', closed, out > 0 ? from - 3 : from + 34, out > 0 ? from : from + 37, 'main');
  b.block([from, -r - 42, 138], [34, 40, 6], 'iron');
  b.placed([from, -r * 0.62, 150 + r * 0.98], 'x', 28, () => {
    b.slab('front', oblong(-4, 0, 46, 58, 6), 0, 2, 'glass');
  });
}

const benchMotors: Record<Body, string> = {
  0: '0 34 main, 10 52 main, 30 60 main, 206 60 main, 226 52 main, 236 34',
  1: '0 44 main, 6 60 main, 230 60 main, 236 44',
  2: '0 30 dark, 6 50 dark, 40 60 main, 118 64 main, 196 60 dark, 230 50 dark, 236 30',
};

/** The foot: a cast block, a pan with a column, or a round pedestal. */
function benchFoot(b: Workbench, body: Body): void {
  const y = -64;
  if (body === 1) {
    b.slab('front', '-124 0 6, 124 0 6, 112 24 10, -112 24 10', -74, 74, 'black', { bevel: 6 });
    b.slab('front', '-60 24 4, 60 24 4, 40 104 8, -40 104 8', -46, 46, 'main', { bevel: 6 });
    b.patch('front', [0, -46, 56], oblong(-17, -20, 34, 40, 5), 'black');
    b.patch('front', [0, -46, 66], oblong(-10, -7, 20, 14, 3), 'green');
    b.patch('front', [0, -46, 46], oblong(-10, -7, 20, 14, 3), 'red');
    return;
  }
  if (body === 2) {
    b.turned('z', [0, 0, 0], '0 92 iron, 12 92 iron, 28 66 main, 60 44 main, 104 44', 'iron');
    b.turned('y', [0, -58, 62], '0 12 red, 6 16 black, 14 18', 'black');
    return;
  }
  b.slab('front', '-92 0 8, 92 0 8, 74 46 8, -74 46 8', -64, 64, 'iron', { bevel: 8 });
  b.patch('front', [0, y, 23], oblong(-24, -14, 48, 28, 5), 'black');
  b.patch('front', [-10, y, 23], oblong(-8, -9, 17, 18, 3), 'green');
  b.patch('front', [11, y, 23], oblong(-8, -9, 17, 18, 3), 'red');
  b.block([-50, -40, 44], [100, 80, 60], 'main');
}

/** Bench grinder: a wheel at each end of the motor, rests, spark shields, foot. */
export const benchGrinder: Drawing<{ wheel: number }> = (b, { wheel }, brand, body) => {
  const r = wheel / 2;
  mainsLead(
    b,
    [60, 70, 40],
    [0, 26, 0],
    [
      [70, 150, 10],
      [160, 180, 2],
      [260, 160, 0],
    ],
  );
  benchFoot(b, body);
  b.turned('x', [-118, 0, 150], benchMotors[body], 'main');
  const fins = spread(44, 192, body === 1 ? 9 : 2);
  if (body < 2)
    b.bands(
      'x',
      [-118, 0, 150],
      fins.map((at) => [at, 60] as const),
      3,
    );
  b.label('x', [-118, 0, 150], [118, 60], 28, brand, 'main', {
    wide: 120,
    ...(body === 1 ? { plate: ['accent', 130, 40] as const } : {}),
  });
  wheelEnd(b, -128, -1, r);
  wheelEnd(b, 128, 1, r);
  return {
    camera: { round: -30, above: 20 },
    focus: [[-120, -40, 150], 110],
    near: { round: -44, above: 16 },
  };
};
