import { louvres, type Workbench } from '../drawing/solid/workbench';
import { oblong } from '../drawing/solid/outline';
import type { Body, Drawing } from '../drawing/solid/scene';
import { wheel, gauge, knob } from './fittings';

/** A welding cable ending in an electrode holder or an earth clamp. */
function cables(b: Workbench, y: number, z: number): void {
  b.strand(
    [
      [-44, y - 14, z],
      [-52, y - 50, z - 20],
      [-90, y - 90, 6],
      [-160, y - 110, 6],
      [-190, y - 60, 6],
    ],
    13,
    'rubber',
  );
  b.rod([-44, y, z], [-44, y - 22, z], 10, 'rubber');
  b.rod([-190, y - 64, 8], [-196, y + 22, 10], 12, 'red', 9);
  b.strand(
    [
      [44, y - 14, z],
      [54, y - 50, z - 20],
      [90, y - 100, 6],
      [150, y - 110, 6],
    ],
    13,
    'rubber',
  );
  b.rod([44, y, z], [44, y - 22, z], 10, 'rubber');
  b.slab(
    'top',
    [
      [148, y - 122, 6],
      [216, y - 126, 4],
      [224, y - 112, 2],
      [188, y - 108, 4],
      [222, y - 100, 2],
      [214, y - 92, 4],
      [148, y - 98, 6],
    ],
    2,
    16,
    'brass',
    { bevel: 3 },
  );
}

function panel(b: Workbench, wide: number, high: number, y: number, amps: number): void {
  b.patch(
    'front',
    [0, y, high * 0.66],
    oblong(-wide * 0.4, -high * 0.2, wide * 0.8, high * 0.42, 6),
    'black',
  );
  b.patch(
    'front',
    [-wide * 0.16, y, high * 0.72],
    oblong(-wide * 0.19, -high * 0.1, wide * 0.38, high * 0.2, 4),
    'screen',
  );
  b.words('front', [-wide * 0.16, y, high * 0.72], high * 0.15, `${amps}`, 'screen');
  b.words('front', [-wide * 0.16, y, high * 0.54], high * 0.06, 'A', 'black');
  b.dots('front', [wide * 0.3, y, high * 0.8], '0 0, 0 -12', 4, 'green');
}

/** The ends of the case: rubber bumpers, a plain face in a tube frame, or a round bezel. */
function welderFront(b: Workbench, w: number, h: number, d: number, body: Body): void {
  if (body === 1) {
    for (const x of [-w * 0.4, w * 0.4])
      for (const y of [10, d - 40]) b.block([x - 12, y, -6], [24, 30, 18], 'rubber');
    b.block([-w / 2 + 4, -16, 14], [w - 8, 18, h - 8], 'dark', { round: 4, bevel: 3 });
    b.patch('front', [0, -16, h * 0.32], oblong(-w / 2 + 4, -4, w - 8, 8), 'accent');
    return;
  }
  if (body === 2) {
    b.block([-w / 2 - 2, -10, 8], [w + 4, 14, h + 4], 'accent', { round: 46, bevel: 5 });
    b.block([-w / 2 + 8, -18, 18], [w - 16, 10, h - 16], 'black', { round: 36, bevel: 4 });
    return;
  }
  for (const y of [d - 4, -16])
    b.block([-w / 2 - 5, y, 4], [w + 10, 20, h + 14], 'rubber', { round: 20, bevel: 8 });
}

/** The handle: one strap along the case, two tubes around it, or a broad arch. */
function welderHandle(b: Workbench, w: number, h: number, d: number, body: Body): void {
  if (body === 1) {
    for (const x of [-w / 2 + 8, w / 2 - 8])
      b.strand(
        [
          [x, -26, 20],
          [x, -26, h + 36],
          [x, 4, h + 58],
          [x, d - 4, h + 58],
          [x, d + 22, h + 36],
          [x, d + 22, 20],
        ],
        15,
        'black',
        { straight: true },
      );
    b.rod([-w / 2 + 8, d * 0.5, h + 58], [w / 2 - 8, d * 0.5, h + 58], 12, 'rubber');
    return;
  }
  if (body === 2) {
    b.slab(
      'side',
      [
        [30, h + 4, 4],
        [50, h + 64, 30],
        [d - 70, h + 64, 30],
        [d - 20, h + 4, 4],
        [d - 60, h + 4, 4],
        [d - 90, h + 38, 20],
        [90, h + 38, 20],
        [70, h + 4, 4],
      ],
      -24,
      24,
      'rubber',
      { bevel: 8 },
    );
    return;
  }
  b.strand(
    [
      [0, 20, h + 12],
      [0, 30, h + 46],
      [0, 70, h + 54],
      [0, d - 80, h + 54],
      [0, d - 40, h + 46],
      [0, d - 24, h + 12],
    ],
    20,
    'rubber',
  );
}

