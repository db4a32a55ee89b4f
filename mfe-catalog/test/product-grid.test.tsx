// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import type { ProductListItem } from 'shared-contracts/wire/product';
import { inFrame } from '../src/host';
import { ProductGrid } from '../src/listing/product-grid';
import { fakeHost, row } from './fake-host';

afterEach(cleanup);

/** Products of which each counts how often it was drawn. */
function counted(count: number) {
  const drawn = new Map<string, number>();
  const items = Array.from({ length: count }, (_, at) => {
    const { product_name: name, ...rest } = row(at + 1);
    const id = String(at + 1);
    return Object.defineProperty({ ...rest, id, first_image: null }, 'product_name', {
      enumerable: true,
      get() {
        drawn.set(id, (drawn.get(id) ?? 0) + 1);
        return name;
      },
    });
  });
  return { drawn, items: items as unknown as ProductListItem[] };
}

const Grid = inFrame(
  fakeHost(() => []),
  ProductGrid,
);
const shown = (items: ProductListItem[]) => (
  <MemoryRouter>
    <Grid items={items} label="Products" first />
  </MemoryRouter>
);

test('draws none of the cards again that are shown when more of them come', () => {
  const { drawn, items } = counted(240);
  const { rerender } = render(shown(items.slice(0, 228)));
  const before = new Map(drawn);
  expect(before.size).toBe(228);
  rerender(shown([...items]));
  expect(drawn.size).toBe(240);
  for (const [id, times] of before) expect(drawn.get(id), `product ${id}`).toBe(times);
});

test('stands in groups that a browser can skip as a whole, of complete rows; it is one list', () => {
  render(shown(counted(120).items));
  const groups = [...(screen.getByRole('list', { name: 'Products' }).children ?? [])];
  expect(groups.map((group) => group.children.length)).toEqual([48, 48, 24]);
  expect(groups.map((group) => group.hasAttribute('data-whole'))).toEqual([true, true, false]);
  expect(screen.getAllByRole('listitem')).toHaveLength(120);
});
