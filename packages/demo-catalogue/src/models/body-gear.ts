import { spread, type Workbench } from '../drawing/solid/workbench';
import type { Tone } from '../drawing/solid/materials';
import { oblong } from '../drawing/solid/outline';
import type { Drawing } from '../drawing/solid/scene';

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

/** One shoe of a pair; the farther one is drawn without laces, which would hardly be visible. */
function shoe(b: Workbench, high: boolean, brand: string, farther = false): void {
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
