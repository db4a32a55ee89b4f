// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { ProductListItem } from 'shared-contracts/wire/product';
import { inFrame } from '../src/host';
import { ProductGrid } from '../src/listing/product-grid';
import { fakeHost, row } from './fake-host';
import { stubSight } from './sight';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

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
  // The third of five groups is far away.
  expect(before.size).toBe(180);
  rerender(shown([...items]));
  expect(drawn.size).toBe(192);
  for (const [id, times] of before) expect(drawn.get(id), `product ${id}`).toBe(times);
});

test('stands in groups that a browser can skip as a whole, of complete rows; it is one list', () => {
  render(shown(counted(120).items));
  const groups = [...(screen.getByRole('list', { name: 'Products' }).children ?? [])];
  expect(groups.map((group) => group.children.length)).toEqual([48, 48, 24]);
  expect(groups.map((group) => group.hasAttribute('data-whole'))).toEqual([true, true, false]);
  expect(screen.getAllByRole('listitem')).toHaveLength(120);
});

describe('a list of thousands', () => {
  /** Draws the list, and has what watches it come. */
  async function open(items: Parameters<typeof shown>[0]) {
    render(shown(items));
    await act(() => import('../src/listing/long-list'));
  }
  const inDocument = () => document.querySelectorAll('[role="listitem"]').length;

  test('has two hundred cards in the document, in their places among all', () => {
    stubSight();
    const { container } = render(shown(counted(4_000).items));
    // The last group has 16.
    expect(inDocument()).toBe(3 * 48 + 16);
    expect(container.querySelectorAll('[data-far]')).toHaveLength(80);
    const last = [...container.querySelectorAll('[role="listitem"]')].at(-1);
    expect(last?.getAttribute('aria-posinset')).toBe('4000');
    expect(last?.getAttribute('aria-setsize')).toBe('4000');
  });

  test('has more of them where the window comes near, and takes them out behind it', async () => {
    const sight = stubSight();
    await open(counted(288).items);
    act(() => sight.tell(true));
    expect(inDocument()).toBe(288);
    act(() => sight.tell(false));
    // The first and the last group stay: the Tab key comes from both ends.
    await waitFor(() => expect(inDocument()).toBe(96));
  });

  test('takes nothing out that has the focus, before the focus is elsewhere', async () => {
    const sight = stubSight();
    await open(counted(288).items);
    act(() => sight.tell(true));
    const card = screen.getByRole('link', { name: 'Product 144' });
    act(() => card.focus());
    act(() => sight.tell(false));
    await waitFor(() => expect(inDocument()).toBe(3 * 48));
    expect(document.activeElement).toBe(card);
    act(() => screen.getByRole('link', { name: 'Product 001' }).focus());
    await waitFor(() => expect(inDocument()).toBe(96));
  });

  test('is printed as a whole', async () => {
    stubSight();
    await open(counted(288).items);
    expect(inDocument()).toBe(192);
    act(() => {
      window.dispatchEvent(new Event('beforeprint'));
      // Before the event has ended, because then the page is printed.
      expect(inDocument()).toBe(288);
    });
    act(() => {
      window.dispatchEvent(new Event('afterprint'));
    });
    expect(inDocument()).toBeLessThan(288);
  });
});

test('says what a price is with VAT in a shop that does, and only there', () => {
  const host = fakeHost(() => []);
  const draw = (config: typeof host.config) => {
    const Own = inFrame({ ...host, config }, ProductGrid);
    render(
      <MemoryRouter>
        <Own items={counted(1).items} label="Products" />
      </MemoryRouter>,
    );
  };
  draw(host.config);
  expect(screen.getByText('₱0.11 with VAT').tagName).toBe('SMALL');
  cleanup();
  draw({ ...host.config, pricesWithVat: false });
  expect(screen.queryByText(/with VAT$/)).toBeNull();
});
