import { arc, louvres, type Workbench } from '../drawing/solid/workbench';
import { oblong, regular, type Outline } from '../drawing/solid/outline';
import type { Body, Drawing } from '../drawing/solid/scene';
import { mainsLead } from './fittings';

/** A disc with saw teeth as an outline. */
export function toothedRim(
  u: number,
  v: number,
  radius: number,
  teeth: number,
  depth: number,
): [number, number][] {
  return Array.from({ length: teeth * 2 }, (_, i): [number, number] => {
    const a = ((i + (i % 2) * 0.55) * Math.PI) / teeth;
    const r = i % 2 === 0 ? radius - depth : radius;
    return [u + r * Math.cos(a), v + r * Math.sin(a)];
  });
}

/** The upper edge of the blade's guard: round, with flats, or stepped down in front. */
function sawGuard(r: number, z: number, body: Body): Outline {
  if (body === 0) return arc(0, z, r, -6, 186, 12);
  const at = (degrees: number, round: number) => {
    const [a, far] = [degrees / 57.3, r * 1.04];
    return [far * Math.cos(a), z + far * Math.sin(a), round] as const;
  };
  return body === 1
    ? [-6, 24, 66, 114, 156, 186].map((degrees) => at(degrees, 12))
    : [...arc(0, z, r, -6, 120, 8), [-r * 0.86, z + r * 0.72, 14], at(186, 6)];
}

/** The handles: a hook behind, a closed D with a ball in front, or a bar over the motor. */
function sawHandles(b: Workbench, r: number, z: number, body: Body): void {
  if (body === 1) {
    b.strand(
      [
        [40, 22, z + 40],
        [64, 22, z + 92],
        [124, 22, z + 104],
        [180, 22, z + 70],
        [178, 22, z + 16],
        [120, 22, z + 2],
        [70, 22, z + 6],
      ],
      27,
      'rubber',
    );
    b.slab('front', oblong(84, z + 74, 34, 20, 6), 12, 32, 'accent', { bevel: 3 });
    b.rod([-r * 0.7, 20, z + r * 0.5], [-r * 0.86, 20, z + r * 0.9], 9, 'black');
    b.ball([-r * 0.9, 20, z + r * 0.98], [22, 22, 22], 'rubber');
    return;
  }
  if (body === 2) {
    const top = z + r + 30;
    b.slab(
      'front',
      [
        [-54, z + r * 0.8, 6],
        [-70, top, 16],
        [-40, top + 16, 14],
        [96, top, 20],
        [150, z + 20, 20],
        [112, z + 14, 8],
        [70, top - 22, 14],
        [-34, top - 12, 10],
        [-26, z + r * 0.8, 4],
      ],
      2,
      36,
      'rubber',
      { bevel: 10 },
    );
    b.slab('front', oblong(8, top - 28, 34, 16, 5), 10, 28, 'accent', { bevel: 3 });
    return;
  }
  b.slab(
    'front',
    `30 ${z + 30} 10, 70 ${z + 84} 40, 130 ${z + 92} 40, 178 ${z + 62} 30, 188 ${z + 20} 16, 160 ${z + 8} 14, 150 ${z + 44} 20, 116 ${z + 58} 24, 84 ${z + 44} 20, 66 ${z - 4} 10`,
    4,
    40,
    'rubber',
    { bevel: 10 },
  );
  b.slab(
    'front',
    `92 ${z + 44} 6, 118 ${z + 50} 6, 122 ${z + 32} 8, 96 ${z + 30} 8`,
    14,
    30,
    'accent',
    { bevel: 3 },
  );
  b.turned('y', [-74, 10, z + r * 0.86], '0 17 rubber, 40 19 rubber, 62 16', 'rubber');
}

