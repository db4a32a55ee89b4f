// @vitest-environment happy-dom
import { beforeEach, expect, it, test, vi } from 'vitest';
import type { RemoteModule } from 'shared-contracts/door';
import type { HttpRequest } from 'shared-contracts/call';
import { firstCallsOf } from 'shared-contracts/page-queries';
import { prefetchNextPages, targetOf } from '../src/prefetch/prefetch';
import { prefetchParts } from '../src/prefetch/prefetch-parts';
import { createScriptFetch } from '../src/prefetch/script-fetch';
import type { Shell } from '../src/remotes/shell-context';

const HERE = 'https://shop.example/store';

function link(html: string): Element | null {
  document.body.innerHTML = html;
  return document.querySelector('a')?.firstElementChild ?? document.querySelector('a');
}

test.each([
  ['<a href="/products/7"><b>Drill</b></a>', 'product', { productId: '7' }],
  ['<a href="/category/3?sort=price">Drills</a>', 'category', { categoryId: '3' }],
  ['<a href="/blogs/torque%20wrenches/">Article</a>', 'blog', { blogId: 'torque wrenches' }],
  ['<a href="/">Home</a>', 'home', {}],
])('%s leads to the page %s', (html, page, params) => {
  expect(targetOf(link(html), HERE)).toMatchObject({ route: { page }, visit: { params } });
});

test.each([
  '<a href="/store?pages=2">the same page</a>',
  '<a href="https://elsewhere.example/store">another shop</a>',
  '<a href="/products/7" target="_blank">another tab</a>',
  '<a href="/no-such-page">nowhere</a>',
  '<a href="tel:+6321234567">a phone</a>',
  '<p>no link</p>',
])('%s leads to no page of the shop', (html) => {
  expect(targetOf(link(html), HERE)).toBeNull();
});

const ENTRY = 'https://catalog.example/entry.js';
const PAGE = 'https://catalog.example/page-product.js';

/** A script that its release gives no integrity. */
const UNNAMED = 'https://catalog.example/unnamed.js';
const integrity = { [ENTRY]: 'sha384-entry', [PAGE]: 'sha384-page' };

function shellWith(calls: HttpRequest[]) {
  const ahead: HttpRequest[] = [];
  const page = {
    firstCalls: firstCallsOf(() => ({
      all: { first: calls.map((request) => ({ request, lasts: 0 })) },
    })),
    load: () => Promise.reject(new Error()),
  };
  const module = {
    pages: { product: page, 'order-history': page },
    fragments: {},
  } satisfies RemoteModule;
  const shell = {
    releases: {
      'mfe-catalog': { entry: ENTRY, integrity, pages: { product: [PAGE, UNNAMED] } },
      'mfe-account': { entry: ENTRY, integrity, pages: { 'order-history': [PAGE] } },
    },
    remotes: { status: () => ({ kind: 'ready' }), load: () => Promise.resolve(module) },
    parts: {
      session: { read: () => ({ token: 'a customer’s' }) },
      http: { ahead: (call: HttpRequest) => ahead.push(call) },
    },
  } as unknown as Shell;
  return { shell, ahead };
}

const fetched = vi.fn(() => Promise.resolve(new Response('')));

beforeEach(() => {
  fetched.mockClear();
  vi.stubGlobal('fetch', fetched);
  // Never idle: what one test leaves for later doesn't come in the next.
  vi.stubGlobal('requestIdleCallback', () => 0);
  document.body.innerHTML = '<main><a href="/products/7">Drill</a></main>';
  window.location.href = HERE;
  return () => {
    vi.unstubAllGlobals();
  };
});

const touch = () =>
  document.querySelector('a')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));

it('fetches the scripts of a touched link that have an integrity, each once, and asks for its data', async () => {
  const call: HttpRequest = { method: 'GET', url: '/api/store/products/details/7' };
  const { shell, ahead } = shellWith([call]);
  prefetchNextPages(shell);
  touch();
  await vi.waitFor(() => {
    expect(ahead).toEqual([call]);
  });
  touch();
  await vi.waitFor(() => {
    expect(ahead).toEqual([call, call]);
  });
  expect(fetched.mock.calls).toEqual([
    [ENTRY, { priority: 'low', integrity: 'sha384-entry' }],
    [PAGE, { priority: 'low', integrity: 'sha384-page' }],
  ]);
});

it('leaves what is a customer’s own to the page itself: it may change until then', async () => {
  document.body.innerHTML = '<main><a href="/order-history">My Purchase</a></main>';
  const { shell, ahead } = shellWith([{ method: 'POST', url: '/api/store/order/fetchAllOrders' }]);
  prefetchNextPages(shell);
  touch();
  await vi.waitFor(() => {
    expect(fetched).toHaveBeenCalledTimes(2);
  });
  await new Promise((done) => setTimeout(done, 20));
  expect(ahead).toEqual([]);
});

it('fetches nothing where the shopper saves data', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  const { shell, ahead } = shellWith([{ method: 'GET', url: '/api/x' }]);
  prefetchNextPages(shell);
  touch();
  await new Promise((done) => setTimeout(done, 20));
  expect(fetched).not.toHaveBeenCalled();
  expect(ahead).toEqual([]);
});

