import { spread, type Workbench } from '../drawing/solid/workbench';
import { oblong } from '../drawing/solid/outline';
import type { Body, Drawing } from '../drawing/solid/scene';
import { knob } from './fittings';

function probe(b: Workbench, x: number, tone: 'red' | 'black', side: number): void {
  b.strand(
    [
      [x, -6, 18],
      [x + side * 6, -46, 6],
      [x + side * 50, -70, 4],
      [x + side * 74, -20, 4],
      [x + side * 70, 50, 5],
    ],
    5,
    tone,
  );
  b.rod([x + side * 70, 46, 5], [x + side * 64, 118, 6], 5.4, tone, 4.2);
  b.rod([x + side * 64, 118, 6], [x + side * 62.6, 142, 6], 1.4, 'chrome');
}

/** The case: in a round holster, waisted for the hand, or square between two bumpers. */
function meterCase(b: Workbench, body: Body): void {
  if (body === 1) {
    b.slab(
      'front',
      '-46 0 10, 46 0 10, 42 40 30, 36 84 30, 46 128 20, 46 180 18, -46 180 18, -46 128 20, -36 84 30, -42 40 30',
      0,
      38,
      'main',
      { bevel: 9 },
    );
    b.slab(
      'front',
      '-38 10 8, 38 10 8, 34 40 26, 30 84 26, 38 126 18, 38 170 8, -38 170 8, -38 126 18, -30 84 26, -34 40 26',
      -2,
      4,
      'black',
    );
    return;
  }
  if (body === 2) {
    for (const [z, high] of [
      [0, 18],
      [166, 18],
    ] as const)
      b.block([-47, -4, z], [94, 46, high], 'accent', { round: 8, bevel: 5 });
    b.block([-40, -3, 4], [80, 39, 172], 'black', { round: 3, bevel: 2 });
    return;
  }
  b.block([-44, 0, 0], [88, 40, 178], 'accent', { round: 16, bevel: 8 });
  b.slab('front', oblong(-36, 10, 72, 160, 8), -2, 4, 'black');
}

/** Multimeter leaning on its stand, leads before it. */
export const multimeter: Drawing<{ counts: number }> = (b, { counts }, brand, body) => {
  b.placed([0, 0, 4], 'x', -18, () => {
    meterCase(b, body);
    b.patch('front', [0, -2, 140], oblong(-30, -21, 60, 42, 4), 'screen');
    b.words('front', [0, -2, 142], 27, counts > 4_000 ? '230.14' : '230.1', 'screen', 54);
    b.words('front', [20, -2, 124], 7, 'V AC', 'screen');
    b.words('front', [0, -2, body === 2 ? 35 : 113], 8, brand, 'black', 50);
    if (body === 2) b.dots('front', [0, -2, 110], '-24 0, -8 0, 8 0, 24 0', 5, 'accent');
    if (body === 1) b.dots('front', [0, -2, 72], '0 0', 35, 'accent');
    b.dots('front', [0, -2, 72], '0 0', 30, 'dark');
    b.lines(
      'front',
      [0, -2, 72],
      spread(-40, 220, 13).map((a) => [
        [25 * Math.cos(a / 57.3), 25 * Math.sin(a / 57.3)],
        [29 * Math.cos(a / 57.3), 29 * Math.sin(a / 57.3)],
      ]),
      1.6,
      'white',
    );
    knob(b, [0, -2, 72], 17);
    b.dots('front', [0, -2, 22], '-22 0, 0 0, 22 0', 6.5, 'red');
    b.dots('front', [0, -2, 22], '-22 0, 0 0, 22 0', 3.4, 'rubber');
  });
  if (!b.alone) {
    probe(b, 22, 'red', 1);
    probe(b, 0, 'black', -1.2);
  }
  return {
    camera: { round: -26, above: 22 },
    focus: [[0, 20, 110], 66],
    near: { round: -12, above: 24 },
  };
};

export const clampMeter: Drawing<{ amps: number }> = (b, { amps }, brand) => {
  b.placed([0, 0, 6], 'x', -74, () => {
    b.hoop('y', [0, 14, 196], 38, 19, 'rubber');
    b.slab(
      'front',
      '-34 0 14, 34 0 14, 38 110 20, 26 164 20, -26 164 20, -38 110 20',
      0,
      34,
      'accent',
      { bevel: 9 },
    );
    b.slab('front', '-46 116 6, -34 112 4, -34 150 4, -44 152 8', 8, 26, 'black', { bevel: 3 });
    b.slab('front', oblong(-28, 10, 56, 140, 10), -2, 6, 'black');
    b.patch('front', [0, -2, 46], oblong(-23, -20, 46, 40, 4), 'screen');
    b.words('front', [0, -2, 48], 22, '18.24', 'screen', 42);
    b.words('front', [12, -2, 32], 7, 'A AC', 'screen');
    b.words('front', [0, -2, 18], 8, brand, 'black', 44);
    b.words('front', [0, -2, 140], 9, `${amps} A`, 'black');
    b.dots('front', [0, -2, 102], '0 0', 25, 'dark');
    knob(b, [0, -2, 102], 14);
    b.dots('front', [0, -2, 74], '-14 0, 14 0', 4, 'grey');
  });
  return {
    camera: { round: -30, above: 38 },
    square: { round: 0, above: 88 },
    focus: [[0, 110, 20], 96],
    near: { round: 20, above: 40 },
  };
};
