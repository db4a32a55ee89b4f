import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { createAllowance } from '../server/rendering/allowance';
import { createFrameReader, frameOf } from '../server/rendering/framing';
import { readAddress } from '../server/rendering/provider-calls';
import { SHARED_NAMES } from '../server/rendering/shared-libraries';

it('reads messages however the pipe has cut them', () => {
  const messages = [{ text: 'Prés' }, 7, null, { text: 'x'.repeat(1000) }];
  const bytes = Buffer.concat(messages.map(frameOf));
  for (const size of [1, 3, 5, 64, bytes.length]) {
    const heard: unknown[] = [];
    const read = createFrameReader({
      most: 2000,
      onMessage: (message) => heard.push(message),
      onFault: (why) => heard.push(why),
    });
    for (let at = 0; at < bytes.length; at += size) read(bytes.subarray(at, at + size));
    expect(heard).toEqual(messages);
  }
});

it('allows so much at once, and then what time brings', () => {
  let time = 0;
  const allowance = createAllowance(10, 5, () => time);
  expect([allowance.spend(10), allowance.spend(1)]).toEqual([true, false]);
  time = 1000;
  expect([allowance.spend(5), allowance.spend(1)]).toEqual([true, false]);
  allowance.grant(100, 30);
  expect([allowance.spend(30), allowance.spend(1)]).toEqual([true, false]);
});

it('passes on the calls that a page reads by, and no others', () => {
  const get = (url: string) => readAddress({ method: 'GET', url });
  expect(get('/api/brands')).toBe('/api/brands');
  expect(get('/api/store/products/details/v%201?a=b')).toBe(
    '/api/store/products/details/v%201?a=b',
  );
  expect(readAddress({ method: 'POST', url: '/api/store/products' })).toBe('/api/store/products');
  for (const url of [
    ...['/api/auth/shop-login', '/dev/outbox', '/api/brands/', '/api/brands/../../dev/outbox'],
    ...['//elsewhere/api/brands', '/\\elsewhere/api/brands', 'http://elsewhere/api/brands', ''],
    ...['/api/blogs/%2e%2e/brands/x', '/api/blogs/1/2', '/api/store/products'],
  ]) {
    expect(get(url), url).toBeNull();
  }
  for (const url of ['/api/brands', '/api/auth/shop-login', '/api/store/order/placeOrders']) {
    expect(readAddress({ method: 'POST', url }), url).toBeNull();
  }
});

it('gives releases the libraries that the shell gives them in a browser', () => {
  const shell = readFileSync(resolve(import.meta.dirname, '../dist/release.json'), 'utf8');
  const { shared } = JSON.parse(shell) as { shared: string[] };
  expect([...SHARED_NAMES].sort()).toEqual(shared.sort());
});
