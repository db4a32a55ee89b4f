/** One call fails in one way: the shopper gets a message, loses no typed text, and can go on. */
import type { Browser, Page } from '@playwright/test';
import { sellableProduct } from '../shop/cart-steps';
import type { Fault } from '../shop/fault-proxy';
import type { FaultFront } from '../shop/fault-front';
import { callProvider } from '../shop/placed-order';
import { registeredCustomer } from '../shop/test';
import type { ProviderTrouble } from './provider-troubles';
import { PROVIDER_TROUBLES } from './provider-troubles';
import type { Visit } from './provider-visits';
import { BUSINESS_VISITS } from './business-visits';
import { VISITS } from './provider-visits';
import { expect } from './patience';

/** The longest time until a message, in milliseconds (what this matrix promises a shopper). */
const WORDS_WITHIN = 12_000;
const PATIENCE = /Still (?:loading|working)|Searching|Placing your order/;

export type ProviderCase = { id: string; visit: Visit; trouble: ProviderTrouble };

export const PROVIDER_CASES: ProviderCase[] = [...VISITS, ...BUSINESS_VISITS].flatMap((visit) =>
  PROVIDER_TROUBLES.map((trouble) => ({ id: `${visit.call} / ${trouble.name}`, visit, trouble })),
);

/** Puts a customer's session and cart line into the tab, as a login by the form does. */
async function beCustomer(page: Page): Promise<void> {
  const { email, password } = await registeredCustomer();
  const session = await callProvider<{ token: string; user: { id: number } }>(
    '/api/auth/shop-login',
    { email, password },
  );
  const product = await sellableProduct();
  const variant = product.variants.find((each) => each.default);
  await callProvider(
    '/api/store/cart/updateItemsInCart',
    { product_id: product.id, variant_id: variant?.id, type: 'add' },
    session.token,
  );
  await page.addInitScript(({ token, user }) => {
    if (window.sessionStorage.getItem('begun')) return;
    window.sessionStorage.setItem('begun', 'yes');
    window.sessionStorage.setItem('token', token);
    window.sessionStorage.setItem('user', JSON.stringify(user));
  }, session);
}

async function owed(page: Page, { visit, trouble }: ProviderCase): Promise<void> {
  const timeout = WORDS_WITHIN;
  const words = visit.failed(page);
  const content = visit.content(page);
  // A refused token ends the session, whichever call had sent it.
  const signedOut = page.getByRole('main').getByRole('button', { name: 'Sign in' });
  switch (trouble.owed) {
    case 'words': {
      const told = trouble.name === '401' && visit.customer ? words.or(signedOut) : words;
      await expect(told.first(), 'the words of the failure').toBeVisible({ timeout });
      return;
    }
    case 'words-or-content':
      await expect(words.or(content).first(), 'words or content').toBeVisible({ timeout });
      return;
    case 'patience': {
      const told = page.getByText(PATIENCE).filter({ visible: true }).or(words).or(content);
      const said = told.first().waitFor({ timeout });
      const silent = await said.then(
        () => false,
        () => true,
      );
      const skeletons = page.locator('[data-skeleton], [aria-busy="true"]:not(button)');
      if (silent)
        await expect(skeletons.filter({ visible: true }), 'mute skeletons').toHaveCount(0);
      return;
    }
    case 'content':
      await expect(content.first(), 'the content').toBeVisible({ timeout });
  }
}

async function goesOn(page: Page): Promise<void> {
  for (let dialogs = 0; dialogs < 2; dialogs += 1) {
    if (await page.getByRole('dialog').first().isVisible()) await page.keyboard.press('Escape');
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms and conditions' }).click();
  await expect(page.locator('[data-page="terms"] h1')).toBeVisible();
}

/**
 * Runs a case in a browser context of its own.
 * @throws where the shop misses an expectation
 */
export async function runProviderCase(
  browser: Browser,
  front: FaultFront,
  testCase: ProviderCase,
): Promise<void> {
  const { visit, trouble } = testCase;
  const context = await browser.newContext({ baseURL: front.url });
  const page = await context.newPage();
  const uncaught: string[] = [];
  page.on('pageerror', (error) => uncaught.push(error.message));
  const fault: Fault = { ...trouble.fault, path: visit.path, method: visit.method };
  const setFault = async () => {
    await fetch(front.faults, { method: 'POST', body: JSON.stringify(fault) });
  };
  try {
    if (visit.customer) await beCustomer(page);
    await visit.go(page, setFault);
    await owed(page, testCase);
    const failed = trouble.owed === 'words' && !(trouble.name === '401' && visit.customer);
    if (failed && visit.typed) await expect(visit.typed(page)).not.toHaveValue('');
    await goesOn(page);
    expect(uncaught, 'nothing uncaught').toEqual([]);
  } finally {
    await fetch(front.faults, { method: 'DELETE' });
    await context.close();
  }
}
