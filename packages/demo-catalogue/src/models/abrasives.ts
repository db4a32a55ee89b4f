import { arc, spread, type Workbench } from '../drawing/solid/workbench';
import { oblong } from '../drawing/solid/outline';
import type { Tone } from '../drawing/solid/materials';
import type { Drawing, Pose } from '../drawing/solid/scene';
import { toothedRim } from './sawing';

/** Discs stand on their rim, a little turned; `r` and `bore` are radii in mm. */
const standing = (r: number, bore: number): Pose => ({
  measures: [
    { spec: 'Diameter', from: [-r, 0, r], to: [r, 0, r], side: 'below' },
    { spec: 'Bore', from: [-bore, 0, r], to: [bore, 0, r], side: 'above' },
  ],
  camera: { round: -30, above: 14 },
  focus: [[-r * 0.2, 0, r * 1.1], r * 0.62],
  near: { round: -46, above: 12 },
});

function ring(
  b: Workbench,
  z: number,
  y: number,
  list: readonly (readonly [r: number, tone: Tone])[],
): void {
  for (const [r, tone] of list) b.dots('front', [0, y, z], '0 0', r, tone);
}

function print(
  b: Workbench,
  r: number,
  y: number,
  brand: string,
  lines: readonly [string, string],
  on: Tone,
): void {
  b.words('front', [0, y, r * 1.42], r * 0.17, brand, on, r * 0.7);
  b.words('front', [0, y, r * 0.62], r * 0.13, lines[0], on, r * 0.8);
  b.words('front', [0, y, r * 0.44], r * 0.1, lines[1], on, r * 0.7);
}

/** A thin disc in front of a stack of equal discs. */
export const cuttingDisc: Drawing<{ size: string; inox: boolean }> = (b, { size, inox }, brand) => {
  const r = 60;
  b.turned('y', [0, 0, r], `0 ${r} dark, 2 ${r}`, inox ? 'dark' : 'black');
  ring(b, r, 0, [
    [r * 0.97, inox ? 'oxide' : 'rubber'],
    [r * 0.74, 'main'],
    [r * 0.28, 'zinc'],
    [r * 0.185, 'dark'],
  ]);
  print(b, r, 0, brand, [size, inox ? 'INOX' : 'STEEL'], 'main');
  if (b.alone) return standing(r, r * 0.185);
  b.turned('y', [46, 30, r], `0 ${r} dark, 2 ${r}`, 'black');
  b.dots('front', [46, 30, r], '0 0', r * 0.97, inox ? 'oxide' : 'rubber');
  if (!b.alone)
    b.placed([0, -42, 0], 'z', 24, () => {
      b.turned('z', [-62, -20, 0], `0 ${r * 0.9} black, 2 ${r * 0.9} black`, 'black');
      b.dots('top', [-62, -20, 2], '0 0', r * 0.62, 'main');
      b.dots('top', [-62, -20, 2], '0 0', r * 0.2, 'zinc');
    });
  return { ...standing(r, r * 0.185), focus: [[-6, 0, r], r * 0.66] };
};

/** A depressed-centre grinding wheel. */
export const grindingDisc: Drawing<{ size: string }> = (b, { size }, brand) => {
  const r = 60;
  b.turned('y', [0, 0, r], `0 ${r} grit, 9 ${r}`, 'grit');
  ring(b, r, 0, [
    [r * 0.99, 'grit'],
    [r * 0.68, 'main'],
    [r * 0.29, 'accent'],
    [r * 0.255, 'main'],
    [r * 0.225, 'zinc'],
    [r * 0.17, 'dark'],
  ]);
  print(b, r, 0, brand, [size, 'STEEL'], 'main');
  if (!b.alone)
    b.placed([0, -44, 0], 'z', 20, () => {
      b.turned('z', [58, -10, 0], `0 ${r * 0.3} grit, 0 ${r * 0.8} grit, 9 ${r * 0.8}`, 'grit');
      b.dots('top', [58, -10, 9], '0 0', r * 0.5, 'main');
      b.dots('top', [58, -10, 9], '0 0', r * 0.18, 'zinc');
    });
  return standing(r, r * 0.17);
};

/** Overlapping flaps around a backing plate. */
export const flapDisc: Drawing<{ grit: number; zirconia: boolean }> = (
  b,
  { grit, zirconia },
  brand,
) => {
  const r = 58;
  const tone: Tone = zirconia ? 'blue' : 'sand';
  b.turned(
    'y',
    [0, 0, r],
    `0 ${r * 0.96} ${tone}, 8 ${r} ${tone}, 12 ${r * 0.9} dark, 18 ${r * 0.5}`,
    tone,
  );
  b.lines(
    'front',
    [0, 0, r],
    spread(0, 350, 36).map((d) => {
      const [a, e] = [d / 57.3, (d + 16) / 57.3];
      return [
        [r * 0.5 * Math.cos(a), r * 0.5 * Math.sin(a)],
        [r * 0.95 * Math.cos(e), r * 0.95 * Math.sin(e)],
      ];
    }),
    1.1,
  );
  ring(b, r, 0, [
    [r * 0.47, 'main'],
    [r * 0.2, 'zinc'],
    [r * 0.16, 'dark'],
  ]);
  b.words('front', [0, 0, r * 1.3], r * 0.13, brand, 'main', r * 0.6);
  b.words('front', [0, 0, r * 0.68], r * 0.15, `P${grit}`, 'main');
  return { ...standing(r, r * 0.16), camera: { round: -34, above: 16 } };
};

