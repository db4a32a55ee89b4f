import { spread } from '../drawing/solid/workbench';
import { oblong, type Outline } from '../drawing/solid/outline';
import type { Drawing } from '../drawing/solid/scene';
import type { Vec } from '../drawing/solid/space';
import type { Spot } from '../drawing/solid/trace';
import { toothedRim } from './sawing';
import type { Workbench } from '../drawing/solid/workbench';
import type { Tone } from '../drawing/solid/materials';

/** Flutes of a twist drill: slanted dark strokes on the visible side. */
function fluted(
  b: Workbench,
  axis: 'x' | 'z',
  at: Vec,
  from: number,
  to: number,
  r: number,
  tone: Tone,
  count: number,
): void {
  b.turned(
    axis,
    axis === 'x' ? [at[0] + from, at[1], at[2]] : [at[0], at[1], at[2] + from],
    [
      [0, r],
      [to - from, r],
    ],
    tone,
  );
  b.bands(
    axis,
    axis === 'x' ? [at[0] + from, at[1], at[2]] : [at[0], at[1], at[2] + from],
    spread(r, to - from - r, count).map((each) => [each, r * 0.94] as const),
    r * 0.55,
    undefined,
    r * 0.9,
  );
}

const cupRadius = (mm: number) => Math.max(13, mm / 2) * 0.7 + 10;

/** A cup with teeth on an arbor with pilot drill. */
function cup(b: Workbench, mm: number, brand: string): void {
  const r = cupRadius(mm);
  fluted(b, 'z', [0, 0, 0], -16, 8, 3.6, 'gold', 4);
  const teeth = toothedRim(0, 0, r, 16, 2.2);
  b.slab('top', teeth, 0, 5, 'steel');
  b.turned(
    'z',
    [0, 0, 4],
    `0 ${r} main, 4 ${r - 0.4} main, 42 ${r - 0.4} main, 46 ${r - 2}`,
    'main',
  );
  b.dots('bottom', [0, 0, 4], '0 0', r - 2, 'steel');
  b.dots('bottom', [0, 0, 4], '0 0', r - 4, 'oxide');
  b.label('z', [0, 0, 4], [26, r], Math.min(12, r * 0.5), brand, 'main', {
    around: true,
    wide: r * 1.3,
  });
  b.label('z', [0, 0, 4], [12, r], Math.min(9, r * 0.4), `${mm} mm`, 'main', {
    around: true,
    wide: r * 1.2,
  });
  b.dots(
    'top',
    [0, 0, 50],
    [
      [r * 0.55, 0],
      [-r * 0.55, 0],
    ],
    r * 0.14,
    'dark',
  );
  b.slab(
    'top',
    [
      [-9, 0],
      [-4.5, -8],
      [4.5, -8],
      [9, 0],
      [4.5, 8],
      [-4.5, 8],
    ],
    50,
    60,
    'zinc',
  );
  b.slab(
    'top',
    [
      [-5.5, 0],
      [-2.8, -5],
      [2.8, -5],
      [5.5, 0],
      [2.8, 5],
      [-2.8, 5],
    ],
    60,
    92,
    'chrome',
  );
}

/** In lists it lies, its teeth and its pilot drill toward the viewer. */
export const holeSaw: Drawing<{ mm: number }> = (b, { mm }, brand) => {
  if (b.listed) b.placed([0, 0, 0], 'x', -104, () => cup(b, mm, brand));
  else cup(b, mm, brand);
  return {
    camera: b.listed ? { round: 42, above: 14 } : { round: -30, above: 20 },
    hangs: b.listed,
    focus: [[0, -10, 14], 36],
    near: { round: -36, above: 26 },
    measures: [
      { spec: 'Diameter', from: [-cupRadius(mm), 0, 0], to: [cupRadius(mm), 0, 0], side: 'below' },
      { spec: 'Cutting depth', from: [0, 0, 0], to: [0, 0, 48], side: 'left' },
    ],
  };
};

