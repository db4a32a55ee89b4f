/** What clerks do at the counter, for the journeys that need a part of their day. */
import { expect, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { openAccount, somebodyOf } from './counter-clerk';
import { clientOf, type Details } from './provider-client';
import { shopAddress } from './shop-address';
import { registeredCustomer, signIn } from './test';

/** A page of the counter for somebody of a role. */
export async function staffIn(
  browser: Browser,
  role: string,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const page = await (await browser.newContext(options)).newPage();
  await somebodyOf(page, role);
  return page;
}

export const open = (page: Page, path: string) =>
  page.goto(`${shopAddress().counter}${path}`, { waitUntil: 'load' });

export const said = (page: Page, words: string) =>
  expect(page.getByRole('status').first()).toContainText(words);

const COUNTED = 8;

/** How many variants the bolts have, which the list's tests buy. */
const BOLTS = 40;

type Sold = {
  id: number;
  price: number | null;
  default: boolean;
  stock_count?: number;
  specs: { label: string; specs: string }[];
};
export type Goods = { product: number; variant: number; name: string; model: string };

/** The variants with what the provider says of them besides. */
const soldIn = ({ variants }: Details) => variants as unknown as Sold[];

/**
 * A variant with a model number, and more units than a test takes: none that other tests buy meanwhile, which
 * is what a product's page begins with. @param after how many such products are left to other tests
 */
export async function goods(after: number): Promise<Goods> {
  const isModel = (label: string) => label === 'Model';
  const isSold = ({ specs, price, default: isFirst, stock_count: stock = 0 }: Sold) =>
    !isFirst && Boolean(price) && stock >= COUNTED && specs.some(({ label }) => isModel(label));
  const found = await clientOf().productWith(
    (details) => details.variants.length !== BOLTS && soldIn(details).some(isSold),
    after,
  );
  const sold = soldIn(found).find(isSold);
  const model = sold?.specs.find(({ label }) => isModel(label))?.specs ?? '';
  return { product: found.id, variant: sold?.id ?? 0, name: found.product_name, model };
}

export async function stockOf({ product, variant }: Goods): Promise<number> {
  return (
    soldIn(await clientOf().details(product)).find(({ id }) => id === variant)?.stock_count ?? 0
  );
}

/** Scans: digits or letters, and Enter. */
export async function scan(page: Page, code: string): Promise<void> {
  await page.getByLabel('Barcode, model number or words').fill(code);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toContainText('The item is added.');
}

export const unitsOf = (page: Page, name: string) =>
  page.getByRole('spinbutton', { name: `Units of ${name}` });

/** Pays what is filled in, but for these. */
export async function pay(
  page: Page,
  typed: { amount?: string; method?: string; reference?: string },
): Promise<void> {
  if (typed.amount) await page.getByLabel('Amount in pesos').fill(typed.amount);
  if (typed.method) await page.getByLabel('Method').selectOption(typed.method);
  if (typed.reference) await page.getByLabel(/^Reference number/).fill(typed.reference);
  await page.getByRole('button', { name: 'Payment received' }).click();
}

/** The customer makes an order theirs by the link of its slip, and asks to bring goods of it back. */
export async function customerClaims(page: Page, clerk: Page, order: string): Promise<void> {
  await clerk.goto(`${order}/slip`, { waitUntil: 'load' });
  const link = await clerk.getByText('To have this order in your own account').innerText();
  const { pathname, search } = new URL(/https?:\S+/.exec(link)?.[0] ?? '');
  await signIn(page, await registeredCustomer());
  await page.goto(`${pathname}${search}`);
  await page.getByRole('button', { name: 'Add it to my account' }).click();
  const back = page.getByRole('region', { name: 'Bring something back' });
  await back.getByRole('button', { name: 'Increase quantity' }).click();
  await back.getByRole('button', { name: 'Ask to bring it back' }).click();
  const inquiry = page.getByRole('dialog').getByRole('textbox', { name: 'Inquiry' });
  await expect(inquiry).toHaveValue(/Order ORD-.*I would like to bring back:\n1 x /s);
}

/** And sends what they ask. @returns the reference of the inquiry */
export async function customerAsks(page: Page, clerk: Page, order: string): Promise<string> {
  await customerClaims(page, clerk, order);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Mobile number' }).fill('0917 555 1234');
  const sent = page.waitForResponse((answer) => answer.url().includes('/inquiries/send'));
  await dialog.getByRole('button', { name: 'Send inquiry' }).click();
  const answer = (await (await sent).json()) as { data: { reference: string } };
  return answer.data.reference;
}

/** Opens the account of a one-time link, in a browser of its own. */
export async function openedBy(
  browser: Browser,
  link: string,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const page = await (await browser.newContext(options)).newPage();
  await page.goto(link, { waitUntil: 'load' });
  await openAccount(page);
  await page.getByRole('link', { name: 'Go on' }).click();
  return page;
}
