import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { products, variants } from '../src/database/tables/catalogue';
import { COLORS, drawSheet } from '../src/domain/share-pictures/draw-sheet';
import { createSharePictures } from '../src/domain/share-pictures/drawn';
import { hasLetters, widthOf } from '../src/domain/share-pictures/letters';
import { balancedLines, linesOf } from '../src/domain/share-pictures/lines';
import { namedSheet, type Sheet } from '../src/domain/share-pictures/sheet';
import { keptInMemory } from './kept-in-memory';
import { openTestShop, type TestShop } from './shop';

const sheet: Sheet = {
  of: 'product',
  id: 7,
  name: 'Piña peeler Ø 25 mm × 90° bend',
  figure: 'From ₱1,200.00',
  former: null,
  note: '+ 12% VAT at checkout',
  cells: [
    { label: 'Brand', value: 'Tamaraw' },
    { label: 'Model', value: 'TMW-HD18', isModel: true },
  ],
  picture: null,
};

type Part = { left: number; top: number; width: number; height: number };

/** The colours of a part of a picture, from 0 to 255. */
async function colorsOf(bytes: Buffer, part: Part) {
  // A picture's figures are of what came in, so the part is cut out before.
  const cut = await sharp(bytes).extract(part).png().toBuffer();
  return (await sharp(cut).stats()).channels;
}

/** The darkest of it. */
const darkest = async (bytes: Buffer, part: Part) => (await colorsOf(bytes, part))[0]?.min;

describe('a drawn sheet', () => {
  it('has its size, and ink where name, price and title block are', async () => {
    const bytes = await drawSheet(sheet, null);
    expect(await sharp(bytes).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
    });
    expect(bytes.length).toBeLessThanOrEqual(80_000);
    expect(await darkest(bytes, { left: 540, top: 120, width: 600, height: 60 })).toBeLessThan(60);
    expect(await darkest(bytes, { left: 560, top: 500, width: 400, height: 60 })).toBeLessThan(60);
    // The price, and the margin below the title block.
    expect(await darkest(bytes, { left: 540, top: 300, width: 600, height: 50 })).toBeLessThan(60);
    expect(await darkest(bytes, { left: 540, top: 585, width: 600, height: 40 })).toBeGreaterThan(
      200,
    );
  });

  it('shows the picture on its paper, and a line drawing where it can’t be read', async () => {
    const red = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#f00' } })
      .png()
      .toBuffer();
    const middle = { left: 262, top: 338, width: 20, height: 20 };
    const greenOf = async (picture: Buffer) =>
      (await colorsOf(await drawSheet(sheet, picture), middle))[1]?.mean;
    expect(await greenOf(red)).toBeLessThan(30);
    expect(await greenOf(Buffer.from('no picture'))).toBeGreaterThan(120);
  });

  it('stays below 80 KB with a picture that packs badly', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const;
    const picture = await sharp({
      create: { width: 900, height: 900, channels: 3, background: '#888', noise },
    })
      .png()
      .toBuffer();
    expect((await drawSheet(sheet, picture)).length).toBeLessThanOrEqual(80_000);
  });

  it('has the shop’s colours', async () => {
    const url = new URL('../../../packages/shared-ui/src/tokens.tsx', import.meta.url);
    const [light = ''] = (await readFile(url, 'utf8')).split('const darkColors');
    for (const [name, color] of Object.entries(COLORS)) {
      const token = `--color-${name.replaceAll(/[A-Z0-9]/g, (sign) => `-${sign.toLowerCase()}`)}`;
      expect(light).toContain(`'${token}': '${color}'`);
    }
  });
});

describe('letters', () => {
  it.each(['₱1,625.00', 'Piñon Ø 5 × 3', '90°', 'Würth Ł ő', '½″ – “M8”'.replace('″', '"')])(
    'are there for %s',
    (text) => {
      expect(hasLetters('heavy', text)).toBe(true);
      expect(hasLetters('regular', text)).toBe(true);
    },
  );

  it.each(['角磨机', 'дрель', 'مطرقة', '🔧 wrench'])('are not there for %s', (text) => {
    expect(namedSheet({ ...sheet, name: text })).toBeNull();
  });

  it('leave out a cell that can’t be drawn, and no more', () => {
    const cells = [...sheet.cells, { label: 'Category', value: '角磨机' }];
    expect(namedSheet({ ...sheet, cells })?.sheet.cells).toEqual(sheet.cells);
  });

  it('are read as one sign with their accent', () => {
    expect(hasLetters('heavy', 'Pin\u0303a')).toBe(true);
  });
});

