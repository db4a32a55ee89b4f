// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { setup } from '../src/remote';
import { fakeHost, notFound, offline, row, type Provider } from './fake-host';
import { stubSight } from './sight';

type Name = 'catalog.featured' | 'catalog.brand-marquee' | 'catalog.mega-menu' | 'catalog.related';

async function showPart(part: unknown, props: object = {}) {
  const Part = part as ComponentType<object>;
  // The answer comes in a later turn.
  await act(async () => {
    render(
      <MemoryRouter>
        <Part {...props} />
      </MemoryRouter>,
    );
    await vi.advanceTimersByTimeAsync(0);
  });
}

async function show(name: Name, provider: Provider, props: object = {}) {
  await showPart(await setup(fakeHost(provider)).fragments[name]?.load(), props);
}

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** What suspends at once is only followed by an `act` that is waited for. */
const retry = () =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await vi.advanceTimersByTimeAsync(0);
  });

beforeEach(async () => {
  // The carousel's own code loads at a real clock's pace.
  await import('embla-carousel');
  vi.useFakeTimers();
  stubSight(true);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the featured products', () => {
  const shownNow = () => document.querySelector('[data-shown="true"] h3')?.textContent;

  test('advance every three seconds and wrap', async () => {
    await show('catalog.featured', () => [row(1), row(2)]);
    expect(shownNow()).toBe('Product 001');
    await wait(2999);
    expect(shownNow()).toBe('Product 001');
    await wait(1);
    expect(shownNow()).toBe('Product 002');
    await wait(3000);
    expect(shownNow()).toBe('Product 001');
  });

  test('stop for good at a click on the card', async () => {
    await show('catalog.featured', () => [row(1), row(2)]);
    const card = document.querySelector('[data-shown="true"] article');
    if (card) fireEvent.click(card);
    await wait(10_000);
    expect(shownNow()).toBe('Product 001');
    fireEvent.click(screen.getByRole('button', { name: 'Next featured product' }));
    expect(shownNow()).toBe('Product 002');
    await wait(10_000);
    expect(shownNow()).toBe('Product 002');
  });

  test('pause and play by their button', async () => {
    await show('catalog.featured', () => [row(1), row(2)]);
    fireEvent.click(screen.getByRole('button', { name: 'Pause featured products' }));
    await wait(10_000);
    expect(shownNow()).toBe('Product 001');
    fireEvent.click(screen.getByRole('button', { name: 'Play featured products' }));
    await wait(3000);
    expect(shownNow()).toBe('Product 002');
  });

  test('stand still for a shopper who asked for less movement', async () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue(
      Object.assign(new EventTarget(), { matches: true }) as unknown as MediaQueryList,
    );
    await show('catalog.featured', () => [row(1), row(2)]);
    await wait(10_000);
    expect(shownNow()).toBe('Product 001');
  });

  test('stand still in a tab that nobody sees', async () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await show('catalog.featured', () => [row(1), row(2)]);
    await wait(10_000);
    expect(shownNow()).toBe('Product 001');
  });

  test('stand still, and fetch no picture but the first, until somebody looks', async () => {
    const sight = stubSight();
    const pictured = (id: number) => row(id, { first_image: { default: 0, path: `${id}.svg` } });
    await show('catalog.featured', () => [1, 2, 3, 4].map(pictured));
    const pictures = () => [...document.querySelectorAll('li:has(img)')].length;
    await wait(10_000);
    expect(shownNow()).toBe('Product 001');
    expect(pictures()).toBe(1);
    act(() => sight.tell(true));
    expect(pictures()).toBe(3);
    await wait(0);
    await wait(3000);
    expect(shownNow()).toBe('Product 002');
    act(() => sight.tell(false));
    await wait(10_000);
    expect(shownNow()).toBe('Product 002');
  });

  test('have no arrows and no dots where there is one', async () => {
    await show('catalog.featured', () => [row(1)]);
    expect(shownNow()).toBe('Product 001');
    expect(screen.queryAllByRole('button')).toEqual([]);
  });

  test('say so when there are none', async () => {
    await show('catalog.featured', () => []);
    expect(screen.getByText('No featured products available')).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('offer another try when they did not come, and show the wait for it', async () => {
    let answers: (() => void) | undefined;
    let down = true;
    await show('catalog.featured', () => {
      if (down) throw offline();
      return new Promise((resolve) => {
        answers = () => {
          resolve([row(1)]);
        };
      });
    });
    expect(screen.getByText('No featured products available')).toBeDefined();
    down = false;
    await retry();
    expect(screen.getByText('Still loading…')).toBeDefined();
    answers?.();
    await wait(0);
    expect(shownNow()).toBe('Product 001');
  });

  test('stand there at once when the shopper comes back', async () => {
    const host = fakeHost(() => [row(1)]);
    const { fragments } = setup(host);
    await showPart(await fragments['catalog.featured']?.load());
    cleanup();
    const Part = (await fragments['catalog.featured']?.load()) as ComponentType<object>;
    render(<Part />, { wrapper: MemoryRouter });
    expect(shownNow()).toBe('Product 001');
    expect(host.requests).toHaveLength(1);
  });

  test('that failed are asked for again when the shopper comes back', async () => {
    let down = true;
    const { fragments } = setup(
      fakeHost(() => {
        if (down) throw offline();
        return [row(1)];
      }),
    );
    await showPart(await fragments['catalog.featured']?.load());
    expect(screen.getByText('No featured products available')).toBeDefined();
    cleanup();
    down = false;
    await showPart(await fragments['catalog.featured']?.load());
    expect(shownNow()).toBe('Product 001');
  });
});

