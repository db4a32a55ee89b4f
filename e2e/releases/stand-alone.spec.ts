/** Each remote runs alone for its team, by the command that its README names. */
import { spawn, type ChildProcess } from 'node:child_process';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { REMOTES, type Remote } from '../shop/apps';
import { freePorts } from '../shop/free-ports';
import { LONG } from '../shop/long';
import { shopAddress } from '../shop/shop-address';

const ROOT = resolve(import.meta.dirname, '../..');

test.describe.configure({ mode: 'serial' });

/** A page of each remote and its heading. */
const PAGES: Record<Remote, { path: string; heading: RegExp }> = {
  'mfe-catalog': { path: '/store', heading: /products/i },
  'mfe-search': { path: '/search?q=drill', heading: /search/i },
  'mfe-account': { path: '/login', heading: /sign in/i },
  'mfe-content': { path: '/contact-us', heading: /contact/i },
  'mfe-cart-checkout': { path: '/quick-order', heading: /quick order/i },
};

/** It has a page, and a part of other teams' pages. */
const ALWAYS = 'mfe-cart-checkout';

for (const name of REMOTES) {
  const { path, heading } = PAGES[name];
  test(`${name} runs alone [M07]`, name === ALWAYS ? {} : LONG, async ({ page }) => {
    test.setTimeout(120_000);
    const [port = 0] = await freePorts(1);
    const server: ChildProcess = spawn(
      join(ROOT, name, 'node_modules/.bin/webpack'),
      ['serve', '--env', 'alone'],
      {
        cwd: join(ROOT, name),
        env: { ...process.env, PORT: String(port), PROVIDER_URL: shopAddress().provider },
        stdio: 'ignore',
        detached: true,
      },
    );
    try {
      await expect(async () => {
        await page.goto(`http://localhost:${port}${path}`);
      }).toPass({ timeout: 90_000 });
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      if (name === ALWAYS) {
        await page.goto(`http://localhost:${port}/fragment/cart.add-to-cart`);
        await expect(page.getByRole('button', { name: 'Add to cart' })).toBeVisible();
      }
    } finally {
      if (server.pid !== undefined) process.kill(-server.pid, 'SIGKILL');
    }
  });
}
