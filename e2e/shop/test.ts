/** The base of every journey: a page of the shop that is watched for errors. */
import { test as base, expect, type Page } from '@playwright/test';
import type { Fault } from './fault-proxy';
import { shopAddress } from './shop-address';
import { untilHydrated } from './until-hydrated';

type Watched = {
  /** Uncaught errors, policy violations and blocked requests of the page; must stay empty. */
  trouble: string[];
};

/**
 * How long a test waits for a page that can't answer because its remote is down, in milliseconds.
 */
const PATIENCE = 3_000;

/**
 * Waits until a rendered page answers to input, or shows that it can't, because a test clicks
 * faster than a shopper. `first-byte.spec.ts` tests what happens before that.
 */
async function untilAnswers(page: Page): Promise<void> {
  const orShown = '#root:not([data-rendered]), [data-fault]';
  await untilHydrated(page, { orShown, timeout: PATIENCE }).catch(() => undefined);
}

export const test = base.extend<Watched>({
  page: async ({ page, javaScriptEnabled }, provide) => {
    const goTo = page.goto.bind(page);
    page.goto = async (url, options) => {
      const answer = await goTo(url, options);
      const waits = javaScriptEnabled !== false && options?.waitUntil === undefined;
      if (waits) await untilAnswers(page);
      return answer;
    };
    await provide(page);
  },
  baseURL: async ({}, provide) => {
    await provide(shopAddress().shop);
  },
  trouble: [
    async ({ page }, provide) => {
      const trouble: string[] = [];
      page.on('pageerror', (error) => trouble.push(`uncaught: ${error.message}`));
      page.on('console', (message) => {
        if (/Content Security Policy|TrustedHTML|TrustedScript|integrity/i.test(message.text())) {
          trouble.push(`policy: ${message.text()}`);
        }
        if (message.text().startsWith('hydration: ')) trouble.push(message.text());
      });
      await provide(trouble);
      expect(trouble, 'no uncaught error and no policy violation').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Makes a provider call fail until `clearFaults`. */
export async function setFault(fault: Fault): Promise<void> {
  await fetch(shopAddress().faults, { method: 'POST', body: JSON.stringify(fault) });
}

export async function clearFaults(): Promise<void> {
  await fetch(shopAddress().faults, { method: 'DELETE' });
}

export async function killServer(name: string): Promise<void> {
  const answer = await fetch(`${shopAddress().servers}/${name}`, { method: 'DELETE' });
  expect(answer.ok, await answer.text()).toBe(true);
}

export async function startServer(name: string): Promise<void> {
  const answer = await fetch(`${shopAddress().servers}/${name}`, { method: 'POST' });
  expect(answer.ok, await answer.text()).toBe(true);
}

/** The log of the shop's servers so far. */
export async function serverLog(): Promise<string> {
  return (await fetch(shopAddress().servers)).text();
}

/** The newest mail to an address, from the provider's outbox. */
export async function newestMail(to: string): Promise<string> {
  const answer = await fetch(`${shopAddress().provider}/dev/outbox`, {
    headers: { Accept: 'application/json' },
  });
  const mails = (await answer.json()) as { to: string; text: string }[];
  return mails.find((mail) => mail.to === to)?.text ?? '';
}

/** A mailed code: three groups of four digits. */
const CODE = /\b\d{4}(?: \d{4}){2}\b/;

/** The code of the newest mail to an address. */
export async function codeFor(email: string): Promise<string> {
  await expect.poll(() => newestMail(email)).toMatch(CODE);
  return CODE.exec(await newestMail(email))?.[0] ?? '';
}

let customers = 0;

/** A new customer's details, with an email that nobody else has. */
export function newCustomer(): { name: string; email: string; password: string } {
  customers += 1;
  const unique = `${process.pid}-${Date.now()}-${customers}`;
  return { name: 'Maria Santos', email: `maria-${unique}@example.com`, password: 'mabuhay-2026!' };
}

/** Registers a customer by the provider's calls, verified and ready to log in. */
export async function registeredCustomer(): Promise<ReturnType<typeof newCustomer>> {
  const customer = newCustomer();
  const { provider } = shopAddress();
  const post = async (path: string, body: unknown) => {
    const answer = await fetch(`${provider}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(answer.ok, await answer.text()).toBe(true);
  };
  await post('/api/auth/shop-register', {
    ...customer,
    password_confirmation: customer.password,
  });
  await post('/api/auth/verify-email', {
    email: customer.email,
    verificationCode: await codeFor(customer.email),
  });
  return customer;
}

/** Registers by the form; the account still has to be verified. */
export async function register(
  page: Page,
  customer: ReturnType<typeof newCustomer>,
): Promise<void> {
  await page.goto('/register');
  await page.getByLabel('Name').fill(customer.name);
  await page.getByLabel('Email').fill(customer.email);
  await page.getByLabel('Password', { exact: true }).fill(customer.password);
  await page.getByLabel('Confirm password', { exact: true }).fill(customer.password);
  await page.getByRole('button', { name: 'Create account' }).click();
}

/** The tokens of the customers whom `signIn` signed in. */
const tokens = new WeakMap<Page, string>();

/** The token of the customer of a page: as `signIn` got it, else as the page has it. */
export const tokenOf = (page: Page): Promise<string> | string =>
  tokens.get(page) ?? page.evaluate(() => window.sessionStorage.getItem('token') ?? '');

/**
 * Signs a customer in as the form does, without its pages: what the tab keeps of it is there when the
 * page's next document begins. For tests of what comes after; `logIn` is for those of signing in.
 */
export async function signIn(
  page: Page,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const { provider, shop } = shopAddress();
  const answer = await fetch(`${provider}/api/auth/shop-login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { token, user } = (await answer.json()) as { token: string; user: object };
  expect(answer.ok).toBe(true);
  tokens.set(page, token);
  await page.addInitScript(
    (kept) => {
      // Once: a tab that signs out stays signed out.
      if (location.origin !== kept.origin || sessionStorage.getItem('signed-in') !== null) return;
      sessionStorage.setItem('signed-in', 'by the test');
      sessionStorage.setItem('token', kept.token);
      sessionStorage.setItem('user', kept.user);
    },
    { origin: new URL(shop).origin, token, user: JSON.stringify(user) },
  );
}

/** Logs in by the form. */
export async function logIn(
  page: Page,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/store$/);
}
