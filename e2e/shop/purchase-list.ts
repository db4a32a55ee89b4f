/** A purchaser's list of forty lines, and what the shop's staff do for it. */
import { expect, type Browser } from '@playwright/test';
import { somebodyOf } from './counter-clerk';
import { clientOf, type Details } from './provider-client';
import { shopAddress } from './shop-address';

const FOUND = 36;
/** Beyond what the other journeys buy and change. */
const FIRST = 300;

/** Each is a question: a misspelling, a Tagalog word, a name without its maker. */
const QUESTIONS = ['angel grinder 100 mm\t2', 'martilyo\t1', 'bench grinder 150 mm\t1'];
const NOT_SOLD = 'office chair mesh back';

/** Products of one variant, sold by their names alone. */
async function plainProducts(): Promise<Details[]> {
  const { products, details } = clientOf();
  const plain: Details[] = [];
  for (let offset = FIRST; ; offset += 100) {
    const page = await products({ limit: 100, offset });
    if (page.length === 0) throw new Error(`only ${plain.length} products are plain`);
    for (const { id } of page) {
      const product = await details(id);
      const [variant, other] = product.variants;
      const { price = null, in_stock: inStock = false, stock_count: count = 10 } = variant ?? {};
      if (!other && price !== null && inStock && count >= 10) plain.push(product);
      if (plain.length === FOUND) return plain;
    }
  }
}

/** Forty lines of a spreadsheet: 36 by name, three that are questions, one that isn't sold. */
export async function purchaseList(): Promise<{ text: string; products: Details[] }> {
  const products = await plainProducts();
  const named = products.map(({ product_name: name }) => `${name}\t1`);
  return { text: [...named, ...QUESTIONS, `${NOT_SOLD}\t4`].join('\n'), products };
}

/** Somebody at the counter, with a browser of their own. */
export async function staffMember(browser: Browser, role: 'counter' | 'catalogue') {
  const page = await (await browser.newContext()).newPage();
  await somebodyOf(page, role);
  const { counter } = shopAddress();
  return {
    /** Offers all that was asked for, what has no name in the catalogue by what a search finds. */
    async offer(number: string, email: string): Promise<void> {
      await page.goto(`${counter}/staff/quotations/${number}`, { waitUntil: 'load' });
      await page.getByRole('button', { name: 'Make an offer' }).click();
      await page.getByRole('link', { name: `Find in the catalogue ${NOT_SOLD}` }).click();
      await page.getByLabel('Barcode, model number or words').fill('hammer');
      await page.getByRole('button', { name: 'Find or add' }).click();
      const found = page.getByRole('table', { name: 'Found in the catalogue' });
      await found
        .getByLabel(/^Price of/)
        .first()
        .fill('1,234.56');
      await found.getByRole('button', { name: /^Add/ }).first().click();
      await page.getByRole('button', { name: `Send to ${email}` }).click();
      await expect(page.getByRole('status')).toContainText('sent by mail');
    },
    /** @returns the price before, as the form has it */
    async price(variant: number, pesos: string): Promise<string> {
      await page.goto(`${counter}/staff/catalogue/variants/${variant}`, { waitUntil: 'load' });
      const field = page.getByLabel('Price in pesos');
      const before = await field.inputValue();
      await field.fill(pesos);
      await page.getByRole('button', { name: 'Save the variant' }).click();
      await expect(page.getByRole('status')).toContainText('Saved.');
      return before;
    },
    leave: () => page.context().close(),
  };
}
