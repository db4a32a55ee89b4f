// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Answers } from 'host-kit/test-shop.tsx';
import { afterEach, expect, test, vi } from 'vitest';
import { homePage } from '../src/pages/home-page';
import { BEGINNINGS, openShop } from './shop';

afterEach(cleanup);

const blogs = Array.from({ length: 5 }, (_, place) => ({
  id: place + 1,
  title: `Article ${place + 1}`,
  body: '<p>Text</p>',
  image_path: '0',
  created_at: '2026-03-02T00:00:00.000Z',
}));
const all: Answers = { [BEGINNINGS]: () => blogs, '/api/testimonials': () => [] };

test('the sections come in their order', async () => {
  await openShop(all).visit('/', homePage);
  const order = document.body.querySelectorAll('h1, h2, [data-slot]');
  expect(Array.from(order, (part) => part.getAttribute('data-slot') ?? part.textContent)).toEqual([
    'Tools',
    'catalog.featured',
    'catalog.brand-marquee',
    'Latest blogs',
    'What our customers say',
    'Locate Us!',
  ]);
});

test('the hero leads to the store and to an inquiry', async () => {
  const { seen, ...shop } = openShop(all);
  await shop.visit('/', homePage);
  expect(screen.getByRole('link', { name: 'Shop Now' }).getAttribute('href')).toBe('/store');
  await userEvent.setup().click(screen.getByRole('button', { name: 'Inquire' }));
  expect(seen.inquiries).toEqual([{}]);
});

test('the first three articles are shown', async () => {
  await openShop(all).visit('/', homePage);
  const section = within(screen.getByRole('region', { name: 'Latest blogs' }));
  expect(section.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual([
    'Article 1',
    'Article 2',
    'Article 3',
  ]);
});

test('without articles the section says so', async () => {
  await openShop({ ...all, [BEGINNINGS]: () => [] }).visit('/', homePage);
  expect(screen.getByText('No blogs available yet')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});

test('a provider that is unreachable costs no more than its parts', async () => {
  const { seen, ...shop } = openShop({});
  const { data } = await shop.visit('/', homePage);
  expect(homePage.status(data)).toBe(200);
  expect(screen.getByText('No blogs available yet')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeDefined();
  expect(document.querySelectorAll('[aria-hidden] [data-sample], [data-sample]').length).toBe(8);
  expect(seen.reports).toHaveLength(2);
  expect(seen.toasts).toEqual([]);
});

test('the live map is loaded only when it is asked for, and takes the focus', async () => {
  await openShop(all).visit('/', homePage);
  const section = within(screen.getByRole('region', { name: 'Locate Us!' }));
  expect(document.querySelector('iframe')).toBeNull();
  expect(section.getByText('1 Main Street')).toBeDefined();
  expect(section.getByRole('link', { name: 'Open in OpenStreetMap' }).getAttribute('href')).toBe(
    'https://www.openstreetmap.org/?mlat=14.65000&mlon=120.98000#map=17/14.65000/120.98000',
  );
  await userEvent.setup().click(section.getByRole('button', { name: 'Show live map' }));
  const frame = section.getByTitle<HTMLIFrameElement>('Map: Counter');
  expect(document.activeElement).toBe(frame);
  expect(new URL(frame.src).origin).toBe('https://www.openstreetmap.org');
  expect(new URL(frame.src).searchParams.get('bbox')).toBe('120.97500,14.64750,120.98500,14.65250');
  expect(section.getByText('1 Main Street')).toBeDefined();
});

test("'Back to Blogs' arrives at the blogs, also when parts above them come late", async () => {
  const moves: string[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    moves.push(this.id);
  });
  let later = () => undefined as void;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        later = callback;
      }
      observe() {}
      disconnect() {
        later = () => undefined;
      }
    },
  );
  await openShop(all).visit('/#blogs', homePage);
  expect(moves).toEqual(['blogs']);
  later();
  expect(moves).toEqual(['blogs', 'blogs']);
  window.dispatchEvent(new Event('wheel'));
  later();
  expect(moves).toEqual(['blogs', 'blogs']);
  vi.unstubAllGlobals();
});
