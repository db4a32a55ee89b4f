/** A list that another app shares with the installed shop, as the manifest says: posted to quick order. */
import { paths } from 'shared-contracts/paths';
import { sharedTextUrl } from 'shared-contracts/shared-text';

/** Whether a navigation brings such a list. */
export const isSharedList = ({ method }: Request, { pathname }: URL): boolean =>
  method === 'POST' && pathname === paths.quickOrder();

/** Sends the page to quick order with the list. Nothing of it goes over the network. */
export async function sharedList(request: Request): Promise<Response> {
  const form = await request.formData().catch(() => null);
  const text = form?.get('text');
  const url = sharedTextUrl(typeof text === 'string' ? text : '');
  return Response.redirect(new URL(url, location.origin).href, 303);
}
