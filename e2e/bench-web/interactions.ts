/** Measures how fast a page answers a tap: INP of the three most frequent interactions. */
import type { Browser } from '@playwright/test';
import { readSlowest, watchInteractions } from '../bench/responsiveness';
import { coldPhone, open, type Visited } from './visit';

export type Interactions = { 'open search': number; 'add to cart': number; 'Load More': number };

/** The slowest event of each interaction, in milliseconds, on a quarter of a processor. */
export async function interact(
  browser: Browser,
  origin: string,
  store: Visited,
): Promise<Interactions> {
  const phone = await coldPhone(browser);
  const { page } = phone;
  try {
    await open(phone, origin, store);
    await watchInteractions(page);
    await page.locator('main article button').nth(2).tap();
    await page.locator('dialog[open] button', { hasText: 'Add to cart' }).tap();
    await page.locator('dialog[open] p', { hasText: 'added.' }).waitFor();
    const added = await readSlowest(page);
    await page.keyboard.press('Escape');
    await readSlowest(page);
    const before = await page.locator('main article').count();
    await page.locator('main a', { hasText: 'Load More' }).tap();
    await page.locator('main article').nth(before).waitFor();
    const more = await readSlowest(page);
    await page
      .locator('header')
      .getByRole('button', { name: /search/i })
      .first()
      .tap();
    await page.locator('dialog[open] input').first().waitFor();
    const search = await readSlowest(page);
    return { 'open search': search, 'add to cart': added, 'Load More': more };
  } finally {
    await phone.context.close();
  }
}
