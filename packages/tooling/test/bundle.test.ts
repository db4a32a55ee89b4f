/** A new bundle takes the place of the one before, and never of what a shop has stored. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { bundleServer } from '../run/bundle.mjs';

const out = mkdtempSync(join(tmpdir(), 'bundle-'));
afterAll(() => rmSync(out, { recursive: true, force: true }));

it('is not made over data that an earlier server has kept in its folder', async () => {
  const order = join(out, '.data/database/order');
  mkdirSync(join(out, '.data/database'), { recursive: true });
  writeFileSync(order, 'an order');
  await expect(bundleServer('provider', out)).rejects.toThrow(
    `${join(out, '.data')} is data of a shop, which the new bundle would remove`,
  );
  expect(readFileSync(order, 'utf8')).toBe('an order');
});
