import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawPicture, picturePaths } from '../src/pictures';
import { allKinds } from '../src/kinds/all-kinds';
import { shopCatalogue } from '../src/shop-catalogue';
import { exampleOf } from '../src/shop-range';

const paths = picturePaths();

/** Every sixty-first picture of the products, and all other pictures. */
const others = paths.filter((path, index) => index % 61 === 0 || !path.startsWith('products/'));

/** @returns its bytes */
function expectSmallAndPlain(path: string): number {
  const svg = drawPicture(path) ?? '';
  const bytes = Buffer.byteLength(svg);
  expect(svg.length, path).toBeGreaterThan(300);
  expect(bytes, path).toBeLessThan(12 * 1024);
  expect(isWellFormed(svg), path).toBe(true);
  expect(svg, path).not.toMatch(/<script|<image|href="[^#]|NaN|undefined|Infinity/);
  return bytes;
}

/** True when tags nest, attributes are quoted once and no stray & or < is left. */
function isWellFormed(xml: string): boolean {
  const open: string[] = [];
  let rest = 0;
  for (const match of xml.matchAll(/<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/g)) {
    if (!isPlain(xml.slice(rest, match.index))) return false;
    rest = match.index + match[0].length;
    const [, closing, tag = '', attributes = '', empty] = match;
    const names = [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)];
    if (new Set(names.map(([, name]) => name)).size !== names.length) return false;
    if (!names.every(([, , value = '']) => isPlain(value))) return false;
    if (closing === '/') {
      if (open.pop() !== tag) return false;
    } else if (empty === '') open.push(tag);
  }
  return open.length === 0 && isPlain(xml.slice(rest));
}

function isPlain(text: string): boolean {
  return !/[<>]|&(?!(?:amp|lt|gt|quot);)/.test(text);
}

describe('the catalogue’s pictures', () => {
  it('exist for every path in the catalogue', () => {
    const catalogue = shopCatalogue();
    const known = new Set(paths);
    const used = [
      ...catalogue.brands.map((brand) => brand.image_path),
      ...catalogue.categories.map((category) => category.image_path),
      ...(catalogue.blogs ?? []).map((blog) => blog.image_path),
      ...catalogue.products.flatMap((product) =>
        product.variants.flatMap((variant) => (variant.images ?? []).map(({ path }) => path)),
      ),
    ];
    expect(used.filter((path) => path == null || !known.has(path))).toEqual([]);
    expect(new Set(used).size).toBe(used.length);
  });

  it('show each variant from five sides or more', () => {
    for (const { variants } of shopCatalogue().products) {
      for (const { images } of variants) expect(images?.length).toBeGreaterThanOrEqual(5);
    }
  });

  it.each(allKinds.map(({ key }) => key))('show a %s in small, well-formed drawings', (kind) => {
    for (const { path } of exampleOf(kind).pictures) expectSmallAndPlain(path);
  });

  it('load nothing and run nothing, whatever they show', () => {
    const sorted = others.map(expectSmallAndPlain).sort((a, b) => a - b);
    expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThan(5 * 1024);
  });

  it('show the grain of ground metal, and of nothing else', () => {
    const grainOf = (kind: string, wanted: string) => {
      const path = exampleOf(kind).pictures.find(({ view }) => view === wanted)?.path ?? '';
      return /fill="url\(#g-?\d+\)"/.test(drawPicture(path) ?? '');
    };
    expect(grainOf('sds-bit', 'main')).toBe(true);
    expect(grainOf('sds-bit', 'dimensions')).toBe(false);
    expect(grainOf('work-gloves', 'main')).toBe(false);
  });

  it('can be rendered', async () => {
    for (const path of paths.filter((_, index) => index % 397 === 0)) {
      const { info } = await sharp(Buffer.from(drawPicture(path) ?? ''))
        .resize(80)
        .png()
        .toBuffer({ resolveWithObject: true });
      expect(info.width, path).toBe(80);
    }
  });

  it('come out the same each time', () => {
    for (const path of paths.filter((_, index) => index % 353 === 0)) {
      expect(drawPicture(path)).toBe(drawPicture(path));
    }
  });

  it('are refused for a path that nothing refers to', () => {
    expect(drawPicture('products/no-such-thing/one-1.svg')).toBeNull();
    expect(drawPicture('')).toBeNull();
  });
});
