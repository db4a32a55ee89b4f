import type { SessionApi } from 'shared-contracts/door';
import type { RemoteRoute } from 'shared-contracts/document-contract';
import { RENDERED } from './page-state';

/**
 * Whether the document contains its page and this shopper may see it: the guard of a page can be
 * checked only in the browser.
 * @param route null for the 404 page, which has no guard
 */
export function mayShow(
  root: HTMLElement,
  route: RemoteRoute | null,
  session: Pick<SessionApi, 'read'>,
): boolean {
  if (!root.hasAttribute(RENDERED)) return false;
  const guard = route?.guard ?? 'none';
  return guard === 'none' || (guard === 'signed-out' && session.read() === null);
}
