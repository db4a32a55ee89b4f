/** Somebody of the staff, made by the provider's command and signed in with a browser. */
import { randomUUID } from 'node:crypto';
import { expect, type Cookie, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { painted, violations } from './axe';
import { RUNS_LONG } from './long';
import { staffCommand } from './staff-command';

export const STAFF_PASSWORD = 'a long password of the staff';

const STEP_MS = 30_000;

/** Fills the page of a one-time link, and opens the account. @returns the next code of its authenticator */
export async function openAccount(page: Page): Promise<string> {
  const key = await page.locator('code.key').innerText();
  const authenticator = new TOTP({ secret: Secret.fromBase32(key.replaceAll(/\s/g, '')) });
  const code = authenticator.generate();
  await page.getByLabel('Password, 12 characters or more').fill(STAFF_PASSWORD);
  await page.getByLabel('The password again').fill(STAFF_PASSWORD);
  await page.getByLabel('Code that your authenticator shows').fill(code);
  await page.getByRole('button', { name: 'Open my account' }).click();
  return authenticator.generate({ timestamp: Date.now() + STEP_MS });
}

/**
 * Opens a new account by its link, as somebody does on the first day.
 * @param look at the pages that are shown on this day alone
 * @returns the next code of its authenticator, with which it signs in again
 */
export async function firstDay(
  page: Page,
  name: string,
  role: string,
  look: (page: Page) => Promise<void> = () => Promise.resolve(),
): Promise<string> {
  const said = await staffCommand('add', name, '--role', role);
  const link = /http:\/\/\S+/.exec(said)?.[0];
  if (link === undefined) throw new Error(`no link: ${said}`);
  await page.goto(link, { waitUntil: 'load' });
  await look(page);
  const code = await openAccount(page);
  await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor();
  await look(page);
  await page.getByRole('link', { name: 'Go on' }).click();
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  return code;
}

/** What a browser of somebody who is signed in keeps, by role; of this worker alone. */
const signedIn = new Map<string, Cookie[]>();

/**
 * Signs in somebody of a role: whom the test's other parts don't tell apart. Two who meet, and who is
 * on a first day, open accounts of their own by `firstDay`.
 */
export async function somebodyOf(page: Page, role: string): Promise<void> {
  const kept = signedIn.get(role);
  if (kept) {
    await page.context().addCookies(kept);
    return;
  }
  await firstDay(page, `${role}-${randomUUID().slice(0, 8)}`, role);
  signedIn.set(role, await page.context().cookies());
}

/** The dark scheme at one width: its colours are those of every width. */
const LOOKS = [
  { width: 360, schemes: ['dark', 'light'] },
  { width: 1280, schemes: ['light'] },
] as const;

/** What axe has looked at; each page in one look, and in all of them where long tests run. */
let looked = 0;

/** A page has nothing that axe complains of, and fits its window at both widths. */
export async function expectAccessible(page: Page): Promise<void> {
  looked += 1;
  for (const [at, { width, schemes }] of LOOKS.entries()) {
    await page.setViewportSize({ width, height: 800 });
    const wider = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(wider, `${page.url()} fits ${width}`).toBeLessThanOrEqual(0);
    if (!RUNS_LONG && looked % LOOKS.length !== at) continue;
    // A bar at the foot lies over what is scrolled beneath it, which axe takes for covered.
    const whole = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height: Math.max(800, whole) });
    for (const colorScheme of RUNS_LONG ? schemes : schemes.slice(0, 1)) {
      await page.emulateMedia({ colorScheme });
      await page.evaluate(painted);
      // A link's colour passes over into that of the other scheme.
      await page.evaluate(async () => {
        await Promise.all(document.getAnimations().map((one) => one.finished));
      });
      expect.soft(await violations(page), `${page.url()}, ${width}, ${colorScheme}`).toEqual([]);
    }
  }
}
