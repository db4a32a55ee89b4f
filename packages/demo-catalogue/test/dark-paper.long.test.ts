import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { blogs } from '../src/blogs/all-blogs';
import { brands } from '../src/brands';
import { allKinds } from '../src/kinds/all-kinds';
import { drawPicture } from '../src/pictures';
import { exampleOf } from '../src/shop-range';

const DARK = /@media\(prefers-color-scheme:dark\)\{((?:[^{}]*\{[^{}]*\})*)\}/;

/** The luminance of a corner of the paper, 0 to 255. */
async function cornerOf(svg: string): Promise<number> {
  const { data } = await sharp(Buffer.from(svg))
    .resize(64, 64)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return ((data[0] ?? 0) + (data[1] ?? 0) + (data[2] ?? 0)) / 3;
}

function drawn(kind: string, wanted: string): string {
  const path = exampleOf(kind).pictures.find(({ view }) => view === wanted)?.path ?? '';
  return drawPicture(path) ?? '';
}

describe('on the dark scheme', () => {
  it('each kind lies on dark paper, and on light paper elsewhere', async () => {
    for (const { key } of allKinds) {
      const svg = drawn(key, 'main');
      expect(await cornerOf(svg), key).toBeGreaterThan(215);
      expect(await cornerOf(svg.replace(DARK, '$1')), key).toBeLessThan(80);
    }
  });

  it('the dimensioned drawing is light on dark, words and lines', async () => {
    const svg = drawn('sds-bit', 'dimensions').replace(DARK, '$1');
    const { data, info } = await sharp(Buffer.from(svg))
      .resize(400, 400)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const bright = data.filter((value, at) => at % info.channels === 0 && value > 170).length;
    const share = bright / (info.width * info.height);
    expect(share).toBeGreaterThan(0.01);
    expect(share).toBeLessThan(0.1);
  });

  it('an article’s scene is in a lamp’s light, and a brand’s mark on dark paper', async () => {
    const scenes = blogs.map(({ slug }) => `blogs/${slug}.svg`);
    for (const path of [...scenes, ...brands.map(({ key }) => `brands/${key}.svg`)]) {
      const svg = drawPicture(path) ?? '';
      expect(await cornerOf(svg), path).toBeGreaterThan(200);
      expect(await cornerOf(svg.replace(DARK, '$1')), path).toBeLessThan(80);
    }
  });
});
