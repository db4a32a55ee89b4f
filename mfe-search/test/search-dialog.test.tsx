// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { refuse } from 'host-kit/test-shop.tsx';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SearchDialog } from '../src/dialog/search-dialog';
import { readHistory, saveSearch } from '../src/history/history';
import { inFrame } from '../src/host';
import { beaconsSent, takeBeacons } from './beacons';
import { makeHost, product, wire, type Answers } from './shop';

const drill = product('1', 'Hammer <b>drill', { in_stock: false });
const press = product('2', 'Drill press', { price: null });

beforeEach(() => {
  takeBeacons();
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

async function openDialog(answers: Answers, loaded = [drill].slice(1), query?: string) {
  const shop = makeHost(answers, loaded);
  const onClose = vi.fn();
  const Dialog = inFrame(shop.host, SearchDialog);
  const props = query === undefined ? {} : { query };
  const router = createMemoryRouter([
    { path: '*', element: <Dialog open onClose={onClose} {...props} /> },
  ]);
  render(<RouterProvider router={router} />);
  await pass(1);
  return { ...shop, onClose, router };
}

const box = () => screen.getByRole('combobox', { name: 'Search Products' });
const typed = (value: string) => fireEvent.change(box(), { target: { value } });
const both: Answers = {
  search: () => ({
    results: [
      wire(drill, { match_percent: 77, highlights: { product_name: [{ from: 10, to: 15 }] } }),
      wire(press, { instead_of: 'Rival 77-100' }),
    ],
    total: 2,
  }),
  suggestions: () => ({ suggestions: ['drill bit'] }),
  popular: () => ({ popular_searches: ['saw'] }),
};

describe('the search dialog', () => {
  it('starts in the box, with recent and popular searches', async () => {
    for (const query of ['a', 'b', 'c', 'd', 'e', 'f']) saveSearch(query);
    await openDialog(both);
    expect(document.activeElement).toBe(box());
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([...'fedcb']);
    expect(screen.getByRole('button', { name: 'saw' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Remove e' }));
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([...'fdcba']);
  });

  it('tells the provider which result is opened, by a click and by Enter', async () => {
    await openDialog(both);
    typed('drill');
    await pass(310);
    fireEvent.click(screen.getByRole('option', { name: /Drill press/ }));
    for (const _ of ['the suggestion', 'the first result']) {
      fireEvent.keyDown(box(), { key: 'ArrowDown' });
    }
    fireEvent.keyDown(box(), { key: 'Enter' });
    vi.useRealTimers();
    const url = '/api/store/products/search/chosen';
    expect(await beaconsSent()).toEqual([
      [url, { query: 'drill', product_id: '2', place: 2 }],
      [url, { query: 'drill', product_id: '1', place: 1 }],
    ]);
  });

  it('waits 300 ms after the last key', async () => {
    const { searches } = await openDialog(both);
    typed('dr');
    await pass(200);
    typed('drill');
    await pass(299);
    expect(searches()).toEqual([]);
    await pass(2);
    expect(searches()).toMatchObject([{ query: 'drill', limit: 20, include_highlights: true }]);
  });

  it('shows results with what is known of each, and marks without reading HTML', async () => {
    await openDialog(both);
    typed('drill');
    await pass(310);
    expect(screen.getByText('2 results found')).toBeTruthy();
    const [suggestion, first, second] = screen.getAllByRole('option');
    expect(suggestion?.textContent).toBe('drill bit');
    expect(first?.getAttribute('href')).toBe('/products/1');
    expect(first?.textContent).toContain('Hammer <b>drill');
    expect(first?.querySelector('mark')?.textContent).toBe('drill');
    expect(first?.textContent).toContain('₱1,500.00');
    expect(first?.textContent).toContain('77% match');
    expect(first?.textContent).not.toContain('Instead of');
    expect(second?.textContent).toContain('Instead of Rival 77-100');
    expect(first?.textContent).toContain('Out of Stock');
    expect(second?.textContent).toContain('Price Upon Inquiry');
    expect(second?.textContent).not.toContain('match');
  });

  it('says that nothing was found', async () => {
    await openDialog({ search: () => ({ results: [] }) });
    typed('zzz');
    await pass(310);
    expect(screen.getByText('No products found for "zzz"')).toBeTruthy();
    expect(screen.getByText('Try different keywords or check spelling')).toBeTruthy();
  });

  it('clears with the button, and searches no blanks', async () => {
    const { searches } = await openDialog(both);
    typed('   ');
    await pass(400);
    expect(searches()).toEqual([]);
    typed('drill');
    await pass(310);
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.queryAllByRole('option')).toEqual([]);
    expect(screen.queryByText('2 results found')).toBeNull();
    expect(document.activeElement).toBe(box());
    expect(readHistory()).toEqual([]);
  });

  it('never shows an older answer over a newer one', async () => {
    const answers = new Map<string, (value: unknown) => void>();
    await openDialog({
      search: ({ query }) => new Promise((resolve) => answers.set(String(query), resolve)),
    });
    typed('old');
    await pass(310);
    typed('new');
    await pass(310);
    answers.get('new')?.({ results: [wire(press)] });
    await pass(1);
    answers.get('old')?.({ results: [wire(drill)] });
    await pass(1);
    expect(screen.getAllByRole('option').map((option) => option.getAttribute('href'))).toEqual([
      '/products/2',
    ]);
  });

  it('moves through the list by arrows, and Enter follows', async () => {
    const { router, onClose } = await openDialog(both);
    typed('drill');
    await pass(310);
    const options = screen.getAllByRole('option');
    const active = () => box().getAttribute('aria-activedescendant');
    expect(box().getAttribute('aria-expanded')).toBe('true');
    fireEvent.keyDown(box(), { key: 'ArrowUp' });
    expect(active()).toBe(options[2]?.id);
    fireEvent.keyDown(box(), { key: 'ArrowDown' });
    fireEvent.keyDown(box(), { key: 'ArrowDown' });
    expect(active()).toBe(options[1]?.id);
    expect(options[1]?.getAttribute('aria-selected')).toBe('true');
    fireEvent.keyDown(box(), { key: 'Enter' });
    await pass(1);
    expect(router.state.location.pathname).toBe('/products/1');
    expect(onClose).toHaveBeenCalled();
    expect(readHistory()).toEqual(['drill']);
  });

  it('keeps its place in the list when suggestions come late', async () => {
    let suggest: (value: unknown) => void = () => undefined;
    await openDialog({ ...both, suggestions: () => new Promise((resolve) => (suggest = resolve)) });
    typed('drill');
    await pass(310);
    fireEvent.keyDown(box(), { key: 'ArrowDown' });
    suggest({ suggestions: ['drill bit'] });
    await pass(1);
    const [, first] = screen.getAllByRole('option');
    expect(box().getAttribute('aria-activedescendant')).toBe(first?.id);
    expect(first?.getAttribute('href')).toBe('/products/1');
  });

  it('leaves the list by Escape, and keeps the dialog', async () => {
    const { onClose } = await openDialog(both);
    typed('drill');
    await pass(310);
    fireEvent.keyDown(box(), { key: 'ArrowDown' });
    expect(fireEvent.keyDown(box(), { key: 'Escape' })).toBe(false);
    expect(box().getAttribute('aria-activedescendant')).toBeNull();
    expect(fireEvent.keyDown(box(), { key: 'Escape' })).toBe(true);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('leads by Enter to the page of all results, and remembers the search', async () => {
    const { router } = await openDialog(both);
    typed('safety gear');
    fireEvent.keyDown(box(), { key: 'Enter' });
    await pass(1);
    expect(router.state.location.pathname + router.state.location.search).toBe(
      '/search?q=safety%20gear',
    );
    expect(readHistory()).toEqual(['safety gear']);
  });

  it('searches for a picked suggestion', async () => {
    const { searches } = await openDialog(both);
    typed('drill');
    await pass(310);
    fireEvent.click(screen.getByText('drill bit'));
    await pass(310);
    expect(searches().at(-1)).toMatchObject({ query: 'drill bit' });
    expect(readHistory()).toEqual(['drill bit']);
  });

  it('asks what a misspelled query meant, and searches that on request', async () => {
    const { searches } = await openDialog({
      search: ({ query }) => ({
        results: [wire(drill)],
        total: 1,
        ...(query === 'hamer' ? { did_you_mean: 'hammer' } : {}),
      }),
    });
    typed('hamer');
    await pass(310);
    expect(screen.getByText(/Did you mean/).textContent).toBe('Did you mean hammer?');
    fireEvent.click(screen.getByRole('button', { name: 'hammer' }));
    await pass(310);
    expect(searches().at(-1)).toMatchObject({ query: 'hammer' });
    expect(screen.queryByText(/Did you mean/)).toBeNull();
  });

  it.each([
    [{ not_found: ['bosch'] }, 'No "bosch" here; showing "18v".'],
    [{ not_found: ['Bosch', '18v'] }, 'No "Bosch" or "18v" here.'],
    [{ only_mentioned: true }, 'No product is called "bosch 18v"; these mention it.'],
    [{ not_found: [7, ''], only_mentioned: 'yes' }, null],
  ])('says of %j what it lacks', async (said, words) => {
    await openDialog({ search: () => ({ results: [wire(drill)], total: 1, ...said }) });
    typed('bosch 18v');
    await pass(310);
    expect(screen.getByText('1 result found')).toBeTruthy();
    if (words === null) expect(screen.queryByText(/^No (?!image)/)).toBeNull();
    else expect(screen.getByText(words)).toBeTruthy();
  });

  it('leads on from nothing: to the categories, or to the people of the shop', async () => {
    await openDialog({ search: () => ({ results: [], total: 0 }) });
    typed('wedding cake');
    await pass(310);
    expect(screen.getByText('No products found for "wedding cake"')).toBeTruthy();
    const categories = screen.getByRole('link', { name: 'All categories' });
    expect(categories.getAttribute('href')).toBe('/categories');
    expect(screen.getByRole('button', { name: 'Ask us' })).toBeTruthy();
  });

  it('searches at once what it was opened with', async () => {
    const { searches } = await openDialog(both, [], 'welder');
    await pass(310);
    expect(searches()).toMatchObject([{ query: 'welder' }]);
  });

  it('says that there is nothing to search where the server is down, and tries again', async () => {
    let down = true;
    await openDialog({ search: () => (down ? refuse(500) : { results: [wire(press)] }) });
    typed('drill');
    await pass(310);
    expect(screen.getByText('No products available to search')).toBeTruthy();
    down = false;
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await pass(310);
    expect(screen.getByText('1 result found')).toBeTruthy();
  });

  it('searches the products seen so far where the server is down', async () => {
    await openDialog({}, [drill, press]);
    typed('press');
    await pass(310);
    await act(() => vi.dynamicImportSettled());
    await pass(1);
    expect(screen.getByText('1 result found among the 2 products seen so far')).toBeTruthy();
    expect(screen.getByRole('option').textContent).toContain('% match');
  });
});
