// @vitest-environment happy-dom
import {
  act,
  cleanup,
  configure,
  fireEvent,
  render,
  screen,
  waitFor,
  within,
} from '@testing-library/react';
import { pageOf } from 'host-kit/page-of';
import { useEffect, useState } from 'react';
import { createMemoryRouter, MemoryRouter, RouterProvider, useLoaderData } from 'react-router-dom';
import type { AnyPage } from 'shared-contracts/door';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MoreResults } from '../src/pages/more-results';
import { setup } from '../src/remote';
import { beaconsSent, takeBeacons } from './beacons';
import { makeHost, product, wire, type Answers } from './shop';

beforeEach(takeBeacons);
afterEach(cleanup);
// A busy machine takes its time to load a page's code.
configure({ asyncUtilTimeout: 10_000 });

const drill = product('1', 'Hammer drill');
const press = product('2', 'Drill press', { price: null });
const driver = product('3', 'Drill driver', { in_stock: false });
const named = { id: '34', variant_name: '800 W', model: 'KR-800', price: 950, in_stock: true };

const answers = (percents = [90, 80, 70]): Answers => ({
  search: () => ({
    results: [
      wire(drill, { match_percent: percents[0], matched_variant: named }),
      wire(press, { match_percent: percents[1] }),
      wire(driver, { match_percent: percents[2] }),
    ],
    total: 46,
  }),
  brands: () => [{ id: 7, brand_name: 'Kraftig' }],
});

function Page() {
  const { page, data } = useLoaderData<{ page: AnyPage; data: unknown }>();
  return <page.Component data={data} />;
}

type PartProps = { name: string; props: object; late: Promise<void> | undefined };

/** Another team's part: a named box with its props, once its code is here. */
function Part({ name, props, late }: PartProps) {
  const [here, setHere] = useState(late === undefined);
  useEffect(() => {
    void late?.then(() => {
      setHere(true);
    });
  }, [late]);
  // A dialog takes the focus.
  const focus = late ? (box: HTMLElement | null) => box?.focus() : undefined;
  return here ? (
    <div role="group" aria-label={name} tabIndex={-1} ref={focus}>
      {JSON.stringify(props)}
    </div>
  ) : null;
}

/**
 * Opens the search page.
 * @param late when the code of the quick way into the cart is here; at once when missing
 */
async function open(path: string, given = answers(), late?: Promise<void>) {
  const shop = makeHost(given);
  shop.host.Slot = ({ name, ...props }) => (
    <Part name={name} props={props} late={name === 'catalog.quick-add' ? late : undefined} />
  );
  const entry = setup(shop.host).pages.search;
  if (!entry) throw new Error('no search page');
  const router = createMemoryRouter(
    [
      {
        path: '/search',
        HydrateFallback: () => null,
        element: <Page />,
        loader: async ({ request }) => {
          const page = await pageOf(entry);
          const { signal } = request;
          const url = new URL(request.url);
          const data: unknown = await page.loader({ params: {}, url, host: shop.host, signal });
          return { page, data };
        },
      },
    ],
    { initialEntries: [path] },
  );
  render(<RouterProvider router={router} />);
  await screen.findByRole('status');
  return { ...shop, router };
}

const filters = () =>
  screen
    .queryAllByRole('group', { name: 'catalog.list-filter', hidden: true })
    .map((part) => JSON.parse(part.textContent) as Record<string, unknown>);

it('narrows what was found by the filters of lists, and says how many of how many', async () => {
  await open('/search?q=drill&brand=7&spec=Power%3A%20800%20W');
  expect(screen.getByText('3 of 46 products')).toBeTruthy();
  expect(filters()).toEqual([
    { query: 'drill', layout: 'column' },
    { query: 'drill', layout: 'sheet', shown: '3 of 46 products', total: 46, waiting: false },
    { query: 'drill', layout: 'chips', names: { categories: {}, brands: { '7': 'Kraftig' } } },
  ]);
});

it('asks the provider for all that the URL narrows to', async () => {
  const { searches } = await open('/search?q=drill&brand=7&brand=8&spec=Power%3A%20800%20W');
  expect(searches()).toMatchObject([{ filters: { brand: ['7', '8'], spec: ['Power: 800 W'] } }]);
});

it('keeps the filters where they leave nothing, and has none where nothing was found', async () => {
  const none: Answers = { search: () => ({ results: [], total: 0 }) };
  await open('/search?q=drill&in_stock=1', none);
  expect(filters().map(({ layout }) => layout)).toEqual(['column', 'sheet', 'chips']);
  cleanup();
  await open('/search?q=drill', none);
  expect(filters()).toEqual([]);
  expect(screen.getByText('No products found for "drill"')).toBeTruthy();
});

