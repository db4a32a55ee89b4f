// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { HttpRequest } from 'shared-contracts/call';
import type { Facets } from 'shared-contracts/wire/facets';
import { afterEach, expect, test } from 'vitest';
import { FACETS, fakeHost, notFound, paging, row, rowsUpTo, type Provider } from './fake-host';
import { openAt } from './shown';

afterEach(cleanup);

const facets: Facets = {
  total: 15,
  brands: [{ id: '7', name: 'Boltrand', count: 9 }],
  categories: [{ id: '3', name: 'Fasteners', count: 15 }],
  specs: [
    {
      label: 'Thread',
      values: [
        { value: 'M8', count: 4 },
        { value: 'M10', count: 3 },
      ],
    },
    { label: 'Length', values: [], range: { unit: 'mm', least: 8, most: 200 } },
  ],
};

/** A shop whose lists have facets, and what it was asked about them. */
function shopWith(answer: (request: HttpRequest) => unknown) {
  const asked: unknown[] = [];
  const pages = paging(rowsUpTo(15));
  const provider: Provider = (request) => {
    if (request.url !== FACETS) {
      return request.url === '/api/brands' ? [{ id: 1, brand_name: 'Torvane' }] : pages(request);
    }
    asked.push(request.body);
    return answer(request);
  };
  return { host: fakeHost(provider), asked };
}

test('a list is narrowed by what its products have, in the URL, and widened again', async () => {
  const { host, asked } = shopWith(() => facets);
  const router = openAt('/store', host);
  const thread = await screen.findByRole('group', { name: 'Thread' });
  expect(screen.getByRole('checkbox', { name: 'Boltrand (9)' })).toBeTruthy();
  fireEvent.click(within(thread).getByRole('checkbox', { name: 'M10 (3)' }));
  await waitFor(() => {
    expect(router.state.location.search).toBe('?spec=Thread%3A+M10');
  });
  expect(await screen.findByRole('button', { name: 'Remove filter: Thread: M10' })).toBeTruthy();
  await waitFor(() => {
    expect(asked).toEqual([{ filter: {} }, { filter: { spec: ['Thread: M10'] } }]);
  });

  const length = screen.getByRole('group', { name: 'Length' });
  fireEvent.change(within(length).getByLabelText('Lowest (mm)'), { target: { value: 'long' } });
  fireEvent.click(within(length).getByRole('button', { name: 'Apply Length' }));
  expect(within(length).getByText('Enter a number, such as 12.5.')).toBeTruthy();
  fireEvent.change(within(length).getByLabelText('Lowest (mm)'), { target: { value: '1,000' } });
  fireEvent.click(within(length).getByRole('button', { name: 'Apply Length' }));
  const chip = { name: 'Remove filter: Length: 1000 mm and more' };
  fireEvent.click(await screen.findByRole('button', chip));
  fireEvent.click(await screen.findByRole('button', { name: 'Remove filter: Thread: M10' }));
  await waitFor(() => {
    expect(router.state.location.search).toBe('');
  });
});

test('the first value that was not shown has the focus where all of them are asked for', async () => {
  const values = Array.from({ length: 9 }, (_, at) => ({ value: `M${at}`, count: 1 }));
  openAt('/store', shopWith(() => ({ ...facets, specs: [{ label: 'Thread', values }] })).host);
  const thread = within(await screen.findByRole('group', { name: 'Thread' }));
  fireEvent.click(thread.getByRole('button', { name: 'Show all 9' }));
  expect(document.activeElement).toBe(thread.getByRole('checkbox', { name: 'M6 (1)' }));
});

test('a provider without facets is asked once, and the list has the choices without counts', async () => {
  const { host, asked } = shopWith(() => {
    throw notFound();
  });
  const router = openAt('/store', host);
  expect(await screen.findByRole('checkbox', { name: 'Torvane' })).toBeTruthy();
  fireEvent.click(screen.getByRole('checkbox', { name: 'In stock only' }));
  await waitFor(() => {
    expect(router.state.location.search).toBe('?in_stock=1');
  });
  expect(await screen.findByRole('checkbox', { name: 'Torvane' })).toBeTruthy();
  expect(asked).toHaveLength(1);
});

test.each([{ facets: 'none' }, { ...facets, total: 'many' }, []])(
  'facets that can not be read cost the list nothing: %j',
  async (wrong) => {
    openAt('/store', shopWith(() => wrong).host);
    expect(await screen.findByRole('checkbox', { name: 'Torvane' })).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(12);
  },
);

