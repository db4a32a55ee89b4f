import type { Page } from '@playwright/test';

/** How many products a page of a list has (specification, section 9). */
export const PAGE_SIZE = 12;

/** How many products a list says that it shows; of a long list few of them are in the document. */
export const shownProducts = (page: Page): Promise<number> =>
  page.evaluate(() =>
    Math.max(
      0,
      ...[...document.querySelectorAll('main [role="status"]')].map(({ textContent }) =>
        Number(
          (/^([\d,]+) (?:of [\d,]+ )?products/.exec(textContent)?.[1] ?? '0').replaceAll(',', ''),
        ),
      ),
    ),
  );

/** Waits until a list says that it shows so many products. */
export async function untilShown(page: Page, products: number, timeout = 30_000): Promise<void> {
  await page.waitForFunction(
    (wanted) =>
      [...document.querySelectorAll('main [role="status"]')].some(({ textContent }) =>
        new RegExp(`^${wanted} (?:of [\\d,]+ )?products`).test(textContent),
      ),
    products.toLocaleString('en-PH'),
    { timeout },
  );
}