/** Stick inverter: a carry case with two sockets, cables and holder. */
export const stickWelder: Drawing<{ amps: number }> = (b, { amps }, brand, body) => {
  const [w, h, d] = [138 + amps * 0.12, 184 + amps * 0.16, 330];
  b.block([-w / 2, 0, 10], [w, d, h], 'main', { round: [16, 4, 44][body] ?? 16, bevel: 4 });
  b.lines('left', [-w / 2, d * 0.6, h * 0.6], louvres(7, 16, h * 0.36), 5);
  b.lines('right', [w / 2, d * 0.6, h * 0.6], louvres(7, 16, h * 0.36), 5);
  b.words('left', [-w / 2, d * 0.5, h * 0.24], 34, brand, 'main', d * 0.8);
  b.words('right', [w / 2, d * 0.5, h * 0.24], 34, brand, 'main', d * 0.8);
  welderFront(b, w, h, d, body);
  panel(b, w, h, -16, amps);
  knob(b, [w * 0.22, -16, h * 0.6], 15);
  b.turned('y', [-44, -26, 48], '0 15 copper, 0 19 black, 12 19', 'black');
  b.turned('y', [44, -26, 48], '0 15 copper, 0 19 black, 12 19', 'black');
  welderHandle(b, w, h, d, body);
  if (!b.alone) cables(b, -26, 48);
  return {
    camera: { round: -34, above: 20 },
    focus: [[0, -20, h * 0.55], 108],
    near: { round: -20, above: 12 },
  };
};

function bottle(b: Workbench, x: number, y: number, z: number, high: number): void {
  b.turned(
    'z',
    [x, y, z],
    `0 48 green, ${high - 70} 48 green, ${high - 40} 44 green, ${high - 14} 26 green, ${high} 16 brass, ${high + 30} 12`,
    'green',
  );
  gauge(b, [x - 26, y - 20, z + high + 34], 20);
  gauge(b, [x + 22, y - 24, z + high + 26], 17);
  b.turned('x', [x - 20, y, z + high + 24], '0 9, 60 9', 'brass');
}

/** MIG machine on wheels, gas bottle behind, torch hung on the front. */
export const migWelder: Drawing<{ amps: number }> = (b, { amps }, brand) => {
  const [w, h, d] = [230, 340 + amps * 0.3, 420];
  bottle(b, 0, d + 40, 40, h + 60);
  b.block([-w / 2 - 6, -20, 34], [w + 12, d + 120, 10], 'iron');
  for (const x of [-w / 2 - 16, w / 2 + 16]) wheel(b, 'x', [x, d + 60, 62], 62, 26, 'grey');
  for (const x of [-w / 2 + 20, w / 2 - 20]) wheel(b, 'x', [x, 14, 18], 18, 16, 'grey');
  b.block([-w / 2, 0, 44], [w, d, h], 'main', { round: 14, bevel: 4 });
  b.patch(
    'left',
    [-w / 2, d / 2, 44 + h * 0.62],
    oblong(-d * 0.42, -h * 0.3, d * 0.84, h * 0.54, 8),
    'main',
  );
  b.lines('left', [-w / 2, d / 2, 44 + h * 0.14], louvres(10, 18, h * 0.14), 6);
  b.words('left', [-w / 2, d / 2, 44 + h * 0.64], 52, brand, 'main', d * 0.7);
  b.patch(
    'front',
    [0, 0, 44 + h * 0.7],
    oblong(-w * 0.42, -h * 0.24, w * 0.84, h * 0.46, 10),
    'black',
  );
  for (const [x, text] of [
    [-44, `${amps}`],
    [44, '22.5'],
  ] as const) {
    b.patch('front', [x, 0, 44 + h * 0.8], oblong(-36, -22, 72, 44, 5), 'screen');
    b.words('front', [x, 0, 44 + h * 0.8], 26, text, 'screen', 60);
  }
  b.lines('front', [0, 0, 44 + h * 0.1], louvres(9, 16, h * 0.1), 5);
  knob(b, [-44, 0, 44 + h * 0.58], 19);
  knob(b, [44, 0, 44 + h * 0.58], 19);
  b.strand(
    [
      [0, 40, h + 44],
      [0, 40, h + 84],
      [0, d - 40, h + 84],
      [0, d - 40, h + 44],
    ],
    20,
    'rubber',
    { straight: true },
  );
  b.turned('y', [0, -22, 44 + h * 0.3], '0 22 brass, 10 26 black, 24 26', 'black');
  b.strand(
    [
      [0, -22, 44 + h * 0.3],
      [-10, -110, h * 0.3],
      [-150, -130, h * 0.24],
      [-200, -60, h * 0.5],
      [-150, -14, h * 0.66],
      [-118, -20, h * 0.4],
    ],
    20,
    'rubber',
  );
  b.slab(
    'front',
    [
      [-136, h * 0.34, 8],
      [-104, h * 0.34, 8],
      [-112, h * 0.18, 10],
      [-132, h * 0.18, 10],
    ],
    -36,
    -10,
    'accent',
    { bevel: 6 },
  );
  b.strand(
    [
      [-122, -23, h * 0.2],
      [-122, -23, h * 0.1],
      [-160, -23, h * 0.04],
    ],
    16,
    'brass',
  );
  return {
    camera: { round: -36, above: 17 },
    focus: [[0, -10, 44 + h * 0.66], 140],
    near: { round: -18, above: 12 },
  };
};

