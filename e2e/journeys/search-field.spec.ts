/** The way into the search: a field in a desk's header, a button in a phone's. */
import type { Page } from '@playwright/test';
import { LONG } from '../shop/long';
import { expect, test } from '../shop/test';

const DESK = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };

const field = (page: Page) =>
  page.getByRole('banner').getByRole('textbox', { name: 'Search Products' });
const button = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Search products' });
const box = (page: Page) =>
  page.getByRole('dialog').getByRole('combobox', { name: 'Search Products' });

/** Holds back scripts. @returns a function that lets them load */
async function hold(page: Page, scripts: string): Promise<() => void> {
  let release = () => undefined as void;
  const held = new Promise<void>((done) => (release = done));
  await page.route(scripts, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test('a desk has a field in the header, which the search takes over when it is used [T11]', async ({
  page,
}) => {
  await page.setViewportSize(DESK);
  await page.goto('/blogs');
  await expect(field(page)).toHaveAttribute('placeholder', 'Search Products');
  await field(page).click();
  await expect(box(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('grinder');
  await expect(box(page)).toHaveValue('grinder');
  await expect(page.getByRole('dialog').getByText(/^[\d,]+ results found$/)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=grinder$/);
  await expect(field(page)).toHaveValue('');
  // The Tab key alone opens nothing.
  await page.getByRole('banner').getByRole('link', { name: 'Contact us' }).focus();
  await page.keyboard.press('Tab');
  await expect(field(page)).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a phone keeps the button, and gets the focus back to it [T11]', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/blogs');
  await expect(field(page)).toBeHidden();
  await button(page).click();
  await expect(box(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button(page)).toBeFocused();
  await expect(field(page)).toBeHidden();
});

// Each place and each moment by itself; which of them meet is left to the long tests.
for (const [place, size] of [
  ['field', DESK],
  ['button', PHONE],
] as const) {
  const isField = place === 'field';
  const whileComing = `what is typed after a click on the ${place} is kept while the search's code comes [T12]`;
  test(whileComing, isField ? {} : LONG, async ({ page }) => {
    await page.setViewportSize(size);
    const release = await hold(page, '**/mfe-search/**/*.js');
    await page.goto('/blogs');
    await (isField ? field(page) : button(page)).click();
    await page.keyboard.type('ham');
    await expect(field(page)).toBeVisible();
    await expect(field(page)).toHaveValue('ham');
    release();
    await expect(box(page)).toBeFocused();
    await page.keyboard.type('mer');
    await expect(box(page)).toHaveValue('hammer');
  });

  const before = `what is typed after a click on the ${place} before any script is here is kept [T12]`;
  test(before, isField ? LONG : {}, async ({ page }) => {
    await page.setViewportSize(size);
    const release = await hold(page, '**/shell/*/entry.js');
    await page.goto('/blogs', { waitUntil: 'commit' });
    await (isField ? field(page) : button(page)).click();
    await page.keyboard.type('ham');
    await expect(field(page)).toHaveValue('ham');
    await expect(page).toHaveURL(/\/blogs$/);
    release();
    await expect(box(page)).toBeFocused();
    await page.keyboard.type('mer');
    await expect(box(page)).toHaveValue('hammer');
  });
}

for (const [when, scripts, often] of [
  ['before any script is here', '**/shell/*/entry.js', {}],
  ["while the search's code comes", '**/mfe-search/**/*.js', LONG],
] as const) {
  const onSignIn = `what is typed after / on the sign-in page ${when} is kept [T12]`;
  test(onSignIn, often, async ({ page }) => {
    const release = await hold(page, scripts);
    await page.goto('/login', { waitUntil: 'commit' });
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(field(page)).toBeHidden();
    await page.keyboard.press('/');
    await page.keyboard.type('ham');
    await expect(field(page)).toHaveValue('ham');
    await expect(field(page)).toBeInViewport();
    release();
    await expect(box(page)).toBeFocused();
    await page.keyboard.type('mer');
    await expect(box(page)).toHaveValue('hammer');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(field(page)).toBeHidden();
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the field and the button lead to the search page [T13]', async ({ page }) => {
    const h1 = page.getByRole('heading', { level: 1 });
    await page.setViewportSize(DESK);
    await page.goto('/blogs');
    await field(page).fill('grinder');
    await field(page).press('Enter');
    await expect(h1).toHaveText('Search results for "grinder"');
    await expect(page.getByRole('list', { name: 'Results' }).getByRole('link')).toHaveCount(20);
    await page.setViewportSize(PHONE);
    await page.goto('/blogs');
    await button(page).click();
    await expect(h1).toHaveText('Search');
  });
});
