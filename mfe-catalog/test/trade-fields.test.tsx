// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { fakeHost, row } from './fake-host';
import { openAt } from './shown';

const bolts = {
  id: 1,
  product_id: 1,
  product_name: 'Hex Bolts',
  brand: { id: 7, brand_name: 'Torvane' },
  category: { id: 3, category_name: 'Bolts' },
  description: '',
  related: [row(21, { product_name: 'Washers' })],
  replaced_by: [row(22, { product_name: 'Flange Bolts' })],
  variants: [
    {
      id: 11,
      variant_name: 'M8',
      price: 10,
      was_price: 12,
      sale_ends: '2026-06-20T16:00:00.000Z',
      default: true,
      in_stock: true,
      price_steps: [
        { quantity: 1, price: 10 },
        { quantity: 50, price: 9.5 },
        { quantity: 200, price: 9 },
      ],
      minimum_order: 10,
      order_step: 5,
      unit: 'box',
      pack_quantity: 100,
      lead_time: '3 to 5 working days',
      gtin: '4006381333931',
      mpn: 'NW-840',
      country_of_origin: 'DE',
      documents: [
        { title: 'Bolt data', url: 'https://docs.example/b.pdf', kind: 'datasheet', bytes: 120400 },
        { title: 'Safety manual', url: '/documents/safety.pdf', kind: 'manual' },
        { title: 'Trick', url: 'javascript:alert(1)', kind: 'manual' },
        { title: 'Elsewhere', url: '//docs.example/b.pdf', kind: 'manual' },
      ],
    },
  ],
};

afterEach(cleanup);

const open = () =>
  openAt(
    '/products/1',
    fakeHost(() => bolts),
  );

describe('a product whose catalogue says how it is sold', () => {
  test('has its sale with the price before, until its last day in the Philippines', async () => {
    open();
    expect((await screen.findByText('₱12.00')).textContent).toBe('was ₱12.00');
    expect(await screen.findByText('Sale until June 20, 2026')).toBeDefined();
    expect(screen.getByText('per box', { exact: false })).toBeDefined();
    expect(screen.getByText('₱0.10 a piece, 100 in the pack')).toBeDefined();
  });

  test('has its prices by quantity from the least that is sold, and says what is sold how soon', async () => {
    open();
    const table = await screen.findByRole('table', { name: '' });
    const rows = within(table)
      .getAllByRole('row')
      .map((each) => each.textContent);
    expect(rows.slice(1)).toEqual(['10 to 49₱10.00', '50 to 199₱9.50', '200 or more₱9.00']);
    expect(screen.getByText('Minimum order 10, in steps of 5')).toBeDefined();
    expect(screen.getByText('Lead time: 3 to 5 working days')).toBeDefined();
  });

  test('links its documents with kind and size, and none with another address than a document’s', async () => {
    open();
    const section = (await screen.findByRole('heading', { name: 'Documents' })).parentElement;
    const links = within(section as HTMLElement).getAllByRole('link');
    expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
      ['https://docs.example/b.pdf', 'Bolt dataDatasheet, PDF, 120 KB'],
      ['/documents/safety.pdf', 'Safety manualPDF'],
    ]);
    const facts = screen.getByRole('table', { name: 'Article facts of M8' });
    expect(within(facts).getByText('Germany')).toBeDefined();
    expect(within(facts).getByText('4006381333931')).toBeDefined();
  });

  test('leads to what replaces it, and to what its catalogue relates', async () => {
    open();
    const instead = await screen.findByRole('link', { name: 'Flange Bolts' });
    expect(instead.getAttribute('href')).toBe('/products/22');
    const related = screen.getByRole('list', { name: 'Related products' });
    expect(within(related).getByRole('link').textContent).toBe('Washers');
  });
});
