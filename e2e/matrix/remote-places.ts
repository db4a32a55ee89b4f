/** Where a shopper meets each remote: on a first page, and after a navigation inside the shop. */
import type { Page } from '@playwright/test';
import type { Remote } from '../shop/apps';
import { clickHydrated, untilHydrated } from '../shop/until-hydrated';
import { expect } from './patience';

export type Place = {
  /** The first page. */
  path: string;
  /** The steps from there to the part. */
  go: (page: Page) => Promise<void>;
  /** Opens what says that the part can't be shown, where its place has no room for words. */
  meet?: (page: Page) => Promise<void>;
  /** The message in the place when the part can't be shown. */
  says: string;
  /** Checks that the part is shown. */
  shown: (page: Page) => Promise<void>;
  /** A click inside the part. */
  press: (page: Page) => Promise<void>;
};

const stay = () => Promise.resolve();
const use = async (page: Page) => {
  await untilHydrated(page);
  await page.mouse.move(2, 2);
};
const visible = (locate: (page: Page) => ReturnType<Page['locator']>) => (page: Page) =>
  expect(locate(page).first()).toBeVisible();
/** Clicks when the page is hydrated: before that, a link would load another document. */
const clickOf = (locate: (page: Page) => ReturnType<Page['locator']>) => (page: Page) =>
  clickHydrated(locate(page).first());

const pageAt = (path: string, name: string, label: string, go: Place['go'] = stay): Place => {
  const heading = (page: Page) => page.locator(`[data-page="${name}"] h1`);
  return {
    path,
    go,
    says: `This page (${label}) is not available right now.`,
    shown: visible(heading),
    press: clickOf(heading),
  };
};

const toTheStore = clickOf((page) =>
  page.getByRole('banner').getByRole('link', { name: 'Our Products' }),
);
const cart = (page: Page) => page.getByRole('button', { name: 'Cart is Empty' });
const account = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Sign in' });
const searchBox = (page: Page) => page.getByRole('combobox', { name: 'Search Products' });

const inHeader = (part: string, locate: (page: Page) => ReturnType<Page['locator']>): Place => ({
  path: '/contact-us',
  go: toTheStore,
  says: `${part} is not available right now.`,
  shown: visible(locate),
  press: clickOf(locate),
});

/** A mark on the icon leads to the message; where the part is back meanwhile, to the cart. */
const cartPlace: Place = {
  ...inHeader('Cart', cart),
  meet: clickOf((page) => page.getByRole('button', { name: 'Cart, not available right now' })),
  shown: visible((page) => cart(page).or(page.getByText('No products added.'))),
};

type Places = { cold: Place; reached: Place };

export const PLACES: Record<Remote, Places> = {
  'mfe-catalog': {
    cold: pageAt('/store', 'store', 'the store'),
    reached: pageAt('/contact-us', 'store', 'the store', toTheStore),
  },
  'mfe-search': {
    cold: pageAt('/search?q=drill', 'search', 'the search'),
    reached: {
      path: '/store',
      go: clickOf((page) => page.getByRole('button', { name: 'Search products' })),
      says: 'Search is not available right now.',
      shown: visible(searchBox),
      press: clickOf(searchBox),
    },
  },
  'mfe-cart-checkout': {
    // Its code comes when the page is used.
    cold: { ...cartPlace, path: '/store', go: use },
    reached: cartPlace,
  },
  'mfe-account': {
    cold: pageAt('/login', 'login', 'sign in'),
    reached: inHeader('Account', account),
  },
  'mfe-content': {
    cold: pageAt('/blogs', 'blogs', 'the articles'),
    reached: pageAt(
      '/store',
      'blogs',
      'the articles',
      clickOf((page) => page.getByRole('contentinfo').getByRole('link', { name: 'Blogs' })),
    ),
  },
};

/** Checks that another remote's page works, by a link of the footer. */
export async function visitAnother(page: Page, remote: Remote): Promise<void> {
  const [link, name] =
    remote === 'mfe-content' ? ['All products', 'store'] : ['Terms and conditions', 'terms'];
  await clickHydrated(page.getByRole('contentinfo').getByRole('link', { name: link }));
  await expect(page.locator(`[data-page="${name}"] h1`)).toBeVisible();
}
