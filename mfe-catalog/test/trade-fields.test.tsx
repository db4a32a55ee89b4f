// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { fakeHost } from './fake-host';
import { bolts } from './given-products';
import { openAt } from './shown';

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
    expect(screen.getByText('per box', { exact: false }).textContent).toBe('was ₱12.00 per box');
    expect(screen.getByText('₱0.10 per piece, 100 in the pack')).toBeDefined();
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
    const related = screen.getByRole('group', { name: 'catalog.related' });
    expect(JSON.parse(related.textContent ?? '')).toMatchObject({
      related: [{ id: '21', product_name: 'Washers' }],
    });
  });
});
