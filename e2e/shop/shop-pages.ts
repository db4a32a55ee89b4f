/**
 * The shop's pages, mostly from the shop itself, so that a new page is checked without a change.
 */
import { shopAddress } from './shop-address';

export type ShopPage = { name: string; path: string };

/** Pages for guests that the sitemap leaves out: forms, searches, and missing pages. */
const UNLISTED: ShopPage[] = [
  { name: 'search', path: '/search?q=drill' },
  { name: 'search-empty', path: '/search?q=zzqxv' },
  { name: 'login', path: '/login' },
  { name: 'register', path: '/register' },
  { name: 'forgot-password', path: '/forgot-password' },
  { name: 'not-found', path: '/no-such-page' },
];

/** Pages that only a customer may open; the page of one order is opened from the list of them. */
export const CUSTOMER_PAGES: ShopPage[] = [
  { name: 'checkout', path: '/checkout' },
  { name: 'order-history', path: '/order-history' },
  { name: 'my-details', path: '/my-details' },
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

/** Every page that a guest may open. */
export async function guestPages(): Promise<ShopPage[]> {
  return [...(await listedPages()), ...UNLISTED];
}

type State = { releases: Record<string, { pages: Record<string, unknown> }> };

/** The names of every remote's pages, from the live releases in the document. */
export async function pageNames(): Promise<string[]> {
  const html = await (await fetch(shopAddress().shop)).text();
  const state = /<script[^>]*id="storefront-state"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '{}';
  return Object.values((JSON.parse(state) as State).releases).flatMap(({ pages }) =>
    Object.keys(pages),
  );
}
