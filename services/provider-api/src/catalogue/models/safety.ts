import { spread, type Bench } from '../drawing/solid/bench';
import { oblong } from '../drawing/solid/outline';
import type { Tone } from '../drawing/solid/materials';
import type { Drawing } from '../drawing/solid/scene';

/** Colours in which safety gear comes. */
export const gearColours = {
  White: 'white',
  Yellow: 'yellow',
  Blue: 'blue',
  Red: 'red',
  Green: 'green',
  Orange: 'orange',
} as const satisfies Record<string, Tone>;
export type GearColour = keyof typeof gearColours;

/** Helmet: shell with ridges, brim, cradle knob behind. */
export const safetyHelmet: Drawing<{ colour: GearColour; vented: boolean }> = (
  b,
  { colour: name, vented },
  brand,
) => {
  const colour = gearColours[name];
  const brim = spread(0, 348, 30).map((d): [number, number, number] => {
    const a = d / 57.3;
    const peak = Math.max(0, -Math.sin(a)) ** 3 * 46;
    return [(118 + peak * 0.1) * Math.cos(a), 142 * Math.sin(a) - peak, 12];
  });
  b.slab('top', brim, 0, 7, colour);
  b.strand(
    [
      [-96, -30, 0],
      [-80, -20, -52],
      [0, -14, -84],
      [80, -20, -52],
      [96, -30, 0],
    ],
    7,
    'black',
  );
  b.dome([0, 4, 6], [112, 134, 128], colour);
  for (const x of [-26, 26])
    b.strand(
      spread(158, 22, 9).map(
        (d) =>
          [
            x * (0.4 + 0.6 * Math.sin(d / 57.3)),
            4 + 132 * Math.cos(d / 57.3),
            8 + 127 * Math.sin(d / 57.3),
          ] as const,
      ),
      13,
      colour,
    );
  b.placed([0, -116, 54], 'x', 24, () => {
    b.slab('front', oblong(-26, -12, 52, 24, 6), -4, 3, 'main', { bevel: 2 });
    b.words('front', [0, -4, 0], 12, brand, 'main', 46);
  });
  if (vented)
    for (const s of [-1, 1])
      b.placed([s * 90, 0, 76], 'y', s * 40, () => {
        b.slab('side', oblong(-26, -4, 52, 8, 4), -3, 3, 'rubber');
      });
  return {
    camera: { round: -36, above: 20 },
    square: { round: -90, above: 4 },
    focus: [[0, -80, 60], 92],
    near: { round: -14, above: 12 },
  };
};

/** Wraparound spectacles. */
export const safetyGlasses: Drawing<{ lens: 'clear' | 'smoke' | 'amber' }> = (
  b,
  { lens },
  brand,
) => {
  const tone: Tone = lens === 'clear' ? 'glass' : lens === 'smoke' ? 'dark' : 'yellow';
  for (const s of [-1, 1]) {
    b.slab(
      'side',
      '0 34 4, 118 26 8, 140 4 10, 132 0 6, 110 18 8, 0 22 4',
      s > 0 ? 70 : -75,
      s > 0 ? 75 : -70,
      'black',
      { bevel: 1.6 },
    );
    b.words(s < 0 ? 'left' : 'right', [s * 75, 40, 27], 6, brand, 'black', 46);
    b.placed([s * 36, -14, 0], 'z', s * 22, () => {
      b.slab(
        'front',
        [
          [-36, 36, 8],
          [36, 36, 10],
          [36, 14, 12],
          [24, -4, 14],
          [-14, -6, 16],
          [-34, 8, 10],
        ],
        -2,
        1,
        tone,
        { bevel: 2 },
      );
      b.patch(
        'front',
        [0, -2, 0],
        [
          [-26, 32],
          [-12, 32],
          [-26, 6],
          [-32, 12],
        ],
        'white',
      );
    });
  }
  b.slab('front', '-66 32 4, 66 32 4, 66 40 4, -66 40 4', -22, -6, 'main', { bevel: 2 });
  b.slab('front', '-10 2 4, 10 2 4, 6 22 4, -6 22 4', -24, -12, 'rubber', { bevel: 2 });
  return {
    camera: { round: -32, above: 22 },
    focus: [[-20, -16, 18], 48],
    near: { round: 34, above: 20 },
  };
};

