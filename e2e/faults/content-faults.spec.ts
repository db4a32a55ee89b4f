/** The content pages with answers that have too much, too little or wrong data. */
import type { Page } from '@playwright/test';
import { fillInquiry } from '../shop/inquiry-form';
import { LONG } from '../shop/long';
import { clearFaults, expect, killServer, setFault, startServer, test } from '../shop/test';

test.afterEach(clearFaults);

const say = (path: string, body: unknown) => setFault({ kind: 'wrong-shape', path, body });

const articles = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: 1000 + at,
    header: `Article ${at + 1}`,
    body: `<p>${'Torque and <b>thread</b>. '.repeat(20)}</p>`,
    image_path: '0',
    created_at: '2026-03-02T17:30:00Z',
  }));

const opinions = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    body: `Opinion ${at + 1}`,
    by: `Customer ${at + 1}`,
    position: 'Owner',
    from: 'Shop',
  }));

async function shownOpinions(page: Page) {
  const lap = page.getByRole('group', { name: 'Testimonials' }).locator('ul').first();
  await expect(lap.locator('figure').first()).toBeAttached();
  return {
    own: await lap.locator('figure:not([data-sample])').count(),
    samples: await lap.locator('figure[data-sample]').count(),
  };
}

test('home shows three articles of however many, and pads testimonials with samples [H04 H05]', async ({
  page,
}) => {
  for (const [blogs, came, samples] of [
    [0, 0, 4],
    [1, 2, 4],
    [50, 6, 0],
  ] as const) {
    await test.step(`${blogs} articles, ${came} testimonials`, async () => {
      await clearFaults();
      await say('/api/blogs', articles(blogs));
      await say('/api/testimonials', opinions(came));
      await page.goto('/');
      const section = page.getByRole('region', { name: 'Latest blogs' });
      await expect(section.getByRole('article')).toHaveCount(Math.min(3, blogs));
      await expect(section.getByText('No blogs available yet')).toHaveCount(blogs === 0 ? 1 : 0);
      expect(await shownOpinions(page)).toEqual({ own: came, samples });
      if (blogs === 0) return;
      const excerpt = section.getByRole('article').first().locator('p');
      expect(await excerpt.innerText()).toBe('Torque and thread. '.repeat(20).slice(0, 120).trim());
    });
  }
});

test('home stands without its provider and without the catalog’s parts [R01]', async ({ page }) => {
  for (const path of ['/api/blogs', '/api/testimonials']) {
    await setFault({ kind: 'status', status: 500, path });
  }
  await killServer('mfe-catalog');
  try {
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Shop Now' })).toBeVisible();
    await expect(
      page.getByText('The list of featured products is not available right now.'),
    ).toBeVisible();
    await expect(page.getByText('The list of brands is not available right now.')).toBeVisible();
    await expect(page.getByText('No blogs available yet')).toBeVisible();
    expect(await shownOpinions(page)).toEqual({ own: 0, samples: 4 });
    await expect(page.getByRole('heading', { name: 'Locate Us!' })).toBeVisible();
  } finally {
    await startServer('mfe-catalog');
  }
  await clearFaults();
  const latest = page.getByRole('region', { name: 'Latest blogs' });
  await latest.getByRole('button', { name: 'Retry' }).click();
  await expect(latest.getByRole('article')).toHaveCount(3);
});

test('the list of articles loads, fails, is empty or long, and says so [R08 N02]', async ({
  page,
}) => {
  await test.step('loading', async () => {
    await page.goto('/contact-us');
    await setFault({ kind: 'hang', path: '/api/blogs', times: 1 });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blogs' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Loading blogs…' })).toBeAttached();
    await expect(page.getByRole('heading', { level: 1, name: 'Blogs' })).toBeVisible();
  });
  await test.step('failed, and Retry', async () => {
    await setFault({ kind: 'status', status: 500, path: '/api/blogs' });
    expect((await page.goto('/blogs'))?.status()).toBe(503);
    await expect(page.getByText('Failed to load blogs. Please try again later.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to Blogs' })).toBeVisible();
    await clearFaults();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  });
  for (const count of [0, 50]) {
    await test.step(`${count} articles`, async () => {
      await clearFaults();
      await say('/api/blogs', articles(count));
      await page.goto('/blogs');
      await expect(page.getByRole('heading', { level: 1, name: 'Blogs' })).toBeVisible();
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(count);
      for (const words of ['No blogs yet', 'Check back soon for new content!']) {
        await expect(page.getByText(words)).toHaveCount(count === 0 ? 1 : 0);
      }
    });
  }
});

test('an article is missing, fails, or is very long [R09 N03]', LONG, async ({ page }) => {
  await test.step('missing', async () => {
    expect((await page.goto('/blogs/999999'))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Blog not found' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'All blogs' })).toBeVisible();
  });
  await test.step('failed, and Retry', async () => {
    await setFault({ kind: 'status', status: 500, path: '/api/blogs/1' });
    expect((await page.goto('/blogs/1'))?.status()).toBe(503);
    await expect(
      page.getByRole('heading', { level: 1, name: 'Failed to load blog' }),
    ).toBeVisible();
    await clearFaults();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('article').locator('time')).toBeVisible();
  });
  await test.step('100 KB, with what an editor may have left in it', async () => {
    const part =
      '<h2>Part</h2><p style="color:red" onclick="a()">Words.</p><script>a()</script><form><input></form><svg><circle r="9"/></svg><img src="https://elsewhere.example/a.png"><table><tr><td>1</td></tr></table>';
    const parts = Math.ceil(100_000 / part.length);
    await say('/api/blogs/7', { id: 7, header: 'Long', body: part.repeat(parts) });
    await page.goto('/blogs/7');
    const article = page.getByRole('article');
    await expect(article.getByRole('heading', { level: 2, name: 'Part' })).toHaveCount(parts);
    await expect(article.getByRole('table')).toHaveCount(parts);
    await expect(
      article.locator('script, form, input, svg, img, p[style], p[onclick]'),
    ).toHaveCount(0);
  });
});

test(
  'an inquiry that fails keeps its dialog, its words and the draft [N01]',
  LONG,
  async ({ page }) => {
    const path = '/api/utilities/inquiries/send';
    const form = await fillInquiry(page);
    const send = form.getByRole('button', { name: 'Send inquiry' });
    for (const [fault, words] of [
      [{ kind: 'status', status: 422, message: 'We are closed today.' }, 'We are closed today.'],
      [{ kind: 'status', status: 500 }, 'Something went wrong!'],
      [{ kind: 'cut' }, 'Something went wrong!'],
    ] as const) {
      await clearFaults();
      await setFault({ ...fault, path });
      await send.click();
      await expect(page.locator('[popover] [role="alert"]').getByText(words)).toBeVisible();
      await expect(form.getByText(words)).toBeVisible();
      await expect(form.getByRole('alert')).toHaveCount(0);
      await expect(form.getByLabel('Inquiry')).toHaveValue('How much for ten?');
    }
    await page.reload();
    await page.getByRole('button', { name: 'Inquire' }).click();
    await expect(form.getByLabel('Name')).toHaveValue('Juan');
    await expect(form.getByLabel('Inquiry')).toHaveValue('How much for ten?');
    await clearFaults();
    await say(path, { message: 'Salamat! We will call you.' });
    await send.click();
    await expect(page.getByText('Salamat! We will call you.')).toBeVisible();
    await expect(form).toBeHidden();
  },
);
