import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBoundedCache } from '../src/domain/pictures/bounded-cache';
import { kindOf } from '../src/domain/pictures/kinds';
import { createResizer } from '../src/domain/pictures/resizer';
import { keptInMemory } from './kept-in-memory';
import { openTestShop, type TestShop } from './shop';
import { storedPath } from './small-catalogue';

describe('stored pictures', () => {
  let shop: TestShop;
  let photo: string;
  beforeAll(async () => {
    shop = await openTestShop(keptInMemory);
    const bytes = await sharp({
      create: { width: 500, height: 400, channels: 3, background: '#a06030' },
    })
      .jpeg()
      .toBuffer();
    photo = await shop.deps.pictures.keep('A Supplier', 'photos/Größe 1.JPG', bytes, 'jpeg');
  });
  afterAll(() => shop.close());

  const fetch = async (path: string, headers: Record<string, string> = {}) =>
    shop.app.request(`/storage/${path}`, { headers });
  const sizeOf = async (response: Response) =>
    sharp(Buffer.from(await response.arrayBuffer())).metadata();

  it('keeps an imported picture under its content’s name', () => {
    expect(photo).toMatch(/^imported\/a-supplier\/photos-gro-e-1\.[0-9a-f]{12}\.jpeg$/);
  });

  it('serves it as it is, and for good', async () => {
    const response = await fetch(photo);
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await sizeOf(response)).width).toBe(500);
  });

  it('serves each width as WebP, never larger than the source', async () => {
    const small = await fetch(`${photo}?w=160`, { accept: 'image/avif,image/webp,*/*' });
    expect(small.headers.get('content-type')).toBe('image/webp');
    expect(small.headers.get('vary')).toBe('Accept');
    expect((await sizeOf(small)).width).toBe(160);
    expect((await sizeOf(await fetch(`${photo}?w=1280`))).width).toBe(500);
  });

  it('serves the source’s format to who refuses WebP', async () => {
    const response = await fetch(`${photo}?w=160`, { accept: 'image/jpeg, image/png' });
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    expect((await sizeOf(response)).width).toBe(160);
  });

  it('makes a version once for many who ask at a time, and keeps it', async () => {
    const responses = await Promise.all(Array.from({ length: 20 }, () => fetch(`${photo}?w=320`)));
    expect(new Set(responses.map((response) => response.status))).toEqual(new Set([200]));
    const kept = await readdir(join(shop.directory, 'pictures-cache'));
    expect(kept.filter((name) => name.endsWith('-320.webp'))).toHaveLength(1);
    expect(kept.filter((name) => name.includes('half'))).toEqual([]);
  });

  it.each(['161', '0', '-96', '96.0', 'abc', ''])('refuses the width %j', async (width) => {
    expect((await fetch(`${photo}?w=${width}`)).status).toBe(422);
  });

  it('answers 304 to who has it already', async () => {
    const etag = (await fetch(`${photo}?w=96`)).headers.get('etag') ?? '';
    const again = await fetch(`${photo}?w=96`, { 'if-none-match': `W/${etag}, "x"` });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    expect((await fetch(`${photo}?w=96`, { 'if-none-match': '"x"' })).status).toBe(200);
  });

  it('serves a drawing in every width, which can neither run nor load anything', async () => {
    const response = await fetch(`${storedPath('products/drill.svg')}?w=480`);
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
    expect(response.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    );
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const etag = response.headers.get('etag') ?? '';
    expect(
      (await fetch(`${storedPath('products/drill.svg')}?w=480`, { 'if-none-match': etag })).status,
    ).toBe(304);
  });

  it('turns a drawing into a bitmap for previews of a link, and nothing else', async () => {
    const response = await fetch(`${storedPath('products/drill.svg')}?w=1280&format=png`);
    expect(response.headers.get('content-type')).toBe('image/png');
    const png = Buffer.from(await response.arrayBuffer());
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1280 });
    expect(response.headers.get('etag')).not.toBe(
      (await fetch(`${storedPath('products/drill.svg')}?w=1280`)).headers.get('etag'),
    );
    expect((await fetch(`${storedPath('products/drill.svg')}?w=1280&format=pdf`)).status).toBe(422);
    const photograph = await fetch(`${photo}?w=96&format=png`);
    expect(photograph.headers.get('content-type')).toBe('image/webp');
  });

  it.each([
    'imported/../provider.lock',
    'imported/a-supplier/../../database/PG_VERSION',
    'imported/..%2f..%2f..%2f..%2fetc%2fpasswd',
    'imported/%2e%2e/%2e%2e/etc/passwd',
    'imported/a-supplier/..%5c..%5cx',
    'imported//etc/passwd',
    'imported/a-supplier',
    'imported/',
    'imported/a-supplier/%00.jpeg',
    `imported/${'x'.repeat(400)}`,
    '..%2f..%2fetc%2fpasswd',
    '/etc/passwd',
    '%E0%A4%A',
    'nothing.svg',
    '',
  ])('has nothing at %j', async (path) => {
    expect((await fetch(path)).status).toBe(404);
  });

  it('keeps so many versions and so many bytes, the oldest out', async () => {
    const directory = join(shop.directory, 'small-cache');
    const keepAll = async (files: number, bytes: number, names: string) => {
      const cache = createBoundedCache(directory, { files, bytes });
      for (const name of names) await cache.keep(name, Buffer.alloc(10));
      return cache;
    };
    const cache = await keepAll(3, 1000, 'abc');
    // A file that was read again stays.
    expect(await cache.read('a')).toHaveLength(10);
    await cache.keep('d', Buffer.alloc(10));
    expect((await readdir(directory)).sort()).toEqual(['a', 'c', 'd']);
    expect(await cache.read('b')).toBeNull();
    // A new process counts the files of the previous one.
    await keepAll(100, 25, 'e');
    expect(await readdir(directory)).toHaveLength(2);
    // A file that is larger than the whole limit removes no other.
    const small = await keepAll(100, 25, '');
    await small.keep('f', Buffer.alloc(26));
    expect(await readdir(directory)).toHaveLength(2);
    expect(await small.read('f')).toBeNull();
  });

  it('makes a version again that was put out', async () => {
    const resizer = createResizer(
      createBoundedCache(join(shop.directory, 'one-version'), { files: 1, bytes: 1e6 }),
    );
    const source = (fill: string) =>
      Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" fill="${fill}"/>`);
    const make = async (fill: string) =>
      (await resizer.resize({ identity: fill, bytes: source(fill) }, 96, 'png')).length;
    const first = await make('red');
    await make('blue');
    expect(await readdir(join(shop.directory, 'one-version'))).toHaveLength(1);
    expect(await make('red')).toBe(first);
  });

  it('makes a version where none can be kept, and keeps it once that is possible', async () => {
    const folder = join(shop.directory, 'no-folder');
    // In the place of the folder is a file.
    await writeFile(folder, '');
    const resizer = createResizer(createBoundedCache(folder, { files: 1000, bytes: 1e9 }));
    const bytes = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>');
    const make = () => resizer.resize({ identity: 'green', bytes }, 96, 'png');
    const made = await make();
    expect(made.length).toBeGreaterThan(0);
    await rm(folder);
    expect(await make()).toEqual(made);
    expect(await readdir(folder)).toHaveLength(1);
  });

  it('refuses more new versions than can wait, and serves again after', async () => {
    const resizer = createResizer(
      createBoundedCache(join(shop.directory, 'crowded'), { files: 1000, bytes: 1e9 }),
    );
    const bytes = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>');
    const make = (at: number) => resizer.resize({ identity: `${at}`, bytes }, 96, 'png');
    const all = await Promise.allSettled(Array.from({ length: 300 }, (_, at) => make(at)));
    const refused = all.filter((one) => one.status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.reason).toMatchObject({ kind: 'unavailable', retryAfterSeconds: 1 });
    expect((await make(299)).length).toBeGreaterThan(0);
  });

  it('tells a picture by its bytes', () => {
    // Comments without a picture after them must be read once, not in every way to split them.
    expect(kindOf(Buffer.from('<!---->'.repeat(500)))).toBeNull();
    expect(kindOf(Buffer.from('<?xml version="1.0"?>\n<!-- x --><svg xmlns="…"/>'))).toBe('svg');
    expect(kindOf(Buffer.from('<html><svg/></html>'))).toBeNull();
    expect(kindOf(Buffer.from('GIF89a…'))).toBe('gif');
    expect(kindOf(Buffer.from(''))).toBeNull();
  });
});