/** Cups on a padded band. */
export const earMuffs: Drawing<{ snr: number }> = (b, { snr }, brand) => {
  b.strand(
    spread(194, -14, 11).map(
      (d) => [86 * Math.cos(d / 57.3), 0, 116 + 84 * Math.sin(d / 57.3)] as const,
    ),
    26,
    'rubber',
  );
  b.strand(
    spread(150, 30, 7).map(
      (d) => [92 * Math.cos(d / 57.3), 0, 116 + 90 * Math.sin(d / 57.3)] as const,
    ),
    30,
    'main',
  );
  for (const s of [-1, 1]) {
    b.rod([s * 86, 0, 110], [s * 86, 0, 60], 4, 'chrome');
    const from = s > 0 ? 46 : -64;
    b.slab('side', '-30 6 24, 30 6 24, 32 92 26, -32 92 26', from, from + 18, 'rubber', {
      bevel: 4,
    });
    b.slab(
      'side',
      '-34 2 28, 34 2 28, 36 96 30, -36 96 30',
      s > 0 ? 62 : -90,
      s > 0 ? 90 : -62,
      'accent',
      { bevel: 10 },
    );
    b.words(s < 0 ? 'left' : 'right', [s * 90, 0, 56], 15, brand, 'accent', 46);
    b.words(s < 0 ? 'left' : 'right', [s * 90, 0, 36], 12, `SNR ${snr}`, 'accent', 44);
  }
  return {
    camera: { round: -40, above: 12 },
    focus: [[-86, 0, 60], 66],
    near: { round: -62, above: 10 },
  };
};

/** A pair of gloves, the second behind the first. */
export const gloves: Drawing<{ coating: 'nitrile' | 'leather' | 'latex' }> = (
  b,
  { coating },
  brand,
) => {
  const [palm, knit]: [Tone, Tone] =
    coating === 'leather'
      ? ['leather', 'leather']
      : coating === 'nitrile'
        ? ['rubber', 'main']
        : ['main', 'cloth'];
  const one = (s: 1 | -1, z: number) => {
    const o = (text: string) =>
      text.split(',').map((row): [number, number, number] => {
        const [u = 0, v = 0, r = 0] = row.trim().split(' ').map(Number);
        return [u * s, v, r];
      });
    b.slab('top', o('-40 -110 4, 40 -110 4, 42 -40 10, -42 -40 10'), z + 1, z + 20, knit, {
      bevel: 6,
    });
    b.lines(
      'top',
      [0, 0, z + 20],
      spread(-34, 34, 12).map((x) => [
        [x, -104],
        [x, -66],
      ]),
      2,
    );
    b.slab(
      'top',
      o(
        '-42 -56 10, 44 -56 10, 52 -30 14, 82 0 12, 92 30 10, 78 40 10, 52 14 16, 46 40 6, 44 112 11, 22 112 11, 21 52 2, 19 52 2, 18 130 11, -4 130 11, -4 52 2, -6 52 2, -8 118 11, -28 118 11, -27 46 2, -29 46 2, -32 88 10, -50 84 10, -46 20 10',
      ),
      z + 2,
      z + 26,
      palm,
      { bevel: 9 },
    );
    b.words('top', [0, -14, z + 26], 14, brand, palm, 60);
  };
  if (b.alone) one(1, 0);
  else {
    b.placed([70, 24, 0], 'z', -22, () => one(1, 0));
    b.placed([-26, 0, 14], 'z', 12, () => one(-1, 8));
  }
  return {
    camera: { round: -14, above: 56 },
    square: { round: 0, above: 90 },
    focus: [[-30, 50, 30], 86],
    near: { round: -34, above: 42 },
  };
};