describe('what is related to a product', () => {
  const of = { product_id: '1', category_id: '3' };
  const shown = () => screen.queryAllByRole('link').map((link) => link.textContent);

  test('is others of its category', async () => {
    await show('catalog.related', () => [row(1), row(2)], of);
    expect(shown()).toEqual(['Product 002']);
  });

  test('is what its catalogue names, which is not asked for', async () => {
    const none = () => {
      throw offline();
    };
    await show('catalog.related', none, {
      ...of,
      related: [row(5, { id: '5', first_image: null })],
    });
    expect(shown()).toEqual(['Product 005']);
  });

  test('is followed by what fits the variant, with the facts that agree, once nothing seen moves by it', async () => {
    const sight = stubSight();
    const asked: string[] = [];
    const fitting = (id: number, variant: number) => ({
      ...row(id),
      matched_variant: { id: variant, variant_name: '125 mm', price: 90, in_stock: true },
    });
    const groups = [
      { by: ['named'], products: [row(7)] },
      {
        by: ['bore', 'diameter', 'speed', 'a new fact'],
        products: [fitting(8, 81), 'broken', ...[2, 3, 4, 5, 6].map((id) => row(id))],
      },
      { by: ['shank'], products: [] },
    ];
    const provider: Provider = ({ url }) => {
      asked.push(url);
      return { groups };
    };
    await import('../src/product/fits');
    await show('catalog.related', provider, { product_id: '1', category_id: '', variant_id: '12' });
    await wait(10);
    expect(asked).toEqual(['/api/store/products/fits?variant_id=12']);
    act(() => sight.tell(true));
    expect(document.body.textContent).toBe('');
    act(() => sight.tell(false));
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Fits');
    expect(
      screen.getAllByText(/\.$/, { selector: 'section p' }).map((each) => each.textContent),
    ).toEqual(['Named by the supplier.', 'By bore, diameter and speed.']);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      ...['/products/7', '/products/8?variant=81', '/products/2', '/products/3', '/products/4'],
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Show 2 more' }));
    expect(screen.getAllByRole('link')).toHaveLength(7);
  });

  test.each([
    ['has no such call', notFound],
    ['is away', offline],
  ])('says nothing of what fits where the provider %s', async (_why, fault) => {
    const none = () => {
      throw fault();
    };
    await import('../src/product/fits');
    await show('catalog.related', none, { product_id: '1', category_id: '', variant_id: '12' });
    await wait(10);
    expect(document.body.textContent).toBe('');
  });

  test('is nothing where it cannot be had', async () => {
    await show(
      'catalog.related',
      () => {
        throw offline();
      },
      of,
    );
    expect(document.body.textContent).toBe('');
  });
});

