// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { Page } from 'shared-contracts/door';
import { contactPage } from '../src/pages/contact-page';
import { privacyPage } from '../src/pages/privacy-page';
import { termsPage } from '../src/pages/terms-page';
import { openShop } from './shop';

afterEach(() => {
  cleanup();
  window.history.replaceState(null, '');
});

test('the terms have their 11 numbered sections in order', async () => {
  await openShop({}).visit('/terms-and-conditions', termsPage);
  expect(screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)).toEqual([
    '1. General information',
    '2. Eligibility',
    '3. Product information',
    '4. Pricing and payment',
    '5. Shipping',
    '6. Returns and warranty',
    '7. User conduct',
    '8. Intellectual property',
    '9. Limitation of liability',
    '10. Privacy policy',
    '11. Changes to terms',
  ]);
  expect(document.getElementById('returns-and-warranty')?.tagName).toBe('H2');
});

test.each([
  'at least 18 years old',
  '12% VAT is added at checkout',
  'Cash on Delivery only. For a pickup order that is in cash, at pickup',
  'all orders are for pickup',
  'delivery nationwide',
  'within 7 days of delivery',
  'Philippine Data Privacy Act',
])('the terms say %j', async (words) => {
  await openShop({}).visit('/terms-and-conditions', termsPage);
  expect(document.body.textContent).toContain(words);
});

test.each(['name', 'email address', 'shipping address', 'order history'])(
  'the privacy policy says that the %s is collected',
  async (words) => {
    await openShop({}).visit('/privacy-policy', privacyPage);
    const part = screen.getByRole('region', { name: 'What we collect' });
    expect(part.textContent.toLowerCase()).toContain(words);
  },
);

test('the contact page has a row for each run of days with the same hours', async () => {
  const shop = openShop({});
  const week = 'Monday to Friday, 8:00 to 17:00; Saturday, 8:00 to 12:00';
  Object.assign(shop.host, { config: { ...shop.host.config, hours: week } });
  await shop.visit('/contact-us', contactPage);
  const rows = within(screen.getByRole('table', { name: 'Hours' })).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Monday to Friday8:00 to 17:00',
    'Saturday8:00 to 12:00',
  ]);
});

test('the contact page tells the office from the place of pickup where that is another', async () => {
  const shop = openShop({});
  Object.assign(shop.host, {
    config: { ...shop.host.config, pickup: 'Gate 2, 5 Pier Road, Manila' },
  });
  await shop.visit('/contact-us', contactPage);
  const office = screen.getByRole('region', { name: 'Main office' });
  expect(office.textContent).toMatch(/Caloocan City.*Pickup counter: Gate 2, 5 Pier Road, Manila/);
});

test('the contact page has address, phones, emails, hours and the inquiry', async () => {
  const { seen, ...shop } = openShop({});
  await shop.visit('/contact-us', contactPage);
  expect(screen.getByText('1 Main Street')).toBeDefined();
  expect(screen.getByRole('link', { name: '+63 2 8555 0142' }).getAttribute('href')).toBe(
    'tel:+63285550142',
  );
  expect(screen.getByRole('link', { name: 'sales@shop.example' }).getAttribute('href')).toBe(
    'mailto:sales@shop.example',
  );
  const hours = screen.getByRole('table', { name: 'Hours' });
  expect(
    within(hours).getByRole('row', { name: 'Monday to Saturday 8:00 to 17:00' }),
  ).toBeDefined();
  expect(screen.getByRole('region', { name: 'Bring to the pickup' }).textContent).toContain(
    'Your order number',
  );
  expect(screen.queryByTitle(/^Map:/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Show live map' })).toBeDefined();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Inquire' }));
  expect(seen.inquiries).toEqual([{}]);
});

const pages: [string, Page<null>][] = [
  ['/privacy-policy', privacyPage],
  ['/terms-and-conditions', termsPage],
  ['/contact-us', contactPage],
];
test.each(pages)('%s leads back home for one who came from nowhere', async (path, page) => {
  const { router } = await openShop({}).visit(path, page);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Go back' }));
  expect(router.state.location.pathname).toBe('/');
});

test('Go back leads to the page before', async () => {
  const { router } = await openShop({}).visit('/contact-us', contactPage);
  await router.navigate('/elsewhere');
  await router.navigate('/contact-us');
  window.history.replaceState({ idx: 2 }, '');
  await userEvent.setup().click(screen.getByRole('button', { name: 'Go back' }));
  expect(router.state.location.pathname).toBe('/elsewhere');
});

test.each([
  ['/terms-and-conditions', termsPage, 11],
  ['/privacy-policy', privacyPage, 9],
] as const)(
  '%s has a table of contents that leads to each of its parts',
  async (path, page, parts) => {
    await openShop({}).visit(path, page);
    const links = within(
      screen.getByRole('navigation', { name: 'Table of contents' }),
    ).getAllByRole<HTMLAnchorElement>('link');
    expect(links).toHaveLength(parts);
    for (const link of links) {
      expect(document.getElementById(link.hash.slice(1))?.textContent).toBe(link.textContent);
    }
  },
);

test('the terms can be printed, and say since when they stand', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  await openShop({}).visit('/terms-and-conditions', termsPage);
  expect(screen.getByText('November 1, 2026').getAttribute('datetime')).toBe('2026-11-01');
  await userEvent.setup().click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});
