import sharp from 'sharp';

const SIDE = 200;

/** The drawing without its paper and its shadow, on nothing. */
function bare(svg: string): string {
  return svg
    .replace(/<path [^>]*fill="url\(#paper\)"[^>]*\/>/, '')
    .replaceAll(/<(?:path|ellipse) [^>]*filter="url\(#blur\)"[^>]*\/>/g, '');
}

/** What a picture shows: its width and height as shares of the picture's, and its area's share. */
export type Drawn = { wide: number; high: number; area: number };

export async function drawnSize(svg: string): Promise<Drawn> {
  const { data, info } = await sharp(Buffer.from(bare(svg)))
    .resize(SIDE, SIDE)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let count = 0;
  let [left, top, right, bottom] = [SIDE, SIDE, -1, -1];
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) {
      if ((data[(y * info.width + x) * info.channels + 3] ?? 0) < 96) continue;
      count++;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  return {
    wide: (right - left + 1) / SIDE,
    high: (bottom - top + 1) / SIDE,
    area: count / SIDE ** 2,
  };
}
