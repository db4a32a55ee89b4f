import { arc, spread } from '../drawing/solid/workbench';
import { oblong } from '../drawing/solid/outline';
import type { Drawing } from '../drawing/solid/scene';

/** Combination spanners side by side, from the largest to the smallest. */
export const spannerSet: Drawing<{ pieces: number }> = (b, { pieces }, brand) => {
  const sizes = spread(1, 0.36, pieces);
  let x = 0;
  const pitch = pieces > 13 ? 26 : 34;
  sizes.forEach((k) => {
    const [w, long] = [6.5 * k + 2, 210 * k + 40];
    const [ring, jaw] = [17 * k + 3, 20 * k + 3];
    const cx = x;
    b.slab(
      'top',
      [
        ...arc(cx, 0, ring, 110, 430, pieces > 13 ? 6 : 8),
        [cx + w, long - jaw, 6],
        [cx + jaw, long, 8],
        [cx + jaw * 0.9, long + jaw * 0.9, 3],
        [cx + jaw * 0.4, long + jaw, 1],
        [cx + jaw * 0.42, long + jaw * 0.1, 4],
        [cx - jaw * 0.5, long - jaw * 0.05, 4],
        [cx - jaw * 0.55, long + jaw * 0.8, 1],
        [cx - jaw, long + jaw * 0.6, 3],
        [cx - jaw, long - jaw * 0.1, 8],
        [cx - w, long - jaw, 6],
      ],
      0,
      // In a large set the spanners are narrow, so their edges are left out.
      pieces > 13 ? 0.4 : 7,
      'chrome',
    );
    b.dots('top', [cx, 0, 7], '0 0', ring * 0.58, 'rubber');
    x += pitch * (0.6 + 0.5 * k);
  });
  b.slab('top', oblong(-26, 96, x + 26, 20, 4), 7, 13, 'main', { bevel: 2 });
  b.words('top', [x / 2 - 12, 106, 13], 14, brand, 'main', x * 0.6);
  return {
    camera: { round: -38, above: 68 },
    square: { round: 0, above: 90 },
    focus: [[40, 30, 4], 74],
    near: { round: -40, above: 36 },
  };
};

/** Screwdrivers in their rack. */
export const screwdriverSet: Drawing<{ pieces: number; insulated: boolean }> = (
  b,
  { pieces, insulated },
  brand,
) => {
  const pitch = 34;
  const wide = (pieces - 1) * pitch;
  b.block([-24, -16, 112], [wide + 48, 34, 14], 'rubber', { round: 4, bevel: 3 });
  b.block([-24, 18, 0], [wide + 48, 6, 178], 'rubber', { round: 6 });
  b.slab('front', oblong(-24, 0, wide + 48, 26, 4), -20, 24, 'rubber', { bevel: 3 });
  b.words('front', [wide / 2, -20, 13], 15, brand, 'rubber', wide * 0.8);
  spread(0, pieces - 1, pieces).forEach((i) => {
    const k = 1 - Math.abs(i - pieces * 0.4) * 0.07;
    const blade = 96 * k;
    b.turned(
      'z',
      [i * pitch, 0, 126 - blade],
      `0 ${insulated ? 4.5 : 3} ${insulated ? 'main' : 'chrome'}, ${blade - 4} ${insulated ? 5 : 3.4}`,
      insulated ? 'main' : 'chrome',
    );
    b.turned(
      'z',
      [i * pitch, 0, 124],
      `0 9 main, 10 13 main, ${26 * k} 8 main, ${36 * k} 13 accent, ${84 * k} 13 accent, ${96 * k} 9`,
      'accent',
    );
    b.bands(
      'z',
      [i * pitch, 0, 124],
      [44, 52, 60, 68].map((at) => [at * k, 13] as const),
      1.6,
    );
  });
  return {
    camera: { round: -28, above: 18 },
    focus: [[30, 0, 160], 76],
    near: { round: -50, above: 22 },
  };
};

/** Sockets and ratchet in an open case. */
export const socketSet: Drawing<{ pieces: number }> = (b, { pieces }, brand) => {
  const wide = 300 + pieces * 0.8;
  b.block([0, 0, 0], [wide, 200, 34], 'main', { drawn: 'top', round: 14, bevel: 5 });
  b.patch('top', [0, 0, 34], oblong(10, 10, wide - 20, 180, 8), 'rubber');
  const rows = pieces > 60 ? 4 : 3;
  const perRow = Math.min(14, Math.ceil((pieces - 4) / (rows + 1)));
  for (let row = 0; row < rows; row++) {
    const at = spread(30, wide - 30, perRow).map((u): [number, number] => [u, 34 + row * 28]);
    const r = 12.5 - row * 1.6;
    b.dots('top', [0, 0, 34], at, r, 'chrome');
    b.dots('top', [0, 1, 34], at, r * 0.66, 'dark');
  }
  spread(30, wide - 30, 6).forEach((x, i) =>
    b.turned('z', [x, 140, 30], `0 ${15 - i}, 24 ${15 - i}, 26 ${13.6 - i}`, 'chrome'),
  );
  b.slab(
    'top',
    '40 158 8, 150 160 6, 176 154 10, 200 158 12, 200 178 12, 176 184 10, 150 176 6, 40 178 8',
    34,
    46,
    'chrome',
    { bevel: 4 },
  );
  b.slab('top', oblong(40, 158, 84, 20, 8), 46, 49, 'rubber', { bevel: 2 });
  b.rod([214, 170, 42], [wide - 26, 170, 42], 6, 'chrome');
  b.placed([0, 204, 30], 'x', -16, () => {
    b.block([0, 0, 0], [wide, 30, 190], 'main', { round: 14, bevel: 5 });
    b.patch('front', [0, 0, 0], oblong(12, 12, wide - 24, 166, 8), 'rubber');
    b.words('front', [wide / 2, -0.5, 112], 42, brand, 'rubber', wide * 0.7);
    b.words('front', [wide / 2, -0.5, 66], 24, `${pieces} pcs`, 'rubber', wide * 0.5);
  });
  b.block([40, -7, 12], [34, 7, 14], 'accent', { round: 3 });
  b.block([wide - 74, -7, 12], [34, 7, 14], 'accent', { round: 3 });
  return {
    camera: { round: -26, above: 34 },
    square: { round: 0, above: 34 },
    focus: [[90, 70, 40], 92],
    near: { round: -38, above: 40 },
  };
};