describe('lines', () => {
  const type = { face: 'heavy', size: 46 } as const;

  it('are at most so many, each within its width, and say that there is more', () => {
    const name = 'Adjustable stainless braided hose assembly '.repeat(8);
    const lines = linesOf(name, 600, 3, type);
    expect(lines).toHaveLength(3);
    expect(lines[2]).toMatch(/(Adjustable|stainless|braided|hose|assembly)…$/);
    for (const line of lines) expect(widthOf(line, type)).toBeLessThanOrEqual(600);
  });

  it('lose no word that has room', () => {
    expect(linesOf('Angle  grinder\n100 mm', 2000, 3, type)).toEqual(['Angle grinder 100 mm']);
    expect(linesOf('one two three', 170, 3, type).join(' ')).toBe('one two three');
  });

  it('are about equal, with the same words', () => {
    const name = 'Kiskara KSSHD230-1 Dry Sanding Sheets 230 × 280 mm';
    expect(linesOf(name, 600, 3, type).at(-1)).toBe('mm');
    const lines = balancedLines(name, 600, 3, type);
    expect(lines.join(' ')).toBe(name);
    expect(lines.at(-1)).toBe('230 × 280 mm');
  });

  it('break a word that is wider than they are', () => {
    const lines = linesOf('W'.repeat(100_000), 300, 3, type);
    expect(lines).toHaveLength(3);
    for (const line of lines) expect(widthOf(line, type)).toBeLessThanOrEqual(300);
  });
});

describe('a path', () => {
  const pathOf = (change: Partial<Sheet>) => namedSheet({ ...sheet, ...change })?.path;

  it('is another one for all that is shown', () => {
    const all = [
      {},
      { name: 'Another name' },
      { figure: '₱1,300.00' },
      { former: '₱1,500.00' },
      { note: 'Sale until June 20, 2026' },
      { picture: 'imported/shop/a.0123456789ab.webp' },
      { cells: [] },
    ].map(pathOf);
    expect(new Set(all).size).toBe(all.length);
    expect(pathOf({})).toMatch(/^share\/product-7\.[0-9a-f]{16}\.jpeg$/);
  });
});

describe('drawing', () => {
  let directory: string;
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'share-pictures-'));
  });
  afterAll(() => rm(directory, { recursive: true, force: true }));

  const noPictures = { find: () => Promise.resolve(null) };
  const namedOf = (name: string) => {
    const named = namedSheet({ ...sheet, name });
    if (!named) throw new Error(`${name} can not be drawn`);
    return named;
  };

  it('is done once for many who ask at a time, and then kept', async () => {
    const shared = createSharePictures(directory, noPictures);
    const named = namedOf('Hammer');
    let reads = 0;
    const ask = () =>
      shared.find({
        path: named.path,
        allow: () => Promise.resolve(),
        read: () => {
          reads += 1;
          return Promise.resolve(named);
        },
      });
    const all = await Promise.all(Array.from({ length: 20 }, ask));
    expect(new Set(all).size).toBe(1);
    expect(await ask()).toEqual(all[0]);
    expect(reads).toBe(1);
  });

  it('keeps so many pictures and no more', async () => {
    const folder = join(directory, 'small');
    const shared = createSharePictures(folder, noPictures, { files: 2, bytes: 10_000_000 });
    for (const name of ['One', 'Two', 'Three']) {
      const named = namedOf(name);
      const read = () => Promise.resolve(named);
      await shared.find({ path: named.path, allow: () => Promise.resolve(), read });
    }
    expect(await readdir(join(folder, 'share-pictures'))).toHaveLength(2);
  });
});

type Answered = {
  product_name: string;
  share_picture?: { path: string; width: number; height: number };
};

