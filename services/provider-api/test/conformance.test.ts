/** The conformance test must notice a provider's faults; the provider of this test has many. */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { conform, type Verdict } from 'conformance/conform';
import { conforms, reportLines } from 'conformance/report';
import { wireTo } from 'conformance/wire';

const product = (id: number) => ({
  id,
  product_name: `Drill ${id}`,
  brand_name: 'Tamaraw',
  category_name: 'Power Tools',
  description: '',
  price: 100,
  in_stock: true,
  first_image: { default: 1, path: '0' },
});
const line = {
  product_id: 1,
  variant_id: 7,
  quantity: 1,
  product_name: 'Drill 1',
  variant_name: 'Standard',
  brand_name: 'Tamaraw',
  product_price: 100,
  product_image: '0',
  user_id: 1,
  status: 'available',
  default: true,
};
const message = { message: 'Done.' };

/** The answers of the faulty provider; a number alone is a status. */
const answers: Record<string, unknown> = {
  '/api/brands': [{ id: 1, name: 'Tamaraw', file_name: null, image_path: null, description: '' }],
  '/api/category': [{ id: 1, category_name: 'Power Tools', description: '' }],
  '/api/product/featured-products': 500,
  '/api/blogs': '<html>not JSON</html>',
  '/api/testimonials': [{ body: 12, by: 'Ana' }],
  // It ignores the limit, and one of the rows can't be read.
  '/api/store/products': [...[1, 2, 3, 4].map(product), { ...product(5), id: null }],
  '/api/store/products/details/1': {
    product_name: 'Drill 1',
    brand: 'Tamaraw',
    category: 'Power Tools',
    description: '',
    variants: [{ id: 7, variant_name: 'A', price: 1, description: '', useage: '', images: [] }],
  },
  '/api/store/products/details/2': {
    id: 2,
    product_name: 'Drill 2',
    variants: [{ id: 7, price: 100 }],
  },
  '/api/store/products/category/1': { id: 2, category_name: 'X', description: '', products: [] },
  '/api/store/products/search': { hits: [] },
  '/api/store/products/search/suggestions?q=a': { suggestions: ['a'] },
  '/api/utilities/inquiries/send': message,
  '/api/auth/shop-register': message,
  '/api/auth/resend-verification': message,
  '/api/auth/verify-email': message,
  '/api/auth/shop-login': { user: { id: 1, name: 'Ana' }, token: 'always-the-same' },
  '/api/store/cart/updateItemsInCart': { data: [line] },
  '/api/store/cart/fetchItemsAdded': { data: [line] },
  '/api/store/order/placeOrders': { message: 'Order has been placed!' },
  '/api/store/order/fetchAllOrders': [{ order_number: 'A', total_amount: 'much', products: [] }],
  '/api/auth/shop-logout': {},
};

function respond(request: IncomingMessage): { status: number; text: string } {
  const given = answers[request.url ?? ''];
  if (given === undefined) return { status: 404, text: '{"message":"Not found."}' };
  if (typeof given === 'number') return { status: given, text: 'oh no' };
  return { status: 200, text: typeof given === 'string' ? given : JSON.stringify(given) };
}

describe('the conformance test', () => {
  let server: Server;
  let base: string;
  let verdicts: Verdict[];
  beforeAll(async () => {
    server = createServer((request, response) => {
      const { status, text } = respond(request);
      request.resume().on('end', () => response.writeHead(status).end(text));
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    verdicts = await conform(wireTo(base), {
      given: { email: 'a@example.ph', password: 'secret' },
    });
  });
  afterAll(() => server.close());

  const said = (name: string) => {
    const { state, ...rest } = verdicts.find((one) => one.name === name) ?? { state: 'none' };
    if ('faults' in rest) return [state, ...rest.faults];
    return 'why' in rest ? [state, rest.why] : [state];
  };

  it.each([
    ['listBrands', 'brand_name: is missing'],
    ['listFeatured', 'status: 500'],
    ['listBlogs', 'answer: is not JSON'],
    ['listTestimonials', '0.body: must be string'],
    ['listProducts', '4.id: Invalid input'],
    ['readProduct', 'product_id: is missing'],
    ['readProduct', 'variants.0.specs: is missing'],
    ['readCategory', 'id: is not the one that was asked for'],
    ['searchProducts', 'results: is missing'],
    ['sendInquiry', 'body: 200 for an empty one, 422 was expected'],
    ['login', 'password: a wrong one is answered with 200'],
    ['fetchCart', 'Authorization: 200 without a token, 401 was expected'],
    ['updateCart', 'quantity: not 2 of the item that was added'],
    ['placeOrder', 'cart: still holds what was ordered'],
    ['placeOrder', 'total_amount: no order of this total in the history'],
    ['fetchOrders', '0.datePlaced: is missing'],
    ['fetchOrders', '0.total_amount: not an amount of pesos'],
    ['logout', 'token: still works after logout'],
  ])('finds what is broken in %s: %s', (name, fault) => {
    expect(said(name)).toEqual(expect.arrayContaining(['broken', expect.stringContaining(fault)]));
  });

  it('says what a provider does not offer, and what it could not try', () => {
    expect(said('popularSearches')).toEqual(['not offered', "404 'Not found.'"]);
    expect(said('readBrand')).toEqual(['not offered', "404 'Not found.'"]);
    expect(said('readBlog')).toEqual(['not tried', 'no blog was listed']);
    expect(said('verifyEmail')[0]).toBe('not tried');
    expect(said('searchSuggestions')).toEqual(['kept']);
  });

  it('does not pass it, and reports each call in a line', () => {
    expect(conforms(verdicts)).toBe(false);
    const lines = reportLines(verdicts);
    expect(lines).toContain('not offered GET  /api/store/products/search/popular');
    expect(lines.at(-1)).toMatch(/^\d+ kept, \d+ broken, \d+ not offered, \d+ not tried$/);
  });

  it('says of nobody there that nothing answers', async () => {
    const nobody = await conform(wireTo('http://127.0.0.1:1'));
    expect(conforms(nobody)).toBe(false);
    expect(nobody[0]).toMatchObject({
      state: 'broken',
      faults: [expect.stringMatching(/^answer: none/)],
    });
  });
});
