/** A team ships alone: its release is live at the next page load, and no other app is built. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { COMPILED } from 'tooling/run/compiled';
import { expect, test } from '../shop/test';
import { shopAddress } from '../shop/shop-address';

const ROOT = resolve(import.meta.dirname, '../..');
const APPS = ['shell', 'mfe-catalog', 'mfe-search', 'mfe-cart-checkout', 'mfe-account'];

/** A hash of an app's whole build. */
function builtHash(app: string): string {
  const hash = createHash('sha256');
  const folder = join(ROOT, app, 'dist');
  for (const file of readdirSync(folder, { withFileTypes: true })) {
    if (file.isFile()) hash.update(file.name).update(readFileSync(join(folder, file.name)));
  }
  return hash.digest('hex');
}

const release = (args: string[]) =>
  promisify(execFile)(process.execPath, [COMPILED, 'src/cli.ts', ...args], {
    cwd: join(ROOT, 'services/release-registry'),
    env: { ...process.env, ...shopAddress().release },
  });

test('a release of one remote is live at the next page load, and rolls back [M02]', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const shown = page.locator('[data-page="home"]');
  await page.goto('/');
  const before = (await shown.getAttribute('data-release')) ?? '';
  expect(before).toMatch(/^\d+\.\d+\.\d+-[0-9a-f]{8}$/);
  const others = APPS.map(builtHash);

  await release(['publish', 'mfe-content', '--version', '9.0.0', '--dirty']);
  try {
    // The open tab stays on its release; the next page load has the new one.
    await expect(shown).toHaveAttribute('data-release', before);
    await page.reload();
    await expect(shown).toHaveAttribute('data-release', /^9\.0\.0-/);
    await expect(page.getByRole('link', { name: 'Shop Now' })).toBeVisible();
    expect(APPS.map(builtHash)).toEqual(others);
  } finally {
    await release(['rollback', 'mfe-content']);
  }
  await page.reload();
  await expect(shown).toHaveAttribute('data-release', before);
});