describe('the picture of a page', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(keptInMemory);
  });
  afterAll(() => shop.close());

  const details = async (id: number, of = shop) =>
    (await of.get(`/api/store/products/details/${id}`)).json as Answered;
  const pathOf = async (id: number, of = shop) => {
    const { share_picture: picture } = await details(id, of);
    if (!picture) throw new Error(`product ${id} has no picture of its link`);
    return picture.path;
  };
  const fetch = async (path: string) => shop.app.request(`/storage/${path}`);
  const restore: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const back of restore.splice(0)) await back();
  });

  it('is named by a product’s answer, and answers with a JPEG for good', async () => {
    const { id } = await shop.product('Cordless Hammer Drill');
    const path = await pathOf(id);
    expect(path).toMatch(new RegExp(`^share/product-${id}\\.[0-9a-f]{16}\\.jpeg$`));
    expect((await details(id)).share_picture).toEqual({ path, width: 1200, height: 630 });
    const response = await fetch(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect([width, height]).toEqual([1200, 630]);
  });

  it('is the product’s for each of its variants', async () => {
    const { id, variants: ids } = await shop.product('Cordless Hammer Drill');
    expect((await details(ids.Kit ?? 0)).share_picture).toEqual((await details(id)).share_picture);
  });

  it.each([
    ['category', '/api/category'],
    ['brand', '/api/brands'],
  ])('is named by a %s’s answer', async (of, listed) => {
    const [{ id } = { id: 0 }] = (await shop.get(listed)).json as { id: number }[];
    const answer = (await shop.get(`/api/store/products/${of}/${id}`)).json as Answered;
    const path = answer.share_picture?.path ?? '';
    expect(path).toContain(`share/${of}-${id}.`);
    const response = await fetch(path);
    expect(response.headers.get('content-type')).toBe('image/jpeg');
  });

  it('draws nothing while a page is answered', async () => {
    const { id } = await shop.product('Hydraulic Torque Wrench');
    const path = await pathOf(id);
    const kept = await readdir(join(shop.directory, 'share-pictures')).catch(() => []);
    expect(kept).not.toContain(path.replace('share/', ''));
  });

  it('has another path after a price has changed, and the old one is nothing unless it was drawn', async () => {
    const { id, variants: ids } = await shop.product('Hydraulic Torque Wrench');
    const before = await pathOf(id);
    const change = (price: number) =>
      shop.deps.db
        .update(variants)
        .set({ price, regularPrice: price })
        .where(eq(variants.id, ids.Standard ?? 0));
    restore.push(() => change(1_250_000));
    await change(1_111_100);
    const after = await pathOf(id);
    expect(after).not.toBe(before);
    expect((await fetch(before)).status).toBe(404);
    expect((await fetch(after)).status).toBe(200);
    await change(1_222_200);
    expect((await fetch(after)).status).toBe(200);
  });

  it('is not named for a name in letters that the font lacks', async () => {
    const { id } = await shop.product('Hydraulic Torque Wrench');
    const rename = (name: string) =>
      shop.deps.db.update(products).set({ name }).where(eq(products.id, id));
    restore.push(() => rename('Hydraulic Torque Wrench'));
    await rename('液压扭矩扳手');
    const answer = await details(id);
    expect(answer.product_name).toBe('液压扭矩扳手');
    expect(answer).not.toHaveProperty('share_picture');
  });

  it.each([
    'share/product-1.0123456789abcdef.jpeg',
    'share/product-1.0123456789abcdef.png',
    'share/product-1.jpeg',
    'share/category-999999999999999.0123456789abcdef.jpeg',
    'share/order-1.0123456789abcdef.jpeg',
    'share/product-0.0123456789abcdef.jpeg',
    'share/..%2f..%2fprovider.lock',
    'share/product-1.0123456789abcdef.jpeg%2f..',
    'share/',
  ])('is nothing at %s', async (path) => {
    const before = await readdir(join(shop.directory, 'share-pictures')).catch(() => []);
    expect((await fetch(path)).status).toBe(404);
    expect(await readdir(join(shop.directory, 'share-pictures')).catch(() => [])).toEqual(before);
  });

  it(
    'is drawn so often for one network, and what is kept answers on',
    { tags: 'long' },
    async () => {
      const limited = await openTestShop(keptInMemory, { rateLimitScale: 0.01 });
      try {
        const { id } = await limited.product('Cordless Hammer Drill');
        const path = await pathOf(id, limited);
        const wrong = path.replace(/\.[0-9a-f]{16}\./, '.0123456789abcdef.');
        const statusOf = async (asked: string) =>
          (await limited.app.request(`/storage/${asked}`)).status;
        expect([await statusOf(path), await statusOf(wrong), await statusOf(path)]).toEqual([
          200, 429, 200,
        ]);
      } finally {
        await limited.close();
      }
    },
  );
});
