import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawPicture, picturePaths } from '../src/catalogue/pictures';
import { allKinds } from '../src/catalogue/kinds/all-kinds';
import { shopCatalogue } from '../src/catalogue/shop-catalogue';
import { exampleOf } from '../src/catalogue/shop-range';

const paths = picturePaths();

/** Every view of each kind's first product, and every thirtieth of all pictures. */
const sample = [
  ...new Set([
    ...allKinds.flatMap(({ key }) => exampleOf(key).pictures.map(({ path }) => path)),
    ...paths.filter((path, index) => index % 30 === 0 || !path.startsWith('products/')),
  ]),
];

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

  it('are small, well-formed drawings that load nothing and run nothing', () => {
    const sizes: number[] = [];
    for (const path of sample) {
      const svg = drawPicture(path) ?? '';
      expect(svg.length, path).toBeGreaterThan(300);
      expect(Buffer.byteLength(svg), path).toBeLessThan(12 * 1024);
      expect(isWellFormed(svg), path).toBe(true);
      expect(svg, path).not.toMatch(/<script|<image|href="[^#]|NaN|undefined|Infinity/);
      sizes.push(Buffer.byteLength(svg));
    }
    const median = sizes.sort((a, b) => a - b)[Math.floor(sizes.length / 2)];
    expect(median).toBeLessThan(7 * 1024);
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
