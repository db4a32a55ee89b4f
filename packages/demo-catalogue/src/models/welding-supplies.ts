import { louvres, spread, type Workbench } from '../drawing/solid/workbench';
import { oblong } from '../drawing/solid/outline';
import type { Body, Drawing } from '../drawing/solid/scene';

/** Half the width, the lower edge and the height of the window's frame. */
const windows: Record<Body, readonly [number, number, number]> = {
  0: [72, 118, 84],
  1: [94, 128, 76],
  2: [78, 108, 104],
};

/** The shell: drawn in at the chin, angular with a broad jaw, or round with a crest. */
function helmetShell(b: Workbench, body: Body): void {
  if (body === 1) {
    b.dome([0, 30, 214], [114, 120, 78], 'main');
    b.slab(
      'front',
      '-116 220 4, 116 220 4, 118 120 6, 92 14 10, 56 -22 10, -56 -22 10, -92 14 10, -118 120 6',
      -92,
      40,
      'main',
      { bevel: 22 },
    );
    for (const s of [-1, 1])
      b.slab('front', oblong(s * 84 - 14, 26, 28, 60, 4), -84, -70, 'accent', { bevel: 4 });
    return;
  }
  if (body === 2) {
    b.dome([0, 20, 206], [116, 124, 116], 'main');
    b.slab(
      'front',
      '-116 210 20, 116 210 20, 112 110 50, 84 30 50, 30 -18 40, -30 -18 40, -84 30 50, -112 110 50',
      -92,
      40,
      'main',
      { bevel: 40 },
    );
    b.strand('0 -78 252, 0 -48 304, 0 6 328, 0 70 316', 26, 'accent');
    return;
  }
  b.dome([0, 26, 210], [112, 122, 104], 'main');
  b.slab(
    'front',
    '-112 214 14, 112 214 14, 106 118 30, 72 20 40, 34 -14 24, -34 -14 24, -72 20 40, -106 118 30',
    -92,
    40,
    'main',
    { bevel: 34 },
  );
}

/** Auto-darkening helmet, its window to the front. */
export const weldingHelmet: Drawing<{ flames: boolean }> = (b, { flames }, brand, body) => {
  helmetShell(b, body);
  if (flames) {
    for (const s of [-1, 1])
      b.patch(
        'front',
        [0, -92, 30],
        [
          [s * 60, 130],
          [s * 26, 74],
          [s * 46, 78],
          [s * 24, 34],
          [s * 48, 44],
          [s * 34, 4],
          [s * 74, 62],
          [s * 78, 120],
        ],
        'accent',
      );
  }
  const [w, z, h] = windows[body];
  b.slab('front', oblong(-w, z, w * 2, h, body === 2 ? 30 : 12), -104, -86, 'black', { bevel: 6 });
  b.patch(
    'front',
    [0, -104, z + h / 2],
    oblong(18 - w, 16 - h / 2, w * 2 - 36, h - 32, 6),
    'green',
  );
  b.patch(
    'front',
    [0, -104, z + h / 2],
    [
      [18 - w, h / 2 - 16],
      [52 - w, h / 2 - 16],
      [28 - w, 16 - h / 2],
      [18 - w, 16 - h / 2],
    ],
    'glass',
  );
  b.words('front', [0, -92, 92], 17, brand, 'main', 84);
  b.lines('front', [0, -92, 34], louvres(3, 12, 46, true), 5);
  b.turned('x', [-126, 10, 170], '0 20 black, 4 25 black, 16 26', 'black');
  b.turned('x', [110, 10, 170], '0 26 black, 12 25 black, 16 20', 'black');
  return {
    camera: { round: -32, above: 12 },
    focus: [[-10, -90, 160], 96],
    near: { round: -14, above: 4 },
  };
};

/** Electrodes standing in an open carton. */
export const electrodes: Drawing<{ code: string; mm: number }> = (b, { code, mm }, brand) => {
  b.block([-46, 0, 0], [92, 60, 210], 'main');
  b.patch('front', [0, 0, 96], oblong(-46, -30, 92, 60), 'accent');
  b.words('front', [0, 0, 108], 24, code, 'accent', 80);
  b.words('front', [0, 0, 82], 15, `${mm.toFixed(1)} mm`, 'accent', 70);
  b.words('front', [0, 0, 168], 20, brand, 'main', 80);
  b.words('left', [-46, 30, 120], 15, code, 'main', 52);
  b.patch('top', [0, 30, 210], oblong(-43, -27, 86, 54), 'black');
  spread(-34, 34, 7).forEach((x, i) => {
    const y = [18, 44, 27, 50, 15, 38, 24][i] ?? 30;
    const r = 2.2 + mm * 0.9;
    b.turned(
      'z',
      [x, y, 206],
      `0 ${r} stone, ${80 + (i % 2) * 14} ${r * 0.62} steel, ${110 + (i % 2) * 14} ${r * 0.62}`,
      'stone',
    );
  });
  if (b.alone) {
    return { camera: { round: -32, above: 22 }, focus: [[0, 20, 220], 78] };
  }
  b.rod([-120, -50, 6], [60, -86, 6], 3.4 + mm * 0.6, 'stone');
  b.rod([60, -86, 6], [96, -93, 6], 2 + mm * 0.5, 'steel');
  return {
    camera: { round: -32, above: 22 },
    focus: [[0, 20, 220], 78],
    near: { round: -48, above: 32 },
  };
};