const at = (file: string) => `https://parts.example/${file}.js`;
/** A release whose parts have a script each, one of which its registry gives no integrity. */
const releaseWith = (parts: string[], later: string[] = []) => ({
  entry: at(`entry-${parts[0] ?? ''}`),
  integrity: Object.fromEntries(
    [`entry-${parts[0] ?? ''}`, ...parts, ...later].map((file) => [at(file), `sha384-${file}`]),
  ),
  pages: {},
  fragments: Object.fromEntries(parts.map((part) => [part, [at(part), UNNAMED]])),
  later: Object.fromEntries(parts.slice(0, 1).map((part) => [part, later.map(at)])),
});
/** Other pages' quiet fetches of before may still come. */
const fetchedParts = () =>
  fetched.mock.calls
    .map(([url]: unknown[]) => String(url))
    .filter((url) => url.startsWith(at('').slice(0, -3)));
const shellOfParts = () =>
  ({
    releases: {
      'mfe-cart-checkout': releaseWith(['cart.drawer', 'cart.add-to-cart', 'cart.reorder']),
      'mfe-search': releaseWith(['search.dialog'], ['fuzzy-search']),
    },
  }) as unknown as Shell;

const use = () => window.dispatchEvent(new Event('scroll'));
/** A browser that has nothing else to do. */
const isIdle = () => vi.stubGlobal('requestIdleCallback', (task: () => void) => setTimeout(task));

it('fetches the code of cart and search once the page is shown and used, of what the release names', async () => {
  isIdle();
  performance.clearMarks();
  const done = prefetchParts(shellOfParts(), createScriptFetch());
  await new Promise((passed) => setTimeout(passed, 20));
  expect(fetchedParts()).toEqual([]);
  performance.mark('page-shown');
  await new Promise((passed) => setTimeout(passed, 20));
  expect(fetchedParts()).toEqual([]);
  use();
  await done;
  expect(fetchedParts()).toEqual(
    [
      'entry-cart.drawer',
      'cart.drawer',
      'cart.add-to-cart',
      'entry-search.dialog',
      'search.dialog',
      'fuzzy-search',
    ].map(at),
  );
});

it('fetches neither where the shopper saves data', async () => {
  isIdle();
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  performance.mark('page-shown');
  const done = prefetchParts(shellOfParts(), createScriptFetch());
  use();
  await done;
  expect(fetchedParts()).toEqual([]);
});

test.each([
  ['4g', 6],
  ['3g', 0],
])(
  'of a page that nobody uses, fetches on %s the code of cart and search late: %i scripts',
  async (effectiveType, scripts) => {
    vi.stubGlobal('navigator', { connection: { effectiveType } });
    performance.mark('page-shown');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    isIdle();
    void prefetchParts(shellOfParts(), createScriptFetch());
    await vi.advanceTimersByTimeAsync(7_500);
    expect(fetchedParts()).toEqual([]);
    await vi.advanceTimersByTimeAsync(10_000);
    vi.useRealTimers();
    expect(fetchedParts()).toHaveLength(scripts);
  },
);

it('fetches no script that the page has already, and again one that the page failed to get', async () => {
  // Of its own: whoever listens since another test fetches what it has not.
  const [entry, page] = [
    'https://again.example/entry.js',
    'https://again.example/page.js',
  ] as const;
  const loaded = (responseStatus: number) =>
    ({ responseStatus }) as unknown as PerformanceResourceTiming;
  const entries = new Map([
    [entry, loaded(200)],
    [page, loaded(0)],
  ] as [string, PerformanceResourceTiming][]);
  vi.spyOn(performance, 'getEntriesByName').mockImplementation((name) => {
    const found = entries.get(name);
    return found ? [found] : [];
  });
  const call: HttpRequest = { method: 'GET', url: '/api/store/products/details/7' };
  const { shell, ahead } = shellWith([call]);
  const integrity = { [entry]: 'sha384-entry', [page]: 'sha384-page' };
  const releases = { 'mfe-catalog': { entry, integrity, pages: { product: [page] } } };
  prefetchNextPages({ ...shell, releases } as unknown as Shell);
  touch();
  await vi.waitFor(() => {
    expect(ahead).toEqual([call]);
  });
  const again = fetched.mock.calls.filter(([url]: unknown[]) => url === entry || url === page);
  expect(again).toEqual([[page, { priority: 'low', integrity: 'sha384-page' }]]);
});

const OWN = 'https://catalog.example/page-own.js';

/** A shell of its own, and a page whose only link is in the header. */
function besideTheHeader(): void {
  // Links in main are fetched when the page is idle, whatever the pointer does.
  document.body.innerHTML = '<header><a href="/products/7">Drill</a></header><h1>Store</h1>';
  const { shell } = shellWith([]);
  prefetchNextPages({
    ...shell,
    releases: {
      'mfe-catalog': {
        entry: OWN,
        integrity: { [OWN]: 'sha384-own' },
        pages: { product: [] },
      },
    },
  } as unknown as Shell);
}
const event = (name: string, of: 'a' | 'h1') =>
  document.querySelector(of)?.dispatchEvent(new Event(name, { bubbles: true }));
const own = () => fetched.mock.calls.filter(([url]: unknown[]) => url === OWN);

it('fetches what the pointer rests on, though the focus moves meanwhile', async () => {
  besideTheHeader();
  event('pointerover', 'a');
  event('focusin', 'h1');
  await vi.waitFor(() => {
    expect(own()).toHaveLength(1);
  });
});

it('fetches nothing of a link that the pointer only passes', async () => {
  besideTheHeader();
  event('pointerover', 'a');
  event('pointerover', 'h1');
  await new Promise((done) => setTimeout(done, 200));
  expect(own()).toEqual([]);
});
