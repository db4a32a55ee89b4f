/** Hostile texts in a provider's answers have no effect in the shop. */
import type { Page } from '@playwright/test';
import { hostileTexts } from 'tooling/hostile/hostile-html';
import { fillInquiry } from '../shop/inquiry-form';
import {
  allHostile,
  faultsOfBodies,
  hostileBodies,
  watchFor,
  type WatchedWindow,
} from '../shop/hostile';
import { LONG, RUNS_LONG } from '../shop/long';
import { shopAddress } from '../shop/shop-address';
import { clearFaults, expect, setFault, test } from '../shop/test';

test.afterEach(clearFaults);

/** Opens a page without a Content-Security-Policy. */
async function openBare(page: Page): Promise<void> {
  await page.route('http://bare.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Bare</title><body>' }),
  );
  await page.goto('http://bare.example/');
}

/** Makes the provider's answer to a call the given body. */
const say = (path: string, body: unknown, method?: string) =>
  setFault({ kind: 'wrong-shape', path, body, ...(method === undefined ? {} : { method }) });

test(
  'the watch sees hostile words act where nobody stops them',
  LONG,
  async ({ page, trouble }) => {
    const seen = await watchFor(page, 'http://bare.example');
    await page.route('https://elsewhere.example/**', (route) => route.abort());
    await openBare(page);
    const unharmful = await page.evaluate(
      (texts) =>
        texts.filter(({ html }) => {
          const read = new DOMParser().parseFromString(html, 'text/html');
          const { faultsIn } = window as unknown as WatchedWindow;
          const frame = ['element HTML', 'element HEAD', 'element BODY'];
          const box = read.createElement('div');
          box.innerHTML = html;
          const faults = [...faultsIn(read, location.origin), ...faultsIn(box, location.origin)];
          return faults.every((fault) => frame.includes(fault));
        }),
      hostileTexts,
    );
    expect(unharmful.map(({ html }) => html)).toEqual([]);

    await page.evaluate(
      (texts) => {
        for (const { html } of texts) {
          const box = document.createElement('div');
          document.body.append(box);
          box.innerHTML = html;
        }
      },
      hostileTexts.filter(({ kind }) =>
        ['handlers', 'fetchedAddresses', 'mutations'].includes(kind),
      ),
    );
    const count = async (what: RegExp) =>
      new Set((await seen()).filter((line) => what.test(line))).size;
    await expect.poll(() => count(/^ran /)).toBeGreaterThan(100);
    await expect.poll(() => count(/^fetched https:\/\/elsewhere/)).toBeGreaterThan(50);
    await expect.poll(() => count(/^framed/)).toBe(1);
    trouble.splice(0);
  },
);

test('an article’s body and a product’s usage keep their words and lose what acts', async ({
  page,
  browser,
  trouble,
}) => {
  // The test opens dozens of pages, one after the other; of the texts that need a page each an eighth, but where
  // long tests run.
  test.slow();
  const { shop } = shopAddress();
  const bare = await browser.newPage();
  await openBare(bare);
  const bodies = await hostileBodies(bare);
  await bare.close();
  expect(bodies.flatMap(({ texts }) => texts)).toHaveLength(hostileTexts.length);
  const seen = await watchFor(page, shop);

  await test.step('in an article', async () => {
    for (const { name, html } of bodies) {
      await say(`/api/blogs/${name}-`, { id: `${name}-`, header: name, body: html });
    }
    await page.goto(`/blogs/${bodies[0]?.name ?? ''}-`);
    const visits = bodies
      .filter(({ texts }, at) => RUNS_LONG || texts.length > 1 || at % 8 === 0)
      .map((body) => ({ body, path: `/blogs/${body.name}-` }));
    expect(await faultsOfBodies(page, visits)).toEqual([]);
  });

  await test.step('in a product’s usage', async () => {
    const together = bodies.filter(({ texts }) => texts.length > 1);
    expect(together.flatMap(({ texts }) => texts).length).toBeGreaterThan(500);
    await say('/api/store/products/details/hostile', {
      id: 'hostile',
      product_name: 'Hostile',
      variants: together.map(({ name, html }) => ({ id: name, variant_name: name, useage: html })),
    });
    await page.goto('/products/hostile');
    const visits = together.map((body) => ({
      body,
      path: `/products/hostile?variant=${body.name}`,
    }));
    expect(await faultsOfBodies(page, visits)).toEqual([]);
  });

  expect(await seen()).toEqual([]);
  const readApart = /^policy: (?:Executing inline event handler|Applying inline style)/;
  expect(trouble.splice(0).filter((line) => !readApart.test(line))).toEqual([]);
});

