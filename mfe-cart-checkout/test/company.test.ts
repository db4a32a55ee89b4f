import { describe, expect, it } from 'vitest';
import { totalsOf } from 'shared-contracts/money';
import { troubleOf, type CartLine } from '../src/cart/lines';
import { stepWords } from '../src/cart/step-words';
import { businessFaults, businessIn, saidBusiness } from '../src/checkout/business';
import { checkoutOf, keep } from '../src/checkout/checkout-store';
import { fillFromCompany } from '../src/checkout/fill-company';
import { emptyForm, orderBody } from '../src/checkout/form';
import { makeHost } from './shop';

const line = (more: Partial<CartLine>): CartLine => ({
  product_id: '1',
  variant_id: '2',
  quantity: 1,
  product_name: 'Bolt',
  variant_name: '',
  brand_name: '',
  product_price: 1000,
  product_image: null,
  status: 'available',
  default: true,
  ...more,
});

describe('an order of a company', () => {
  it('[B32] carries only what is filled in, and a TIN in one form', () => {
    const said = businessIn({ tin: ' 123456789 ', branch: '  ', po_number: ' 77 ' });
    expect(saidBusiness(said)).toEqual({ tin: '123-456-789-000', po_number: '77' });
    const totals = totalsOf(100);
    const plain = orderBody(emptyForm('m@example.ph'), totals, '7');
    expect(orderBody(emptyForm('m@example.ph'), totals, '7', said)).toEqual({
      ...plain,
      tin: '123-456-789-000',
      po_number: '77',
    });
    for (const name of Object.keys(said)) expect(plain).not.toHaveProperty(name);
  });

  it.each([
    ['', 'Cruz Builders', '111-111-111-000'],
    ['cruz builders ', 'cruz builders ', '111-111-111-000'],
    ['Reyes Works', 'Reyes Works', ''],
  ])('gets the TIN of its own company: %j', async (typed, company, tin) => {
    const own = { company_name: 'Cruz Builders', tin: '111-111-111-000', branch: '', address: '' };
    const { host } = makeHost({ send: () => Promise.resolve(own) });
    const checkout = checkoutOf(host, '7', 'm@example.ph');
    keep(checkout, { values: { ...emptyForm('m@example.ph'), company: typed } });
    await fillFromCompany(checkout);
    const { business, values } = checkout.store.getState();
    expect([values.company, business.tin]).toEqual([company, tin]);
  });

  it('[B31] names a TIN that is none', () => {
    expect(Object.keys(businessFaults(businessIn({ tin: '12', po_number: '1' })))).toEqual(['tin']);
    expect(businessFaults(businessIn({}))).toEqual({});
  });
});

describe('a line with prices by quantity', () => {
  const steps = [
    { quantity: 1, price: 1000 },
    { quantity: 10, price: 900 },
    { quantity: 50, price: 800 },
  ];
  it.each([
    [1, {}, '9 more: ₱9.00 each.'],
    [10, { unit: 'box' }, 'Price for 10 or more. 40 more: ₱8.00 per box.'],
    [50, {}, 'Price for 50 or more.'],
    // The next quantity that is sold has its own price.
    [9, { order_step: 9 }, '9 more: ₱9.00 each.'],
    [40, { order_step: 40 }, 'Price for 10 or more. 40 more: ₱8.00 each.'],
  ])(
    '[B35] of %j says which price it has, and what the next one needs',
    (quantity, more, words) => {
      expect(stepWords(line({ quantity, price_steps: steps, ...more }))).toBe(words);
    },
  );

  it('says nothing without them', () => {
    expect(stepWords(line({}))).toBeNull();
  });
});

it('[B33] a line with more units than there are is in trouble', () => {
  expect(troubleOf(line({ quantity: 4, stock_count: 3 }))).toBe('out-of-stock');
  expect(troubleOf(line({ quantity: 3, stock_count: 3 }))).toBeNull();
  expect(troubleOf(line({ quantity: 3 }))).toBeNull();
});