describe('the brand marquee', () => {
  const brand = (id: number, file: string | null) => ({
    id,
    brand_name: `Brand ${id}`,
    file_name: file,
    image_path: file && `brands/${file}`,
  });

  test('repeats few brands four times, leaves out those without a file, hides the copies', async () => {
    await show('catalog.brand-marquee', () => [brand(1, 'a.svg'), brand(2, null), brand(3, '')]);
    const copies = [...document.querySelectorAll('ul')];
    expect(copies).toHaveLength(4);
    expect(copies.map((copy) => copy.querySelectorAll('a').length)).toEqual([1, 1, 1, 1]);
    expect(copies.map((copy) => copy.getAttribute('aria-hidden'))).toEqual([
      null,
      'true',
      'true',
      'true',
    ]);
    expect(copies.map((copy) => copy.hasAttribute('inert'))).toEqual([false, true, true, true]);
    expect(screen.getByRole('link', { name: 'Brand 1' }).getAttribute('href')).toBe('/brand/1');
  });

  test('has neither copies nor pictures until it is near, and keeps them from then on', async () => {
    const sight = stubSight();
    await show('catalog.brand-marquee', () => [1, 2, 3, 4, 5, 6].map((id) => brand(id, 'a.svg')));
    const had = () => ['ul', 'img'].map((name) => document.querySelectorAll(name).length);
    expect(had()).toEqual([1, 0]);
    act(() => sight.tell(true));
    expect(had()).toEqual([3, 18]);
    act(() => sight.tell(false));
    expect(had()).toEqual([3, 18]);
  });

  test('lets some of very many pass, and leads to all', async () => {
    const many = Array.from({ length: 500 }, (_, at) => brand(at, 'a.svg'));
    await show('catalog.brand-marquee', () => many);
    expect(document.querySelector('ul')?.children).toHaveLength(60);
    expect(screen.getByText('All brands').getAttribute('href')).toBe('/brands');
  });

  test('can be paused', async () => {
    await show('catalog.brand-marquee', () => [1, 2, 3, 4, 5, 6].map((id) => brand(id, 'a.svg')));
    expect(document.querySelectorAll('ul')).toHaveLength(3);
    fireEvent.click(screen.getByRole('button', { name: 'Pause brands' }));
    expect(document.querySelector('[data-paused="true"]')).not.toBeNull();
  });

  test('says so when there are none, and offers another try when they did not come', async () => {
    let down = true;
    await show('catalog.brand-marquee', () => {
      if (down) throw offline();
      return [brand(1, 'a.svg')];
    });
    expect(screen.getByText('No brands available')).toBeDefined();
    down = false;
    await retry();
    expect(screen.getByRole('link', { name: 'Brand 1' })).toBeDefined();
  });

  test('asks once more where what came could not be read', async () => {
    let answer: unknown = { brands: 'none' };
    await show('catalog.brand-marquee', () => answer);
    expect(screen.getByText('No brands available')).toBeDefined();
    answer = [brand(1, 'a.svg')];
    await retry();
    expect(screen.getByRole('link', { name: 'Brand 1' })).toBeDefined();
  });
});

describe('the mega-menu', () => {
  const shop: Provider = ({ url }) =>
    url.includes('/brands')
      ? [{ id: 5, brand_name: 'Torvane' }]
      : [
          { id: 1, category_name: 'Hand Tools', products_count: 21 },
          { id: 2, category_name: 'Pumps', products_count: 4 },
        ];

  test('filters its two lists apart, and counts', async () => {
    await show('catalog.mega-menu', shop);
    const categories = screen.getByRole('list', { name: 'Categories' });
    expect(within(categories).getAllByRole('link')[0]?.textContent).toContain('21 products');
    fireEvent.change(screen.getByLabelText('Filter categories'), { target: { value: 'pump' } });
    expect(within(categories).getAllByRole('link')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Torvane' })).toBeDefined();
    fireEvent.change(screen.getByLabelText('Filter brands'), { target: { value: 'x' } });
    expect(screen.getByText('No brands available')).toBeDefined();
  });

  test('tells when one of its links is followed', async () => {
    const onFollow = vi.fn();
    await show('catalog.mega-menu', shop, { layout: 'drawer', onFollow });
    fireEvent.click(screen.getByRole('link', { name: 'View all categories' }));
    fireEvent.click(screen.getByRole('link', { name: 'Torvane' }));
    expect(onFollow).toHaveBeenCalledTimes(2);
  });

  test('shows the categories in a list or a grid', async () => {
    await show('catalog.mega-menu', shop);
    fireEvent.click(screen.getByRole('button', { name: 'List' }));
    expect(screen.getByRole('list', { name: 'Categories' }).getAttribute('data-view')).toBe('list');
  });
});