test(
  'names, excerpts, highlights and messages are words and nothing else',
  LONG,
  async ({ page }) => {
    const { shop } = shopAddress();
    const seen = await watchFor(page, shop);
    const shown = (selector: string) =>
      page.locator(selector).evaluateAll((all) => all.map((one) => one.textContent));

    await test.step('in the list of articles', async () => {
      await say(
        '/api/blogs',
        hostileTexts.map(({ number, html }) => ({
          id: number,
          header: html,
          body: html,
          image_path: html,
          created_at: html,
        })),
      );
      await page.goto('/blogs');
      await expect(page.locator('main article').first()).toBeVisible();
      const more = page.locator('main button', { hasText: 'Show more' });
      while (await more.isVisible()) await more.click();
      await expect(page.locator('main article')).toHaveCount(hostileTexts.length);
      expect(await shown('main article h2')).toEqual(hostileTexts.map(({ html }) => html));
      expect(await shown('main article p > *')).toEqual([]);
    });

    await test.step('on a product’s page and in its head', async () => {
      const named = { product_name: allHostile, brand: allHostile, category: allHostile };
      await say('/api/store/products/details/hostile', {
        id: 'hostile',
        ...named,
        description: allHostile,
        variants: [
          {
            id: 'v',
            variant_name: allHostile,
            specs: [{ label: allHostile, specs: allHostile }],
            inclusions: [allHostile],
            images: hostileTexts.map(({ html }) => ({ path: html })),
          },
        ],
      });
      await page.goto('/products/hostile');
      await expect(page.locator('[data-page="product"] h1')).toHaveText(/top\.hit/);
      expect(await shown('[data-page="product"] h1')).toEqual([allHostile]);
      expect(await page.title()).toContain('top.hit(1)');
    });

    await test.step('among what was searched', async () => {
      const result = {
        id: 1,
        product_name: allHostile,
        brand_name: allHostile,
        description: allHostile,
      };
      const highlights = { product_name: [{ from: 1, to: 9 }], brand_name: [{ from: 2, to: 4 }] };
      await say('/api/store/products/search', { results: [{ ...result, highlights }] }, 'POST');
      await say('/api/store/products/search/suggestions', { suggestions: [allHostile] });
      await page.goto(`/search?q=${encodeURIComponent('<img src=x onerror=top.hit(0)>')}`);
      await expect(page.locator('main mark').first()).toHaveText(allHostile.slice(1, 9));
      // A browser that reads a rendered document leaves out NUL.
      expect((await shown('main a[href="/products/1"]')).join()).toContain(
        allHostile.replaceAll('\0', ''),
      );
    });

    await test.step('in the answer to an inquiry', async () => {
      await setFault({
        kind: 'status',
        status: 422,
        message: allHostile,
        path: '/api/utilities/inquiries/send',
      });
      const form = await fillInquiry(page, 'How much?');
      await form.getByRole('button', { name: 'Send inquiry' }).click();
      const told = '[popover] [role="alert"]';
      await expect(page.locator(told)).toContainText('top.hit(1)');
      expect(await shown(`${told} p`)).toEqual([allHostile]);
      await expect(form).toContainText('top.hit(1)');
    });

    expect(await seen()).toEqual([]);
  },
);