it('shows apart from the results what comes close, where the provider names it', async () => {
  const close = [{ ...wire(driver), match_percent: undefined }];
  await open('/search?q=drill', {
    search: () => ({ results: [wire(drill)], total: 1, close }),
  });
  const heading = await screen.findByRole('heading', { name: 'Close to your search' });
  const list = screen.getByRole('list', { name: 'Close to your search' });
  expect(heading.compareDocumentPosition(list)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(
    within(list)
      .getAllByRole('link')
      .map(({ textContent: text }) => text),
  ).toEqual([expect.stringContaining('Drill driver')]);
  const results = screen.getByRole('list', { name: 'Results' });
  expect(results.textContent).not.toContain('Drill driver');
});

it('adds the variant that the query names, and asks about what can not be added', async () => {
  const { seen } = await open('/search?q=KR-800');
  expect(screen.getByRole('link', { name: /Hammer drill/ }).getAttribute('href')).toBe(
    '/products/1?variant=34',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Inquire for Price: Drill press' }));
  fireEvent.click(screen.getByRole('button', { name: 'Inquire: Drill driver' }));
  expect(seen.inquiries).toMatchObject([{ product: 'Drill press' }, { product: 'Drill driver' }]);
  fireEvent.click(screen.getByRole('button', { name: 'Add: Hammer drill' }));
  const part = await screen.findByRole('group', { name: 'catalog.quick-add' });
  expect(JSON.parse(part.textContent)).toEqual({
    product_id: '1',
    product_name: 'Hammer drill',
    variant_id: '34',
  });
});

it('says the percent of match where it tells results apart, not the same on each', async () => {
  await open('/search?q=drill');
  expect(screen.getAllByText(/% match$/).map((badge) => badge.textContent)).toEqual([
    '90% match',
    '80% match',
    '70% match',
  ]);
  cleanup();
  await open('/search?q=drill', answers([100, 100, 99.8]));
  expect(screen.queryByText(/% match$/)).toBeNull();
});

const many = (count: number): Answers => ({
  search: (body) => {
    const { offset, limit } = body as { offset: number; limit: number };
    const left = Math.max(0, Math.min(limit, count - offset));
    return {
      results: Array.from({ length: left }, (_, at) =>
        wire(product(String(offset + at + 1), `Drill ${offset + at + 1}`)),
      ),
      total: count,
    };
  },
});

it('has more results by a link, which keeps the search, its order and its filters', async () => {
  await open('/search?q=drill&sort=az&brand=7&utm_source=mail', many(46));
  const more = screen.getByRole('link', { name: 'Load More' });
  expect(more.getAttribute('href')).toBe('/search?q=drill&sort=az&brand=7&pages=2');
  more.focus();
  fireEvent.click(more);
  await screen.findByText('40 of 46 products');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Load More' }));
});

it('keeps the focus in its field when the search is cleared, and shows what is searched for next', async () => {
  const { router } = await open('/search?q=drill');
  const field = screen.getByLabelText<HTMLInputElement>('Search Products');
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
  await screen.findByRole('heading', { name: 'Search' });
  expect(document.activeElement).toBe(field);
  expect(field.value).toBe('');
  await act(() => router.navigate('/search?q=press'));
  expect(field.value).toBe('press');
});

it('gives the focus to the number of results where Load More goes', async () => {
  await open('/search?q=drill', many(26));
  const more = screen.getByRole('link', { name: 'Load More' });
  more.focus();
  fireEvent.click(more);
  const count = await screen.findByText('26 products shown');
  expect(screen.queryByRole('link', { name: 'Load More' })).toBeNull();
  await waitFor(() => {
    expect(document.activeElement).toBe(count);
  });
});

it('says where results go on but no page does', () => {
  const params = new URLSearchParams('q=drill&pages=25');
  render(
    <MemoryRouter>
      <MoreResults
        {...{ params, pages: 25, shown: 500, total: 1200, pending: false }}
        onMore={() => undefined}
      />
    </MemoryRouter>,
  );
  expect(screen.queryByRole('link', { name: 'Load More' })).toBeNull();
  expect(
    screen.getByText(/^These are the first 500 of 1,200 products\. To see others/),
  ).toBeTruthy();
});

it("says 'From' where variants cost more, as the cards of lists do", async () => {
  const search = () => ({
    results: [
      wire(drill, { price_from: 1500 }),
      wire(driver, { price_from: 900 }),
      wire(press, { price_from: 750 }),
      wire(product('4', 'Drill bits'), { price_from: 900, matched_variant: named }),
    ],
    total: 4,
  });
  await open('/search?q=drill', { search });
  const texts = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(texts.map((text) => text.match(/(?:from )?₱[\d,.]+/gi))).toEqual([
    ['From ₱1,500.00', '₱1,680.00'],
    ['₱1,500.00', '₱1,680.00', 'from ₱900.00'],
    ['From ₱750.00', '₱840.00'],
    ['₱950.00', '₱1,064.00'],
  ]);
});

it('shows that the button is at work until the way into the cart is here', async () => {
  let arrive: () => void = () => undefined;
  const late = new Promise<void>((resolve) => (arrive = resolve));
  await open('/search?q=drill', answers(), late);
  const button = screen.getByRole('button', { name: 'Add: Hammer drill' });
  expect(button.getAttribute('aria-busy')).toBeNull();
  button.focus();
  fireEvent.click(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
  const [, other] = screen.getAllByRole('listitem');
  if (!other) throw new Error('two results were expected');
  expect(within(other).getByRole('button').getAttribute('aria-busy')).toBeNull();
  await act(async () => {
    arrive();
    await late;
  });
  await screen.findByRole('group', { name: 'catalog.quick-add' });
  await waitFor(() => {
    expect(button.getAttribute('aria-busy')).toBeNull();
  });
});

it('tells the provider which result is opened, without waiting and without saying who', async () => {
  const { sent } = await open('/search?q=drill');
  const before = sent.length;
  fireEvent.click(screen.getByRole('link', { name: /Drill press/ }), { ctrlKey: true });
  expect(await beaconsSent()).toEqual([
    ['/api/store/products/search/chosen', { query: 'drill', product_id: '2', place: 2 }],
  ]);
  expect(sent).toHaveLength(before);
});

it('tells nothing of results in another order, nor where the browser sends no beacons', async () => {
  await open('/search?q=drill&sort=priceAsc');
  fireEvent.click(screen.getByRole('link', { name: /Drill press/ }), { ctrlKey: true });
  expect(await beaconsSent()).toEqual([]);
  cleanup();
  await open('/search?q=drill');
  vi.stubGlobal('navigator', {});
  fireEvent.click(screen.getByRole('link', { name: /Drill press/ }), { ctrlKey: true });
  vi.unstubAllGlobals();
  expect(await beaconsSent()).toEqual([]);
});

const bolts = {
  category: { id: 4, name: 'Bolts & Nuts' },
  facts: [
    { label: 'Thread', value: 'M10' },
    { label: 'Length', value: '30 mm' },
  ],
  rest: 'hex bolt',
};
/** Reads descriptions with a number, as the provider does. */
const readingBolts = (read: unknown = bolts): Answers => ({
  ...answers(),
  search: ({ query }) => ({
    results: [wire(drill)],
    total: 1,
    ...(String(query).includes('m10') ? { read_as: read } : {}),
  }),
});
const chips = () => screen.findByRole('list', { name: 'Read from your search' });

it('shows what a description was read as, each to be taken off by a button', async () => {
  await open('/search?q=m10+x+30+hex+bolt', readingBolts());
  const buttons = within(await chips()).getAllByRole('button');
  expect(buttons.map(({ textContent: text }) => text)).toEqual([
    'Search without: Category: Bolts & Nuts',
    'Search without: Thread: M10',
    'Search without: Length: 30 mm',
    'Clear all',
  ]);
});

it.each([
  ['Search without: Thread: M10', '?q=hex+bolt&category=4&in_stock=1&spec=Length%3A+30+mm'],
  [
    'Search without: Category: Bolts & Nuts',
    '?q=hex+bolt&in_stock=1&spec=Thread%3A+M10&spec=Length%3A+30+mm',
  ],
  ['Clear all', '?q=hex+bolt&in_stock=1'],
])('keeps in the address what %j leaves, and goes back', async (name, search) => {
  const typed = '?q=m10+x+30+hex+bolt&in_stock=1';
  const { router } = await open(`/search${typed}`, readingBolts());
  fireEvent.click(within(await chips()).getByRole('button', { name }));
  await waitFor(() => expect(router.state.location.search).toBe(search));
  await waitFor(() => {
    expect(screen.queryByRole('list', { name: 'Read from your search' })).toBeNull();
  });
  expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Results' }));
  await act(() => router.navigate(-1));
  expect(router.state.location.search).toBe(typed);
  expect(await chips()).toBeTruthy();
});

it('shows the results without chips where what was read has a wrong shape', async () => {
  await open('/search?q=m10+x+30', readingBolts({ facts: 'M10' }));
  expect(await screen.findByRole('list', { name: 'Results' })).toBeTruthy();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByRole('list', { name: 'Read from your search' })).toBeNull();
});
