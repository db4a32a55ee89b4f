// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SectionTitle } from '../src/section-title';
import { SpecTable } from '../src/spec-table';
import { SumTable } from '../src/sum-table';
import { Signature, Titled } from '../src/title-block';

afterEach(cleanup);

it('says what a paper is beside its heading, and leaves out what has no value', () => {
  render(
    <Titled
      facts={[
        { name: 'Order', value: 'ORD-1' },
        { name: 'Status', value: 'Pending' },
        { name: 'By', value: '' },
      ]}
    >
      <h1>Order ORD-1</h1>
    </Titled>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Order ORD-1' })).toBeDefined();
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Order',
    'Status',
  ]);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'ORD-1',
    'Pending',
  ]);
});

it('has a line for each that signs', () => {
  render(<Signature lines={['Received by, name and signature', 'Date']} />);
  expect(screen.getByText('Received by, name and signature')).toBeDefined();
  expect(screen.getByText('Date')).toBeDefined();
});

it('heads a section with an h2 that keeps its own attributes', () => {
  render(<SectionTitle id="items">Items</SectionTitle>);
  expect(screen.getByRole('heading', { level: 2, name: 'Items' }).id).toBe('items');
});

it('names its columns and rows, and has the numbers at the right', () => {
  render(
    <SumTable
      caption="Items"
      lines={[{ key: 1, what: 'Disc', units: 25, each: '₱38.00', amount: '₱950.00' }]}
      sums={[
        ['Subtotal', '₱950.00'],
        ['Total', '₱1,064.00'],
      ]}
    />,
  );
  const table = within(screen.getByRole('table', { name: 'Items' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Item',
    'Units',
    'Each',
    'Amount',
  ]);
  expect(table.getByRole('rowheader', { name: /^Disc/ })).toBeDefined();
  expect(table.getByRole('rowheader', { name: 'Total' })).toBeDefined();
  for (const cell of table.getAllByRole('cell').filter(({ textContent }) => textContent !== '')) {
    expect(cell.className).toContain('number');
  }
});

it('names each row of specifications by its label', () => {
  render(<SpecTable caption="Specifications" rows={[{ label: 'Weight', value: '1.8 kg' }]} />);
  const table = within(screen.getByRole('table', { name: 'Specifications' }));
  expect(table.getByRole('rowheader', { name: 'Weight' })).toBeDefined();
  expect(table.getByRole('cell', { name: '1.8 kg' })).toBeDefined();
});

it('shows the lines for signing by a token, which a shell that has none refuses', () => {
  render(<Signature lines={['Received by', 'Date']} />);
  const styles = [...document.querySelectorAll('style')].map(({ textContent }) => textContent);
  expect(styles.join('')).toContain('display:var(--paper-only)');
});