/** A fan of abrasive sheets, one curled to show its paper back. */
export const sandingSheet: Drawing<{ grit: number; wet: boolean }> = (b, { grit, wet }, brand) => {
  const tone: Tone = wet ? 'rubber' : 'sand';
  (b.alone ? [0] : [10, 0, -10]).forEach((turn, i) => {
    b.placed([i * 14, -i * 10, i * 2], 'z', turn, () => {
      b.slab('top', oblong(-115, -140, 230, 280), 0, 1.6, tone);
      if (i === 2 || b.alone) {
        b.patch('top', [0, 20, 1.6], oblong(-80, -44, 160, 88, 8), 'main');
        b.words('top', [0, 38, 1.6], 24, brand, 'main', 140);
        b.words('top', [0, 4, 1.6], 36, `P${grit}`, 'main');
        b.words(
          'top',
          [0, -84, 1.6],
          13,
          wet ? 'WET OR DRY 230 x 280' : 'DRY 230 x 280',
          tone,
          180,
        );
      }
    });
  });
  if (!b.alone)
    b.placed([40, -150, 14], 'z', -10, () =>
      b.turned('x', [-115, 0, 0], '0 16, 230 16', wet ? 'grey' : 'board'),
    );
  return {
    camera: { round: -26, above: 46 },
    square: { round: 0, above: 90 },
    focus: [[20, -90, 8], 100],
    near: { round: -30, above: 40 },
  };
};

/** A knotted cup brush, or a wheel brush. */
export const wireBrush: Drawing<{ shape: 'cup' | 'wheel' }> = (b, { shape }, brand) => {
  if (shape === 'wheel') {
    const r = 58;
    b.turned('y', [0, 2, r], `0 ${r * 0.94}, 3 ${r}, 9 ${r}, 12 ${r * 0.94}`, 'brass');
    b.lines(
      'front',
      [0, 2, r],
      spread(0, 354, 60).map((d) => [
        [26 * Math.cos(d / 57.3), 26 * Math.sin(d / 57.3)],
        [54 * Math.cos((d + 3) / 57.3), 54 * Math.sin((d + 3) / 57.3)],
      ]),
      0.9,
    );
    b.turned('y', [0, -4, r], '0 27 main, 4 30 main, 18 30', 'main');
    b.words('front', [0, -4, r + 15], 8, brand, 'main', 40);
    b.dots('front', [0, -4, r], '0 0', 9, 'dark');
    return standing(r, 9);
  }
  b.turned('z', [0, 0, 0], '0 33 brass, 14 31 brass, 34 27', 'brass');
  b.label('z', [0, 0, 0], [16, 31], 1, ' ', 'brass');
  // Knots of twisted wire, flaring outwards.
  for (const turn of spread(165, 375, 9)) {
    const [c, d] = [Math.cos(turn / 57.3), Math.sin(turn / 57.3)];
    b.rod([32 * c, 32 * d, 2], [25 * c, 25 * d, 36], 4.6, 'gold', 3.2);
  }
  b.turned('z', [0, 0, 32], '0 31 main, 8 33 main, 26 30 main, 34 20', 'main');
  b.label('z', [0, 0, 32], [14, 33], 11, brand, 'main', { around: true, wide: 46 });
  b.slab('top', arc(0, 0, 15, 0, 300, 6), 66, 82, 'zinc');
  b.dots('top', [0, 0, 82], '0 0', 8, 'dark');
  return {
    camera: { round: -30, above: 22 },
    focus: [[0, -10, 36], 44],
    near: { round: -40, above: 40 },
    measures: [{ spec: 'Diameter', from: [-36.6, 0, 2], to: [36.6, 0, 2], side: 'below' }],
  };
};

/** Carbide saw blade with its expansion slots. */
export const sawBlade: Drawing<{ teeth: number; mm: number }> = (b, { teeth, mm }, brand) => {
  const r = 62;
  b.slab('front', toothedRim(0, r, r, Math.min(60, teeth), teeth > 50 ? 4 : 7), 0, 2.4, 'chrome');
  const slot = spread(20, 290, 4).map((d): [number, number][] => {
    const [a, e] = [d / 57.3, (d + 14) / 57.3];
    return [
      [r * 0.66 * Math.cos(a), r * 0.66 * Math.sin(a)],
      [r * 0.84 * Math.cos(a), r * 0.84 * Math.sin(a)],
      [r * 0.9 * Math.cos(e), r * 0.9 * Math.sin(e)],
    ];
  });
  b.lines('front', [0, 0, r], slot, 1.4);
  ring(b, r, 0, [
    [r * 0.56, 'main'],
    [r * 0.22, 'steel'],
    [r * 0.15, 'dark'],
  ]);
  b.words('front', [0, 0, r * 1.36], r * 0.15, brand, 'main', r * 0.74);
  b.words('front', [0, 0, r * 0.64], r * 0.12, `${mm} x ${teeth}T`, 'main', r * 0.7);
  return { ...standing(r, r * 0.15), camera: { round: -30, above: 12 } };
};
