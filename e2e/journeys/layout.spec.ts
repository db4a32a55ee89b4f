/**
 * Each page's main parts stand where they stood when somebody last looked at them. After a wanted
 * change look at the pages (`pnpm --filter e2e shots`), then write the layouts anew:
 * `LAYOUTS=write` before the command that runs this file.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  layoutChanges,
  layoutOf,
  layoutsText,
  readLayouts,
  type Layout,
} from '../shop/page-layout';
import { clientOf } from '../shop/provider-client';
import { guestPages, type ShopPage } from '../shop/shop-pages';
import { expect, test } from '../shop/test';

const FILE = join(import.meta.dirname, 'layouts.tsv');
const WIDTHS = [360, 1280] as const;

// The document is complete without scripts, and stands still.
test.use({ javaScriptEnabled: false });

/**
 * The page of all categories has a section for each that is above others, and other tests add some: the
 * first stands for them.
 */
const isOfPage = (name: string, place: string) =>
  name !== 'categories' || !/section:(?!1\b)/.test(place);

/** Other tests add categories, of which one may become the first. */
async function pages(): Promise<ShopPage[]> {
  const category = `/category/${await clientOf().categoryNamed('Abrasives')}`;
  return (await guestPages()).map((page) =>
    page.name === 'one-category' ? { ...page, path: category } : page,
  );
}

test('the main parts of every page stand where they stood', async ({ page }) => {
  const seen = new Map<string, Layout>();
  for (const { name, path } of await pages()) {
    await page.goto(path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const parts = Object.entries(await layoutOf(page));
      const own = parts.filter(([place]) => isOfPage(name, place));
      seen.set(`${name} ${width}`, Object.fromEntries(own));
    }
  }
  if (process.env.LAYOUTS === 'write') writeFileSync(FILE, layoutsText(seen));
  const known = readLayouts(readFileSync(FILE, 'utf8'));
  expect([...seen.keys()]).toEqual([...known.keys()]);
  const changes = [...seen].flatMap(([name, layout]) =>
    layoutChanges(known.get(name) ?? {}, layout).map((change) => `${name}: ${change}`),
  );
  expect(changes).toEqual([]);
});
