import { describe, expect, it } from 'vitest';
import { invoke, requestOf, type HttpClient } from '../src/call';
import { calls, listProducts, readProduct, searchSuggestions } from '../src/calls';
import { faultOf } from '../src/errors';
import { pictureSources, pictureUrl } from '../src/paths';
import { z } from '../src/schema';
import { specsFromWire, variant } from '../src/wire/product-details';
import { stockFromWire } from '../src/wire/values';

const answering = (answer: unknown): HttpClient => ({ send: () => Promise.resolve(answer) });

describe('a provider’s answer', () => {
  it('keeps the rows that can be read and counts those that came', async () => {
    const rows = await invoke(
      answering([
        {
          id: 7,
          product_name: 'Drill',
          price: '0',
          in_stock: 'false',
          first_image: { default: 1 },
        },
        { id: 8 },
        null,
      ]),
      listProducts,
    );
    expect(rows.received).toBe(3);
    expect(rows.items).toMatchObject([
      { id: '7', price: null, in_stock: false, first_image: null, brand_name: '' },
    ]);
  });

  it.each([[{}], ['<html>'], [null], [[{ id: 8 }]], [{ data: 'x' }]])(
    'is refused as malformed when it is %j',
    async (answer) => {
      const error = await invoke(answering(answer), listProducts).catch(
        (thrown: unknown) => thrown,
      );
      expect(faultOf(error).kind).toBe('malformed');
    },
  );

  it('understands specs as a list, as the JSON text of one, and as nonsense', () => {
    const list = [{ label: 'Power', specs: '800 W' }];
    expect(specsFromWire(list)).toEqual(list);
    expect(specsFromWire(JSON.stringify(list))).toEqual(list);
    expect(specsFromWire('{oops')).toEqual([]);
    expect(specsFromWire([{ label: 'Mass', specs: 4 }, 'x'])).toEqual([
      { label: 'Mass', specs: '4' },
    ]);
  });

  it('takes the picture path 0 as none, and a variant without lists as one with empty lists', () => {
    const said = { path: 'b.webp', alt: ' The grinder from above ' };
    const pictures = z.safeParse(variant, {
      id: 1,
      images: [{ path: '0', alt: 'none' }, 'a.webp', said, { path: 'c.webp', alt: 7 }],
    });
    expect(pictures.data).toMatchObject({
      images: ['a.webp', 'b.webp', 'c.webp'],
      image_texts: ['', 'The grinder from above', ''],
    });
    const read = z.safeParse(variant, { id: 1, images: [{ path: '0' }, { path: 'a.webp' }] });
    expect(read.data).not.toHaveProperty('image_texts');
    expect(read.data).toMatchObject({ images: ['a.webp'], specs: [], inclusions: [], price: null });
  });

  it.each([
    [true, true],
    [0, false],
    [3, true],
    ['0', false],
    ['Out of stock', false],
    ['12', true],
    ['', null],
    [null, null],
  ])('reads the stock %j as %j', (wire, expected) => {
    expect(stockFromWire(wire)).toBe(expected);
  });
});

describe('a request', () => {
  it('encodes its parameters and leaves absent query values out', () => {
    expect(requestOf(readProduct, { params: { id: 'a/b' } }).url).toBe(
      '/api/store/products/details/a%2Fb',
    );
    expect(requestOf(searchSuggestions, { query: { q: 'm8 hex' } }).url).toContain('?q=m8+hex');
    expect(() => requestOf(readProduct)).toThrow('needs the parameter id');
  });

  it('exists for each of the 23 calls of the specification, and none is there twice', () => {
    const all = Object.values(calls);
    expect(all.filter((call) => !('addition' in call))).toHaveLength(23);
    expect(new Set(all.map(({ method, path }) => `${method} ${path}`)).size).toBe(all.length);
  });
});

describe('a stored picture', () => {
  it('is never fetched from elsewhere', () => {
    expect(pictureUrl('https://elsewhere.example/a.webp')).toBeNull();
    expect(pictureUrl('//elsewhere.example/a.webp')).toBeNull();
    expect(pictureUrl('javascript:alert(1)')).toBeNull();
    expect(pictureUrl('/storage/a b/c.webp', 320)).toBe('/storage/a%20b/c.webp?w=320');
  });

  it('comes in the served widths, a drawing as it is', () => {
    expect(pictureSources('a.webp', '50vw')?.srcSet).toContain('/storage/a.webp?w=320 320w');
    expect(pictureSources('a.svg', '50vw')).toEqual({
      src: '/storage/a.svg',
      srcSet: '',
      sizes: '',
    });
    expect(pictureSources(null, '50vw')).toBeNull();
  });
});
