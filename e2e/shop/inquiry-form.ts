import type { Locator, Page } from '@playwright/test';

/** Opens the inquiry's dialog on the contact page and fills it in. @returns the dialog */
export async function fillInquiry(page: Page, inquiry = 'How much for ten?'): Promise<Locator> {
  await page.goto('/contact-us');
  await page.getByRole('main').getByRole('button', { name: 'Inquire' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Name').fill('Juan');
  await form.getByLabel('Mobile number').fill('0917 555 0100');
  await form.getByLabel('Email').fill('juan@example.com');
  await form.getByLabel('Inquiry').fill(inquiry);
  return form;
}
