// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refuse } from 'host-kit/test-shop.tsx';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from 'shared-contracts/errors';
import { neighboursOf } from '../src/blogs/neighbours';
import { blogPage } from '../src/pages/blog-page';
import { blogsPage } from '../src/pages/blogs-page';
import { setup } from '../src/remote';
import { BEGINNINGS, openShop } from './shop';

/** In place of the browser's own watching, which an environment without layout can't do. */
function stubSight(isIntersecting: boolean): void {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly observe: () => void;
      readonly disconnect = () => undefined;
      constructor(tell: (changes: { isIntersecting: boolean }[]) => void) {
        this.observe = () => tell([{ isIntersecting }]);
      }
    },
  );
}

beforeEach(() => {
  stubSight(true);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const blog = (id: number) => ({
  id,
  header: `Article ${id}`,
  body: `<p>Body of <b>${id}</b>.</p>`,
  image_path: 'blogs/one.svg',
  created_at: '2026-03-02T17:30:00.000Z',
});

test('the list shows every article with its day, its beginning and its link', async () => {
  const { data } = await openShop({ [BEGINNINGS]: () => [blog(2), blog(1)] }).visit(
    '/blogs',
    blogsPage,
  );
  expect(blogsPage.status(data)).toBe(200);
  expect(
    screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent),
  ).toEqual(['Article 2', 'Article 1']);
  const first = within(screen.getAllByRole('article')[0] ?? document.body);
  expect(first.getByText('March 3, 2026')).toBeDefined();
  expect(first.getByText('Body of 2.')).toBeDefined();
  const link = first.getByRole('link', { name: 'Read Full Article: Article 2' });
  expect(link.textContent).toContain('Read Full Article');
  expect(link.getAttribute('href')).toBe('/blogs/2');
  expect(screen.getByRole('link', { name: 'Back to Blogs' }).getAttribute('href')).toBe('/#blogs');
});

test('an empty list says so', async () => {
  await openShop({ [BEGINNINGS]: () => [] }).visit('/blogs', blogsPage);
  expect(screen.getByText('No blogs yet')).toBeDefined();
  expect(screen.getByText('Check back soon for new content!')).toBeDefined();
});

test('a list that failed says so, is logged, and can be tried again', async () => {
  const { seen, ...shop } = openShop({});
  const { data } = await shop.visit('/blogs', blogsPage);
  expect(blogsPage.status(data)).toBe(503);
  expect(screen.getByText('Failed to load blogs. Please try again later.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeDefined();
  expect(seen.reports).toHaveLength(1);
  expect(seen.toasts).toEqual([]);
});

test('an article shows its title, day and sanitised body', async () => {
  const shop = openShop({ '/api/blogs/7': () => blog(7) });
  const sanitised: string[] = [];
  shop.host.sanitise = (html) => {
    sanitised.push(html);
    return { __sanitised: true, html: '<p>clean</p>' };
  };
  const { data } = await shop.visit('/blogs/7', blogPage, { blogId: '7' });
  expect(blogPage.status(data)).toBe(200);
  expect(screen.getByRole('heading', { level: 1, name: 'Article 7' })).toBeDefined();
  expect(screen.getByText('March 3, 2026').getAttribute('datetime')).toBe(
    '2026-03-02T17:30:00.000Z',
  );
  expect(sanitised).toEqual(['<p>Body of <b>7</b>.</p>']);
  expect(screen.getByText('clean')).toBeDefined();
  expect(screen.queryByText('Body of 7.')).toBeNull();

  const head = blogPage.head(data, shop.host.config);
  expect(head).toMatchObject({
    title: 'Article 7',
    description: 'Body of 7.',
    canonical: '/blogs/7',
    type: 'article',
  });
  expect(head.jsonLd?.[0]).toMatchObject({
    '@type': 'Article',
    headline: 'Article 7',
    datePublished: '2026-03-02T17:30:00.000Z',
    mainEntityOfPage: 'https://shop.example/blogs/7',
  });
});

test.each([
  [
    'an article that is not',
    () => refuse(404, { message: 'Not here.' }),
    'Blog not found',
    404,
    'missing',
  ],
  ['a provider that fails', () => refuse(500, null), 'Failed to load blog', 503, 'fault'],
  ['an answer without sense', () => ({ nothing: true }), 'Failed to load blog', 503, 'fault'],
])('%s is told in the page, with its drawing', async (_case, answer, words, status, drawing) => {
  const shop = openShop({ '/api/blogs/9': answer });
  const { data } = await shop.visit('/blogs/9', blogPage, { blogId: '9' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(words);
  expect(document.querySelector(`[data-drawing=${drawing}]`)).not.toBeNull();
  expect(blogPage.status(data)).toBe(status);
  expect(blogPage.head(data, shop.host.config).robots).toBe('noindex');
});

test('a page that was left asks for nothing more', async () => {
  const aborted = () => {
    throw new ApiError({ kind: 'aborted' });
  };
  const shop = openShop({ [BEGINNINGS]: aborted, '/api/blogs/1': aborted });
  await expect(shop.visit('/blogs', blogsPage)).rejects.toThrow('aborted');
  await expect(shop.visit('/blogs/1', blogPage, { blogId: '1' })).rejects.toThrow('aborted');
});

test('the reads that are started early are the very ones that the pages make', async () => {
  const { host, seen, ...shop } = openShop({
    [BEGINNINGS]: () => [],
    '/api/blogs/a%20b': () => blog(1),
  });
  await shop.visit('/blogs', blogsPage);
  cleanup();
  await shop.visit('/blogs/a%20b', blogPage, { blogId: 'a b' });
  const url = new URL('https://shop.example/');
  const { pages } = setup(host);
  expect([
    ...(pages.blogs?.firstCalls?.({ params: {}, url }) ?? []),
    ...(pages.blog?.firstCalls?.({ params: { blogId: 'a b' }, url }) ?? []),
  ]).toEqual(seen.requests);
});

test('articles that were just read are not asked for again', async () => {
  const { seen, ...shop } = openShop({
    [BEGINNINGS]: () => [blog(2), blog(1)],
    '/api/blogs/1': () => blog(1),
  });
  await shop.visit('/blogs', blogsPage);
  cleanup();
  for (let visit = 0; visit < 2; visit += 1) {
    await shop.visit('/blogs/1', blogPage, { blogId: '1' });
    expect(await screen.findByRole('link', { name: 'Previous article Article 2' })).toBeDefined();
    cleanup();
  }
  expect(seen.requests.map(({ url }) => url)).toEqual([BEGINNINGS, '/api/blogs/1']);
});

test('an article leads on to the ones before and after it in the list', async () => {
  await openShop({ '/api/blogs/2': () => blog(2), [BEGINNINGS]: () => [3, 2, 1].map(blog) }).visit(
    '/blogs/2',
    blogPage,
    { blogId: '2' },
  );
  const more = within(await screen.findByRole('navigation', { name: 'More articles' }));
  expect(more.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/blogs/3',
    '/blogs/1',
  ]);
  expect(more.getByRole('link', { name: 'Previous article Article 3' })).toBeDefined();
  expect(more.getByRole('link', { name: 'Next article Article 1' })).toBeDefined();
});

test('an article whose end is far away asks for no list', async () => {
  stubSight(false);
  const { seen, ...shop } = openShop({ '/api/blogs/2': () => blog(2), [BEGINNINGS]: () => [] });
  await shop.visit('/blogs/2', blogPage, { blogId: '2' });
  expect(screen.getByRole('heading', { level: 1, name: 'Article 2' })).toBeDefined();
  expect(seen.requests.map(({ url }) => url)).toEqual(['/api/blogs/2']);
});

test.each([
  ['3', null, '2'],
  ['2', '3', '1'],
  ['1', '2', null],
  ['9', null, null],
])('around article %s of 3, 2, 1 are %s and %s', (id, previous, next) => {
  const { previous: before, next: after } = neighboursOf(
    ['3', '2', '1'].map((each) => ({ id: each, title: each })),
    id,
  );
  expect([before?.id ?? null, after?.id ?? null]).toEqual([previous, next]);
});

test('an article stands alone where the list fails, which is only logged', async () => {
  const { seen, ...shop } = openShop({ '/api/blogs/7': () => blog(7) });
  await shop.visit('/blogs/7', blogPage, { blogId: '7' });
  await waitFor(() => expect(seen.reports).toHaveLength(1));
  expect(screen.getByRole('heading', { level: 1, name: 'Article 7' })).toBeDefined();
  expect(screen.queryByRole('navigation', { name: 'More articles' })).toBeNull();
  expect(seen.toasts).toEqual([]);
});

test('an article can be passed on by plain links, and its link copied', async () => {
  const user = userEvent.setup();
  const { seen, ...shop } = openShop({ '/api/blogs/7': () => ({ ...blog(7), header: 'A & B?' }) });
  await shop.visit('/blogs/7', blogPage, { blogId: '7' });
  const share = within(screen.getByRole('region', { name: 'Share this article' }));
  const href = (name: string) => share.getByRole('link', { name }).getAttribute('href');
  expect(href('Mail')).toBe(
    'mailto:?subject=A%20%26%20B%3F&body=https%3A%2F%2Fshop.example%2Fblogs%2F7',
  );
  expect(href('Facebook')).toBe(
    'https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fshop.example%2Fblogs%2F7',
  );
  expect(href('Viber')).toBe(
    'viber://forward?text=A%20%26%20B%3F%20https%3A%2F%2Fshop.example%2Fblogs%2F7',
  );
  await user.click(share.getByRole('button', { name: 'Copy link' }));
  expect(await navigator.clipboard.readText()).toBe('https://shop.example/blogs/7');
  expect(seen.toasts).toEqual([{ tone: 'success', text: 'Link copied.' }]);

  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  await user.click(share.getByRole('button', { name: 'Copy link' }));
  await waitFor(() => {
    expect(seen.toasts.at(-1)).toEqual({
      tone: 'info',
      text: 'Copy this link: https://shop.example/blogs/7',
    });
  });
});