/** TIG machine with its torch lying before it. */
export const tigWelder: Drawing<{ amps: number }> = (b, { amps }, brand) => {
  const [w, h, d] = [170 + amps * 0.15, 270 + amps * 0.2, 400];
  b.block([-w / 2, 0, 12], [w, d, h], 'main', { round: 10, bevel: 3 });
  b.lines('left', [-w / 2, d * 0.5, h * 0.32], louvres(11, 24, h * 0.2), 6);
  b.words('left', [-w / 2, d * 0.5, h * 0.76], 46, brand, 'main', d * 0.7);
  b.block([-w / 2 - 4, -12, 8], [w + 8, 16, h + 8], 'rubber', { round: 14, bevel: 5 });
  b.patch('front', [0, -12, h * 0.7], oblong(-w * 0.42, -h * 0.18, w * 0.84, h * 0.42, 8), 'light');
  b.patch(
    'front',
    [-w * 0.14, -12, h * 0.84],
    oblong(-w * 0.22, -h * 0.07, w * 0.44, h * 0.14, 3),
    'black',
  );
  b.words('front', [-w * 0.14, -12, h * 0.84], h * 0.1, `${amps} A`, 'black', w * 0.4);
  b.lines(
    'front',
    [0, -12, h * 0.66],
    [
      [
        [-w * 0.36, -h * 0.06],
        [-w * 0.2, -h * 0.06],
        [-w * 0.1, h * 0.05],
        [w * 0.06, h * 0.05],
        [w * 0.16, -h * 0.06],
        [w * 0.34, -h * 0.06],
      ],
    ],
    3,
    'accent',
  );
  b.dots('front', [w * 0.3, -12, h * 0.84], '-10 8, 10 8, -10 -8, 10 -8', 6, 'accent');
  knob(b, [w * 0.24, -12, h * 0.6], 16);
  b.block([-w * 0.4, 30, h + 12], [w * 0.8, d - 60, 34], 'rubber', {
    drawn: 'side',
    round: 16,
    bevel: 3,
  });
  b.patch('left', [-w * 0.4, d / 2, h + 24], oblong(-d * 0.34, -10, d * 0.68, 22, 9), 'light');
  for (const x of [-50, 50]) b.turned('y', [x, -22, 58], '0 15 copper, 0 20 black, 12 20', 'black');
  b.turned('y', [0, -20, 60], '0 8 brass, 10 10', 'brass');
  b.strand(
    [
      [-50, -20, 58],
      [-56, -80, 26],
      [-140, -110, 8],
      [-230, -70, 8],
    ],
    15,
    'rubber',
  );
  b.rod([-226, -72, 10], [-300, -34, 12], 11, 'black', 10);
  b.turned('z', [-310, -28, 0], '0 9 sand, 26 11 sand, 28 12 black, 60 9 black, 64 11', 'black');
  return {
    camera: { round: -34, above: 18 },
    focus: [[0, -16, h * 0.7], 110],
    near: { round: -18, above: 12 },
  };
};
