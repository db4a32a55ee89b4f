import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import {
  OFF,
  parsePreviews,
  PREVIEW_PARAMETER,
  previewText,
  type PreviewName,
} from './preview-name';

const COOKIE = 'preview';

/** Whether this browser looks at a preview, so that what it tells is not counted. */
export const isPreviewing = (context: Context): boolean => getCookie(context, COOKIE) !== undefined;

export const forgetPreviews = (context: Context) => deleteCookie(context, COOKIE, { path: '/' });

/**
 * Keeps what this browser looks at until it is closed. A link from elsewhere may start it, such as
 * from a pull request; what it may show is asked of the registry at every page.
 * @param secure whether shoppers reach the shop by https
 */
export function keepPreviews(context: Context, names: PreviewName[], secure: boolean): void {
  setCookie(context, COOKIE, previewText(names), {
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    secure,
  });
}

export type WantedPreviews = { names: PreviewName[]; from: 'address' | 'cookie' };

/** What a visit wants to look at: what its address names, or else what the browser keeps. */
export function wantedPreviews(context: Context): WantedPreviews | 'off' | null {
  const asked = context.req.query(PREVIEW_PARAMETER);
  if (asked === OFF) return 'off';
  const named = asked === undefined ? null : parsePreviews(asked);
  if (named) return { names: named, from: 'address' };
  const kept = parsePreviews(getCookie(context, COOKIE) ?? '');
  return kept && { names: kept, from: 'cookie' };
}

/**
 * Where a visit goes on once its previews are switched off: the page that it comes from, with its
 * search, which the badge's link doesn't have.
 * @param referrer the request's `Referer`; only one of this shop counts
 */
export function afterOff(asked: URL, referrer: string | undefined): string {
  const from = referrer !== undefined && URL.canParse(referrer) ? new URL(referrer) : asked;
  const address = from.host === asked.host ? from : asked;
  const search = new URLSearchParams(address.search);
  search.delete(PREVIEW_PARAMETER);
  // Two slashes at the beginning would be an address of another site.
  const path = `/${address.pathname.replace(/^[/\\]+/, '')}`;
  return search.size > 0 ? `${path}?${search.toString()}` : path;
}
