import { spread } from '../drawing/solid/workbench';
import type { Tone } from '../drawing/solid/materials';
import { oblong } from '../drawing/solid/outline';
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
    camera: { round: -32, above: 36 },
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
