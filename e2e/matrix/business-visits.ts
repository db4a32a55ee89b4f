/** The steps that lead a shopper to the calls of business buying, and the failure's message. */
import type { Page } from '@playwright/test';
import { untilHydrated } from '../shop/until-hydrated';
import type { Visit } from './provider-visits';

const said = (words: string | RegExp) => (page: Page) => page.getByText(words).first();

async function fillRequest(page: Page) {
  await page.goto('/quotation-request');
  await untilHydrated(page);
  await page.getByRole('textbox', { name: 'Item 1' }).fill('Two rolls of red tape');
  await page.getByLabel('Name', { exact: true }).fill('Juan Cruz');
  await page.getByRole('textbox', { name: 'Mobile number' }).fill('0917 555 0100');
  await page.getByRole('textbox', { name: 'Email' }).fill('juan@example.com');
}

const opened = (path: string) => async (page: Page, fault: () => Promise<void>) => {
  await fault();
  await page.goto(path, { waitUntil: 'commit' });
};

export const BUSINESS_VISITS: Visit[] = [
  {
    call: 'quick-order/match',
    method: 'POST',
    path: '/api/store/quick-order/match',
    async go(page, fault) {
      await page.goto('/quick-order');
      await untilHydrated(page);
      await page.getByLabel('Your list').fill('HBG200-3P x 2');
      await fault();
      await page.getByRole('button', { name: 'Match', exact: true }).click();
    },
    failed: said('Quick order is not available right now.'),
    content: (page) => page.getByRole('heading', { name: /^\d[\d,]* lines?: / }),
    typed: (page) => page.getByLabel('Your list'),
  },
  {
    call: 'quotations/request',
    method: 'POST',
    path: '/api/store/quotations/request',
    async go(page, fault) {
      await fillRequest(page);
      await fault();
      await page.getByRole('main').getByRole('button', { name: 'Ask for a quotation' }).click();
    },
    failed: said('Something went wrong!'),
    content: said(/Your request QUO-\S+ was sent/),
    typed: (page) => page.getByRole('textbox', { name: 'Item 1' }),
  },
  {
    call: 'quotations/list',
    method: 'POST',
    path: '/api/store/quotations/list',
    customer: true,
    go: opened('/quotations'),
    failed: said('The list of your quotations is not available right now.'),
    content: (page) =>
      page.getByText('No quotations yet.').or(page.locator('main li').first()).first(),
  },
  {
    call: 'lists/fetchAll',
    method: 'POST',
    path: '/api/store/lists/fetchAll',
    customer: true,
    go: opened('/saved-lists'),
    failed: said('The overview of your lists is not available right now.'),
    content: (page) =>
      page.getByText('Nothing is saved yet.').or(page.locator('main li').first()).first(),
  },
];
