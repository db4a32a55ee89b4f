import { html, raw } from 'hono/html';
import { tokenField, type Html } from './html';

/**
 * A form with the token for the path that it is sent to. An address may have a query besides: what
 * the page was asked for, so that it can be shown again with the form on it.
 * @param files whether files go with it, or long texts
 * @param kind a class of its own in the style sheet
 */
export const postForm = (
  tokenFor: (path: string) => string,
  address: string,
  inside: Html,
  { files = false, kind = '' } = {},
): Html => {
  const token = tokenFor(address.split('?')[0] ?? '');
  return html`<form
    class="${kind}"
    method="post"
    action="${address}"
    ${files ? raw('enctype="multipart/form-data"') : ''}
  >
    ${tokenField(token)}${inside}
  </form>`;
};