/** Circular saw from the blade's side: guard, blade through the base plate, handles above. */
export const circularSaw: Drawing<{ blade: number }> = (b, { blade }, brand, body) => {
  const r = blade / 2;
  const z = r * 0.62;
  mainsLead(
    b,
    body === 2 ? [112, 20, z + 36] : [170, 40, z + 40],
    [30, 4, 6],
    [
      [230, 60, z + 50],
      [300, 110, z - 10],
      [280, 190, -20],
    ],
  );
  b.turned('y', [10, 4, z + 6], `0 44 main, 60 46 rubber, 96 44 rubber, 110 34`, 'main');
  b.bands(
    'y',
    [10, 4, z + 6],
    [
      [66, 46],
      [76, 46],
      [86, 45],
    ],
    3,
  );
  sawHandles(b, r, z, body);
  b.slab('front', toothedRim(0, z, r, 24, r * 0.07), -24, -21, 'chrome');
  b.dots(
    'front',
    [0, -24, z],
    arc(0, 0, r * 0.6, 0, 320, 8).map(([u, v]) => [u, v] as const),
    r * 0.05,
    'iron',
  );
  b.slab(
    'front',
    [...arc(0, z, r + 10, 186, 300, 8), ...arc(0, z, r * 0.72, 300, 186, 8)],
    -32,
    -28,
    'alu',
  );
  b.block([-r - 40, -62, -6], [r * 2 + 110, 40, 6], 'alu', { round: 4, drawn: 'top' });
  b.lines(
    'top',
    [10, -44, 0],
    [
      [
        [-r, 0],
        [r, 0],
      ],
    ],
    3,
  );
  b.block([-r - 40, -14, -6], [r * 2 + 110, 100, 6], 'alu', { round: 4, drawn: 'top' });
  b.slab(
    'front',
    [...sawGuard(r + 14, z, body), [-(r + 14) * 0.8, z - 14, 6], [r * 0.9, z - 14, 6]],
    -42,
    -14,
    'main',
    { bevel: 9 },
  );
  b.words('front', [0, -42, z + r * 0.62], r * 0.24, brand, 'main', r);
  b.lines('front', [0, -42, z + r * 0.95], louvres(5, 8, 10), 3);
  b.turned('y', [0, -50, z + 4], '0 14 dark, 8 20 dark', 'iron');
  b.slab('front', regular(0, z + 4, 9, 6), -57, -50, 'zinc');
  return {
    camera: { round: -26, above: 18 },
    focus: [[-20, -30, z], r * 1.05],
    near: { round: -48, above: 20 },
  };
};

/** Top-handle jigsaw: body, closed handle, blade, sole. */
export const jigsaw: Drawing<object> = (b, _look, brand) => {
  mainsLead(
    b,
    [176, 0, 118],
    [26, 0, 2],
    [
      [240, 0, 122],
      [290, 40, 90],
      [270, 130, 10],
    ],
  );
  b.slab(
    'front',
    '-44 0, -36 0, -36 40, -44 40, -44 36, -48 34, -44 30, -48 26, -44 22, -48 18, -44 14, -48 10, -44 6',
    -1,
    1,
    'steel',
  );
  b.slab('front', '-74 30 10, 92 30 10, 96 36 3, -78 36 3', -38, 38, 'alu', { bevel: 2 });
  b.lines(
    'top',
    [10, 0, 36],
    [
      [
        [-70, 12],
        [70, 12],
      ],
      [
        [-70, -12],
        [70, -12],
      ],
    ],
    2,
  );
  b.slab('front', '-52 44 6, -30 44 6, -26 78 4, -54 78 4', -14, 14, 'iron', { bevel: 4 });
  b.slab(
    'front',
    '-66 76 12, 60 60 10, 176 76 26, 182 128 30, 150 138 10, 120 118 18, 10 112 18, -14 150 10, -60 150 16',
    -31,
    31,
    'main',
    { bevel: 12 },
  );
  b.words('front', [64, -31, 90], 20, brand, 'main', 90);
  b.lines('front', [148, -31, 98], louvres(4, 8, 26), 3);
  b.slab(
    'front',
    '-66 136 8, -6 136 8, 0 160 26, 40 166 20, 110 160 24, 134 128 12, 176 116 20, 170 160 40, 110 196 40, 10 198 40, -48 180 34',
    -22,
    22,
    'rubber',
    { bevel: 10 },
  );
  b.slab('front', '6 148 6, 34 152 6, 30 168 3, 4 166 3', -10, 10, 'accent', { bevel: 2 });
  b.turned('y', [-10, -40, 62], '0 12 black, 4 15 black, 12 15', 'black');
  b.patch('front', [20, -31, 128], oblong(-20, -5, 40, 10, 4), 'accent');
  return {
    camera: { round: -34, above: 20 },
    focus: [[-36, 0, 66], 66],
    near: { round: -56, above: 14 },
  };
};
