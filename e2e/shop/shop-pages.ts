/**
 * The shop's pages, mostly from the shop itself, so that a new page is checked without a change.
 */
import { clientOf } from './provider-client';
import { shopAddress } from './shop-address';
import { wholeReleases } from './whole-releases';

export type ShopPage = { name: string; path: string };

/** Pages for guests that the sitemap leaves out: forms, searches, and missing pages. */
const UNLISTED: ShopPage[] = [
  { name: 'search', path: '/search?q=drill' },
  { name: 'search-empty', path: '/search?q=zzqxv' },
  { name: 'quick-order', path: '/quick-order' },
  { name: 'login', path: '/login' },
  { name: 'register', path: '/register' },
  { name: 'forgot-password', path: '/forgot-password' },
  { name: 'quotation-request', path: '/quotation-request' },
  { name: 'shared-quotation', path: '/quotations/shared/ended' },
  { name: 'saved-lists', path: '/saved-lists' },
  { name: 'saved-list', path: '/saved-lists/1' },
  { name: 'shared-list', path: '/saved-lists/shared/ended' },
  { name: 'not-found', path: '/no-such-page' },
];

/** Pages that only a customer may open; the page of one order is opened from the list of them. */
export const CUSTOMER_PAGES: ShopPage[] = [
  { name: 'checkout', path: '/checkout' },
  { name: 'order-history', path: '/order-history' },
  { name: 'my-details', path: '/my-details' },
  { name: 'quotations', path: '/quotations' },
  { name: 'quotation', path: '/quotations/QUO-NONE-NONE' },
];

/** `/` is home, `/contact-us` is contact-us, and `/brand/7` is one of many: one-brand. */
function nameOf(path: string): string {
  const [first = '', ...rest] = path.slice(1).split('/');
  return rest.length > 0 ? `one-${first}` : first || 'home';
}

/** The addresses in a file of the sitemap. */
async function placesIn(path: string): Promise<string[]> {
  const answer = await fetch(`${shopAddress().shop}${path}`);
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place = '']) => place);
}

/**
 * Every page in the files that `/sitemap.xml` names; of the pages of one kind, such as the products',
 * only the first.
 */
async function listedPages(): Promise<ShopPage[]> {
  const files = (await placesIn('/sitemap.xml')).map((place) => new URL(place).pathname);
  const places = (await Promise.all(files.map(placesIn))).flat();
  const pages = new Map<string, ShopPage>();
  for (const place of places) {
    const path = new URL(place).pathname;
    const name = nameOf(path);
    if (!pages.has(name)) pages.set(name, { name, path });
  }
  return [...pages.values()];
}

/** Pages that are made from a link of somebody's: three products to compare, and a cart. */
async function linkedPages(): Promise<ShopPage[]> {
  const listed = await clientOf().products({ limit: 3, offset: 0 });
  const details = await Promise.all(listed.map(({ id }) => clientOf().details(id)));
  const lines = details.flatMap(({ variants: [first] }, at) =>
    first ? [`${first.id}:${at + 1}`] : [],
  );
  return [
    { name: 'compare', path: `/compare?products=${details.map(({ id }) => id).join(',')}` },
    { name: 'shared-cart', path: `/cart/shared?lines=${lines.join(',')}` },
  ];
}

/** Every page that a guest may open. */
export async function guestPages(): Promise<ShopPage[]> {
  return [...(await listedPages()), ...UNLISTED, ...(await linkedPages())];
}

/** The names of every remote's pages, from the live releases in the document. */
export async function pageNames(): Promise<string[]> {
  const html = await (await fetch(shopAddress().shop)).text();
  const releases = await wholeReleases(html, shopAddress().shop);
  return Object.values(releases).flatMap(({ pages }) => Object.keys(pages));
}