/** A full-body harness as it hangs: straps, pads, buckles, rings. */
export const harness: Drawing<{ points: number }> = (b, { points }, brand) => {
  for (const s of [-1, 1]) {
    b.strand(
      [
        [s * 10, 20, 420],
        [s * 70, 34, 452],
        [s * 84, 0, 420],
        [s * 60, -30, 330],
        [s * 54, -34, 240],
        [s * 70, -10, 190],
      ],
      34,
      'main',
      { butt: true },
    );
    b.strand(
      [
        [s * 10, 24, 410],
        [s * 40, 40, 340],
        [s * 66, 34, 250],
        [s * 72, 0, 190],
      ],
      30,
      'main',
      { butt: true },
    );
    b.strand(
      [
        [s * 72, 0, 196],
        [s * 96, 30, 120],
        [s * 70, 50, 50],
        [s * 30, 20, 20],
        [s * 14, -20, 50],
        [s * 40, -40, 120],
        [s * 70, -20, 190],
      ],
      32,
      'accent',
      { butt: true },
    );
    b.slab('front', oblong(s * 56 - 21, 236, 42, 26, 4), -44, -36, 'chrome', { bevel: 2 });
    b.patch('front', [s * 56, -44, 249], oblong(-13, -6, 26, 12, 2), 'black');
    b.slab('front', oblong(s * 42 - 20, 112, 40, 26, 4), -56, -48, 'chrome', { bevel: 2 });
  }
  b.strand(
    [
      [-90, 10, 196],
      [-60, -34, 196],
      [60, -34, 196],
      [90, 10, 196],
    ],
    40,
    'main',
    { butt: true },
  );
  b.strand(
    [
      [-58, -40, 312],
      [0, -48, 304],
      [58, -40, 312],
    ],
    26,
    'main',
    { butt: true },
  );
  b.slab('front', oblong(-22, 292, 44, 26, 4), -58, -48, 'black', { bevel: 2 });
  b.words('front', [0, -58, 305], 11, brand, 'black', 38);
  b.slab('front', '-34 400 8, 34 400 8, 22 438 10, -22 438 10', 26, 38, 'black', { bevel: 3 });
  b.hoop('y', [0, 22, 470], 24, 11, 'chrome');
  if (points > 1) b.hoop('y', [0, -60, 340], 19, 9, 'chrome');
  if (points > 2) for (const s of [-1, 1]) b.hoop('y', [s * 104, -10, 190], 19, 9, 'chrome');
  return {
    camera: { round: -20, above: 8 },
    hangs: true,
    focus: [[0, -40, 300], 110],
    near: { round: 22, above: 10 },
  };
};

/** Of the farther one of a pair the laces are hardly seen. */
function shoe(b: Bench, high: boolean, brand: string, farther = false): void {
  const top = high ? 164 : 104;
  const [upper, cap]: [Tone, Tone] = high ? ['leather', 'leather'] : ['cloth', 'rubber'];
  const plan =
    '-140 -20 30, -112 -46 30, -40 -43 40, 20 -36 40, 92 -40 22, 104 -20 22, 104 20 22, 92 40 22, 20 36 40, -40 43 40, -112 46 30, -140 20 30';
  b.slab('top', plan, 0, 18, 'rubber', { bevel: 3 });
  b.slab('top', plan, 18, 25, 'accent');
  b.ball([-86, 0, 36], [50, 41, 35], cap);
  b.slab(
    'front',
    `-104 24 8, 96 24 6, 102 60 30, 98 ${top} 6, 36 ${top + 4} 6, 18 ${top - 10} 16, -38 74 40, -96 60 24`,
    -35,
    35,
    upper,
    { bevel: 15 },
  );
  b.patch('front', [30, -35, 40], '40 -14 6, 66 -14 8, 64 40 8, 30 40 8', 'rubber');
  if (!farther) b.words('front', [-6, -35, 52], 15, brand, upper, 60);
  b.slab('top', oblong(34, -30, 66, 60, 28), top - 6, top + 5, upper, { bevel: 4 });
  b.patch('top', [0, 0, top + 5], oblong(44, -22, 46, 44, 21), 'rubber');
  if (farther) return;
  b.placed([24, 0, top - 18], 'y', 24, () => {
    b.slab('side', oblong(-20, 0, 40, 40, 10), -3, 4, upper, { bevel: 2 });
  });
  for (const share of spread(0.08, 0.92, high ? 5 : 3)) {
    const [x, z] = [-36 + 54 * share, 76 + (top - 86) * share];
    b.strand(
      [
        [x + 3, -27, z - 4],
        [x, 0, z + 5],
        [x + 3, 27, z - 4],
      ],
      7,
      'yellow',
    );
  }
}

/** A pair of shoes with steel toe and cleated sole. */
export const safetyShoes: Drawing<{ high: boolean }> = (b, { high }, brand) => {
  if (!b.alone) b.placed([46, 116, 0], 'z', 14, () => shoe(b, high, brand, true));
  shoe(b, high, brand);
  return {
    camera: { round: -30, above: 22 },
    focus: [[-30, -40, 60], 92],
    near: { round: -48, above: 18 },
  };
};
