/** Every URL of the shop, built in one place. */

const segment = (value: string) => encodeURIComponent(value);

export const paths = {
  home: () => '/',
  homeBlogs: () => '/#blogs',
  store: () => '/store',
  product: (id: string, variantId?: string) =>
    variantId === undefined
      ? `/products/${segment(id)}`
      : `/products/${segment(id)}?variant=${segment(variantId)}`,
  category: (id: string) => `/category/${segment(id)}`,
  categories: () => '/categories',
  brand: (id: string) => `/brand/${segment(id)}`,
  brands: () => '/brands',
  blogs: () => '/blogs',
  blog: (id: string) => `/blogs/${segment(id)}`,
  search: (query = '') => (query ? `/search?q=${segment(query)}` : '/search'),
  /** Products side by side; which ones its search says (mfe-catalog). */
  compare: () => '/compare',
  /** A cart that somebody shares; its lines are in its search (mfe-cart-checkout). */
  sharedCart: () => '/cart/shared',
  quickOrder: () => '/quick-order',
  checkout: () => '/checkout',
  orderHistory: () => '/order-history',
  order: (number: string) => `/order-history/${segment(number)}`,
  myDetails: () => '/my-details',
  /** Its search may say with which product to begin: `product`, `variant`, `quantity`. */
  quotationRequest: () => '/quotation-request',
  quotations: () => '/quotations',
  quotation: (number: string) => `/quotations/${segment(number)}`,
  sharedQuotation: (link: string) => `/quotations/shared/${segment(link)}`,
  savedLists: () => '/saved-lists',
  savedList: (id: string) => `/saved-lists/${segment(id)}`,
  sharedList: (token: string) => `/saved-lists/shared/${segment(token)}`,
  login: () => '/login',
  register: () => '/register',
  forgotPassword: () => '/forgot-password',
  privacy: () => '/privacy-policy',
  terms: () => '/terms-and-conditions',
  contact: () => '/contact-us',
  shop: () => '/shop',
} as const;

/** The widths in which stored pictures are served, in pixels. */
export const PICTURE_WIDTHS = [96, 160, 320, 480, 640, 960, 1280] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** The path under which the provider serves its stored pictures. */
export const STORAGE_PATH = '/storage';

/**
 * The URL of a stored picture, in a width or as it is. A path that already is a URL of this
 * origin's storage stays; a URL of another origin, or a path that leads out of the storage, gives
 * null.
 */
export function pictureUrl(path: string, width?: PictureWidth): string | null {
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(path)) return null;
  const segments = path
    .replace(/^\/+/, '')
    .replace(/^storage\//, '')
    .split('/');
  if (segments.some((part) => part === '.' || part === '..')) return null;
  const encoded = segments.map(segment).join('/');
  return `${STORAGE_PATH}/${encoded}${width === undefined ? '' : `?w=${width}`}`;
}

/**
 * The URL of a stored picture for previews of a link. Sites that show previews accept no SVG
 * drawings, so this asks for a PNG of a drawing.
 * @param path where the provider stores it; null where there is no picture
 */
export function previewPicture(path: string | null | undefined): string | null {
  const url = path ? pictureUrl(path, 1280) : null;
  return url !== null && /\.svg$/i.test(path ?? '') ? `${url}&format=png` : url;
}

export type PictureSources = { src: string; srcSet: string; sizes: string };

/**
 * What a picture element needs for a stored picture: `srcSet` over the served widths.
 * @param sizes the `sizes` attribute
 * @returns null where there is no picture
 */
export function pictureSources(path: string | null, sizes: string): PictureSources | null {
  const src = path === null ? null : pictureUrl(path, 480);
  if (path === null || src === null) return null;
  // A drawing has no widths and is served unchanged.
  if (/\.svg$/i.test(path)) return { src: pictureUrl(path) ?? src, srcSet: '', sizes: '' };
  const srcSet = PICTURE_WIDTHS.map((width) => `${pictureUrl(path, width)} ${width}w`).join(', ');
  return { src, srcSet, sizes };
}