/** Twist drills by size in an open index case. */
export const drillSet: Drawing<{ pieces: number; cobalt: boolean }> = (
  b,
  { pieces, cobalt },
  brand,
) => {
  const wide = 110 + pieces * 4.4;
  b.block([0, 0, 0], [wide, 52, 26], 'main', { round: 6, bevel: 3 });
  b.patch('top', [wide / 2, 26, 26], oblong(-wide / 2 + 6, -20, wide - 12, 40, 4), 'black');
  b.words(
    'front',
    [wide / 2, 0, 13],
    13,
    `${brand} ${cobalt ? 'HSS-Co' : 'HSS-G'}`,
    'main',
    wide * 0.7,
  );
  const count = Math.min(13, pieces);
  spread(14, wide - 14, count).forEach((x, i) => {
    const r = 1 + (i / count) * 5;
    const high = 34 + (i / count) * 72;
    b.turned('z', [x, 26, 20], `0 ${r}, ${high} ${r}, ${high + r} 0.2`, cobalt ? 'gold' : 'steel');
    b.bands(
      'z',
      [x, 26, 20],
      spread(high * 0.3, high * 0.94, Math.max(3, Math.round(9 - i * 0.3))).map(
        (at) => [at, r * 0.84] as const,
      ),
      Math.max(0.8, r * 0.42),
    );
  });
  b.placed([0, 54, 14], 'x', -14, () => {
    b.block([0, 0, 0], [wide, 14, 128], 'main', { round: 6, bevel: 3 });
    b.patch('front', [wide / 2, 0, 64], oblong(-wide / 2 + 8, -54, wide - 16, 108, 4), 'black');
    b.words('front', [wide / 2, -0.2, 104], 16, `${pieces} pcs`, 'black', wide * 0.6);
  });
  return {
    camera: { round: -28, above: 24 },
    focus: [[wide * 0.66, 20, 70], 62],
    near: { round: -20, above: 20 },
  };
};

/** A hammer drill bit: carbide tip, spiral, slotted shank; two of a size. */
export const sdsBit: Drawing<{ mm: number; length: number; max: boolean }> = (
  b,
  { mm, length, max },
  brand,
) => {
  const k = b.listed ? 2.1 : 1;
  const r = (3 + mm * (max ? 0.25 : 0.28)) * k;
  const shank = (max ? 8 : 5.2) * k;
  const tail = b.listed ? 46 : 70;
  const tip = -120 - r * 0.5;
  // Alone, as long for its diameter as it is.
  const end = b.listed ? -14 : b.alone ? tip + (2 * (r + k) * length) / mm - tail - 2 : 40;
  const head: Outline = [
    [tip, -r * 0.2],
    [-112, -r - k],
    [-106, -r - k],
    [-106, r + k],
    [-112, r + k],
    [tip, r * 0.2],
  ];
  const one = () => {
    b.slab('top', head, -1.6 * k, 1.6 * k, 'oxide');
    b.turned('x', [-112, 0, 0], `0 ${r * 0.5}, 5 ${r}`, 'steel');
    const turns = b.listed ? 6 : Math.max(8, Math.round((end + 107) / (2.1 * r)));
    fluted(b, 'x', [0, 0, 0], -107, end, r, 'steel', turns);
    b.turned(
      'x',
      [end, 0, 0],
      `0 ${r} zinc, ${8 * k} ${shank} zinc, ${tail} ${shank} zinc, ${tail + 2 * k} ${shank * 0.8}`,
      'zinc',
    );
    b.label('x', [end, 0, 0], [14 * k, shank], shank * 1.1, `${mm} mm`, 'zinc', { wide: 24 });
    const slot: Spot[] = [
      [0, 0],
      [tail * 0.34, 0],
    ];
    b.lines('front', [end + tail * 0.57, -shank, 0], [slot], shank * 0.5);
    b.lines('top', [end + tail * 0.57, 0, shank], [slot], shank * 0.5);
  };
  const single = b.alone || b.listed;
  b.placed([0, 0, r + 1], 'z', single ? 0 : 12, one);
  if (!single) b.placed([6, -r * 2 - 26, r + 1], 'z', -4, one);
  if (!single) b.block([94, -r * 2 - 62, 0], [62, 18, 3], 'main', { drawn: 'top', round: 3 });
  if (!single) b.words('top', [125, -r * 2 - 53, 3], 10, brand, 'main', 52);
  return {
    camera: b.listed ? { round: -48, above: 44 } : { round: -28, above: 40 },
    square: { round: 0, above: 90 },
    focus: [[-84, -20, 6], 46],
    near: { round: -40, above: 34 },
    measures: [
      { spec: 'Diameter', from: [-109, -r - k, 0], to: [-109, r + k, 0], side: 'left' },
      { spec: 'Overall length', from: [tip, 0, 0], to: [end + tail + 2, 0, 0], side: 'below' },
      { spec: 'Working length', from: [tip, 0, 0], to: [end, 0, 0], side: 'above' },
    ],
  };
};
