/** The log never contains an email, phone number, name, address, password, code or token. */
import { createLog } from 'server-kit/log';
import { describe, expect, it } from 'vitest';
import { createLimits } from '../src/domain/limits';
import { createApp } from '../src/shop-api/app';
import { keptInMemory } from './kept-in-memory';
import { openTestShop, TestShop } from './shop';

describe('the log', () => {
  const title =
    'has an id per request and nothing personal, from registering to an order and a failure';
  it(title, { timeout: 120_000 }, async () => {
    const lines: string[] = [];
    const log = createLog('trace', 'provider', { write: (line: string) => lines.push(line) });
    const shop = await openTestShop(keptInMemory, { log });
    const personal = {
      email: 'maria.secret@example.ph',
      password: 'her own password',
      name: 'Maria Clara',
      phone: '+63 917 555 0123',
      street: '7 Hidden Street',
      wrong: 'a mistyped password',
      question: 'a private question',
    };
    await shop.register(personal.email, personal.password, personal.name);
    const code = await shop.codeFor(personal.email);
    const { email, password } = personal;
    await shop.post('/api/auth/shop-login', { email, password: personal.wrong });
    await shop.post('/api/auth/verify-email', { email, verificationCode: code });
    const login = await shop.post('/api/auth/shop-login', { email, password });
    const { token } = login.json as { token: string };
    const drill = await shop.product('Cordless Hammer Drill');
    await shop.post(
      '/api/store/cart/updateItemsInCart',
      { product_id: drill.id, variant_id: drill.variants['Bare tool'], type: 'add' },
      { token },
    );
    const order = {
      email,
      first_name: personal.name,
      last_name: 'Santos',
      address1: personal.street,
      city: 'Makati',
      country: 'Philippines',
      state: 'Metro Manila',
      postal_code: '1200',
      phone: personal.phone,
      shipping_address: personal.street,
      billing_address: personal.street,
      subtotal: 4999.5,
      vat: 599.94,
      total_amount: 5599.44,
    };
    const placed = await shop.post('/api/store/order/placeOrders', order, { token });
    expect(placed.status).toBe(200);
    await shop.get(`/api/store/products/search/suggestions?q=${encodeURIComponent(email)}`);
    const inquiry = {
      name: personal.name,
      mobileNumber: personal.phone,
      email,
      inquiry: personal.question,
    };
    await shop.post('/api/utilities/inquiries/send', inquiry);

    // An error of the database quotes the values in its message, its details and its parameters.
    await shop.deps.db.execute('alter table inquiries add constraint no check (false) not valid');
    expect((await shop.post('/api/utilities/inquiries/send', inquiry)).status).toBe(500);
    await shop.deps.db.execute('alter table users rename to lost');
    expect((await shop.register(email, password)).status).toBe(500);
    const unlimited = { ...shop.deps, limits: createLimits(shop.deps.db, 1000) };
    const again = new TestShop(unlimited, createApp(unlimited), '', () => Promise.resolve());
    await shop.deps.db.execute('drop table rate_limits');
    expect((await again.post('/api/auth/shop-login', { email, password })).status).toBe(500);

    const requests = lines.map(
      (line) => JSON.parse(line) as { message: string; requestId?: string },
    );
    expect(requests.filter(({ message }) => message === 'request').length).toBeGreaterThan(10);
    expect(requests.filter(({ message }) => message === 'request failed')).toHaveLength(3);
    expect(requests.every(({ requestId }) => /^[\da-f-]{36}$/.test(requestId ?? ''))).toBe(true);
    const text = lines.join('');
    const found = [...Object.values(personal), code, token].filter(
      (one) => text.includes(one) || text.includes(encodeURIComponent(one)),
    );
    expect(found).toEqual([]);
    await shop.close();
  });
});
