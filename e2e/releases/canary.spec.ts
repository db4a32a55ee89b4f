/** A canary is given to its share of the shoppers, always the same ones, until it ends. */
import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { COMPILED } from 'tooling/run/compiled';
import { registeredCustomer, expect, logIn, test } from '../shop/test';
import { confirmOrder, fillCheckout, sellableProduct } from '../shop/cart-steps';
import { newBucket, releasesGiven } from '../shop/given-releases';
import { shopAddress } from '../shop/shop-address';
import { giveOut, readRegistry, storeVariant, withRegistryRestored } from '../shop/test-registry';

/** Runs a command of a team, on the registry of the shop under test. */
const release = (...args: string[]) =>
  promisify(execFile)(process.execPath, [COMPILED, 'src/cli.ts', ...args], {
    cwd: join(resolve(import.meta.dirname, '../..'), 'services/release-registry'),
    env: { ...process.env, ...shopAddress().release },
  });

/** Runs some shoppers at a time, because a server refuses a caller that waits too long. */
async function inPortions<Item, Result>(
  items: Item[],
  ask: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let from = 0; from < items.length; from += 20) {
    results.push(...(await Promise.all(items.slice(from, from + 20).map((item) => ask(item)))));
  }
  return results;
}

async function search(bucket?: string): Promise<string> {
  return (await releasesGiven(bucket))['mfe-search'] ?? '';
}

test('a canary goes to its share of the shoppers, the same at every visit; it is promoted, aborted and rolled back [M03]', async ({
  page,
  context,
}) => {
  await withRegistryRestored(async () => {
    const before = (await readRegistry()).apps['mfe-search']?.live ?? '';
    const next = await storeVariant('mfe-search', '5.1.0');
    await giveOut([next], { as: 'canary', percent: 30 });
    const buckets = await inPortions(Array.from({ length: 100 }), newBucket);
    const given = () => inPortions(buckets, search);

    const first = await test.step('30 % of 100 shoppers get it, again and again', async () => {
      const versions = await given();
      const share = versions.filter((version) => version === next.version).length;
      // The bounds are four standard deviations from the expected share.
      expect(share).toBeGreaterThan(11);
      expect(share).toBeLessThan(49);
      expect(await given()).toEqual(versions);
      return versions;
    });

    await test.step('a shopper without cookies gets what is live', async () => {
      for (let visit = 0; visit < 8; visit += 1) expect(await search()).toBe(before);
    });

    await test.step('a browser keeps its bucket, which scripts can’t read', async () => {
      await page.goto('/search');
      const bucketOf = async () =>
        (await context.cookies()).filter(({ name }) => name === 'bucket')[0];
      await expect.poll(bucketOf).toBeDefined();
      const cookie = await bucketOf();
      expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
      expect(cookie?.value).toMatch(/^[\w-]{22}\.[\w-]{22}$/);
      const version = await search(cookie?.value);
      await page.reload();
      await page.reload();
      const shown = page.locator('[data-page="search"]');
      await expect(shown).toHaveAttribute('data-release', version);
    });

    await test.step('a larger share keeps those who had it', async () => {
      await giveOut([next], { as: 'canary', percent: 60 });
      const now = await given();
      first.forEach((version, at) => {
        if (version === next.version) expect(now[at]).toBe(next.version);
      });
    });

    await test.step('aborted, nobody gets it at the next page load', async () => {
      await release('abort', 'mfe-search');
      expect(new Set(await given())).toEqual(new Set([before]));
    });

    await test.step('promoted, everybody does; rolled back, nobody', async () => {
      await giveOut([next], { as: 'canary', percent: 10 });
      await release('promote', 'mfe-search');
      expect(await search()).toBe(next.version);
      await page.reload();
      await expect(page.locator('[data-page="search"]')).toHaveAttribute(
        'data-release',
        next.version,
      );
      await release('rollback', 'mfe-search');
      expect(await search()).toBe(before);
      await page.reload();
      await expect(page.locator('[data-page="search"]')).toHaveAttribute('data-release', before);
    });
  });
});

test('a tab that was open before every app was released anew lazy-loads its own files, and finishes its purchase', async ({
  page,
}) => {
  const customer = await registeredCustomer();
  const product = await sellableProduct();
  await withRegistryRestored(async () => {
    await logIn(page, customer);
    const before = await releasesGiven();
    const next = [];
    for (const app of Object.keys(before)) next.push(await storeVariant(app, '5.2.0'));
    await giveOut(next);
    expect(Object.values(await releasesGiven()).every((each) => each.startsWith('5.2.0-'))).toBe(
      true,
    );
    const loaded: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') loaded.push(request.url());
    });
    await page.getByRole('button', { name: 'Search products' }).click();
    await page.getByRole('dialog').getByLabel('Search Products').fill(product.product_name);
    await page.getByRole('dialog').getByRole('option').and(page.locator('[href]')).first().click();
    await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
    await page.getByRole('button', { name: 'Cart, 1 item', exact: true }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Checkout' }).click();
    await fillCheckout(page);
    await confirmOrder(page).click();
    await expect(page.getByText('Order has been placed!').first()).toBeVisible();
    await expect(page).toHaveURL(/\/order-history$/);
    expect(loaded.length).toBeGreaterThan(3);
    for (const url of loaded) expect(url).not.toContain('/5.2.0-');
    // The next page load has the new releases.
    await page.reload();
    await expect(page.locator('[data-page="order-history"]')).toHaveAttribute(
      'data-release',
      /^5\.2\.0-/,
    );
  });
});
