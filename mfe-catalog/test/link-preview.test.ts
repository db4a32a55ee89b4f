/** What only a document says of a page: the picture of its link, and its place. */
import { describe, expect, test } from 'vitest';
import { categoryPage } from '../src/pages/category-page';
import { productPage } from '../src/pages/product-page';
import { fakeHost } from './fake-host';
import { drill } from './given-products';

const drawn = { path: 'share/product-1.0123456789abcdef.jpeg', width: 1200, height: 630 };
const category = { id: 3, category_name: 'Drills', products_count: 4, products: [] };

const visitOf = (path: string, params: Record<string, string>, answer: object) => ({
  params,
  url: new URL(`https://shop.example${path}`),
  host: fakeHost(({ method }) => (method === 'GET' ? answer : [])),
  signal: new AbortController().signal,
});

async function headOfProduct(product: object) {
  const visit = visitOf('/products/1', { productId: '1' }, product);
  return productPage.head(await productPage.loader(visit), visit.host.config);
}

async function headOfCategory(entry: object) {
  const visit = visitOf('/category/3', { categoryId: '3' }, entry);
  return categoryPage.head(await categoryPage.loader(visit), visit.host.config);
}

describe('the picture of a shared link', () => {
  test('is the one drawn for the product, with its size', async () => {
    expect(await headOfProduct({ ...drill, share_picture: drawn })).toMatchObject({
      image: '/storage/share/product-1.0123456789abcdef.jpeg',
      imageSize: { width: 1200, height: 630 },
    });
  });

  test('is the product’s own where the provider draws none', async () => {
    const head = await headOfProduct(drill);
    expect(head.image).toBe('/storage/a.webp?w=1280');
    expect(head).not.toHaveProperty('imageSize');
  });

  test.each([
    ['no path', { width: 1200, height: 630 }],
    ['a side that is none', { ...drawn, width: '1200' }],
    ['a path that leads out of the storage', { ...drawn, path: '../api/cart' }],
    ['a picture of another origin', { ...drawn, path: 'https://evil.example/a.png' }],
    ['a text', 'share/a.jpeg'],
  ])('is the product’s own where the provider says %s', async (_, said) => {
    const head = await headOfProduct({ ...drill, share_picture: said });
    expect(head.image).toBe('/storage/a.webp?w=1280');
    expect(head).not.toHaveProperty('imageSize');
  });

  test('is the one drawn for the category, else the shop’s', async () => {
    const path = 'share/category-3.0123456789abcdef.jpeg';
    expect(await headOfCategory({ ...category, share_picture: { ...drawn, path } })).toMatchObject({
      title: 'Drills',
      image: '/storage/share/category-3.0123456789abcdef.jpeg',
      imageSize: { width: 1200, height: 630 },
    });
    const without = await headOfCategory(category);
    expect(without).toMatchObject({ title: 'Drills' });
    expect(without).not.toHaveProperty('image');
  });
});

test('search engines are told the way to a category', async () => {
  const above = [{ id: 1, category_name: 'Tools' }];
  const { jsonLd } = await headOfCategory({ ...category, above });
  expect(JSON.stringify(jsonLd)).toMatch(/Categories.*\/category\/1.*\/category\/3/);
});

test('the provider is asked once for what a page and its document need', async () => {
  const visit = visitOf('/products/1', { productId: '1' }, { ...drill, share_picture: drawn });
  await productPage.loader(visit);
  expect(visit.host.requests).toHaveLength(1);
});