test('a card of a narrowed list leads to the variant that meets it, and says its price', async () => {
  const collect = { from: '2026-11-27T09:00+08:00', days: 1 };
  const named = { id: 77, variant_name: 'M10 × 60 mm', model: 'HB-60', price: 18, in_stock: true };
  const host = fakeHost((request) =>
    request.url === FACETS
      ? facets
      : [
          {
            ...{ ...row(1), collect },
            ...{ price: 9, price_from: 9, variant_count: 40, matched_variant: named },
          },
          { ...row(2), collect },
          { ...row(3), collect: { from: '2026-11-30T09:00+08:00', days: 4 } },
        ],
  );
  openAt('/store?spec=Thread%3A+M10', host);
  const [one, other, later] = await screen.findAllByRole('article');
  if (!one || !other || !later) throw new Error('three cards were expected');
  expect(within(one).getByRole('link').getAttribute('href')).toBe('/products/1?variant=77');
  expect(within(one).getByText('From ₱9.00')).toBeTruthy();
  expect(within(one).getByText('M10 × 60 mm, ₱18.00')).toBeTruthy();
  expect(within(other).getByRole('link').getAttribute('href')).toBe('/products/2');
  // Of another variant than that whose price is listed nothing is known.
  expect(within(one).queryByText(/^Collect/)).toBeNull();
  expect(within(other).getByText('Collect tomorrow')).toBeTruthy();
  expect(within(later).getByText('Collect on Nov 30')).toBeTruthy();
});

const OWNED = '/api/store/products/search/owned-fits';
const user = { id: '5', name: 'Ana', email: 'ana@example.ph' };

/** The store of somebody who is signed in, where the provider says so much of their tools. */
function storeWith(tools: (request: HttpRequest) => unknown, signedIn: boolean) {
  const pages = paging(rowsUpTo(15));
  const asked: unknown[] = [];
  const host = fakeHost((request) => {
    if (request.url === FACETS) return facets;
    if (request.url !== OWNED) return request.url === '/api/brands' ? [] : pages(request);
    asked.push(request.body);
    return tools(request);
  });
  if (signedIn) host.session.start({ token: 't', user });
  return { router: openAt('/store', host), asked };
}

test('a list is narrowed to what fits a tool that the shopper has bought', async () => {
  const tools = [{ variant_id: 70, name: 'Cordless Drill, Kit', count: 4 }];
  const { router } = storeWith(() => ({ tools }), true);
  const mine = await screen.findByRole('group', { name: 'Fits my' });
  fireEvent.click(within(mine).getByRole('checkbox', { name: 'Cordless Drill, Kit (4)' }));
  await waitFor(() => {
    expect(new URLSearchParams(router.state.location.search).get('spec')).toBe(
      'Fits: Cordless Drill, Kit [70]',
    );
  });
  fireEvent.click(
    await screen.findByRole('button', { name: 'Remove filter: Fits: Cordless Drill, Kit' }),
  );
  await waitFor(() => {
    expect(router.state.location.search).toBe('');
  });
});

test('nobody is asked about tools as a guest, and nothing is shown where the provider has no answer', async () => {
  const guest = storeWith(() => ({ tools: [] }), false);
  await screen.findByRole('group', { name: 'Thread' });
  expect(guest.asked).toEqual([]);
  cleanup();
  const { asked } = storeWith(() => {
    throw notFound();
  }, true);
  await screen.findByRole('group', { name: 'Thread' });
  await waitFor(() => {
    expect(asked).toHaveLength(1);
  });
  expect(screen.queryByRole('group', { name: 'Fits my' })).toBeNull();
});

test.each([FACETS, OWNED])(
  'what fits a shopper’s tools and the counts below it are shown at once, where %s answers last',
  async (late) => {
    const pages = paging(rowsUpTo(15));
    const host = fakeHost(async (request) => {
      if (request.url === late) await new Promise((done) => setTimeout(done, 50));
      if (request.url === FACETS) return facets;
      if (request.url !== OWNED) return request.url === '/api/brands' ? [] : pages(request);
      return { tools: [{ variant_id: 70, name: 'Cordless Drill, Kit', count: 4 }] };
    });
    host.session.start({ token: 't', user });
    openAt('/store', host);
    await Promise.race(['Fits my', 'Thread'].map((name) => screen.findByRole('group', { name })));
    expect(screen.getByRole('group', { name: 'Fits my' })).toBeTruthy();
    expect(screen.getByRole('group', { name: 'Thread' })).toBeTruthy();
  },
);

test('the counts wait no longer than a moment for what fits the shopper’s tools', async () => {
  storeWith(() => new Promise(() => undefined), true);
  expect(await screen.findByRole('group', { name: 'Thread' }, { timeout: 5_000 })).toBeTruthy();
});
