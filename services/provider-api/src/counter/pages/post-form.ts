import { html } from 'hono/html';
import { tokenField, type Html } from './html';

/**
 * A form with the token for the path that it is sent to. An address may have a query besides: what
 * the page was asked for, so that it can be shown again with the form on it.
 */
export const postForm = (
  tokenFor: (path: string) => string,
  address: string,
  inside: Html,
): Html => {
  const token = tokenFor(address.split('?')[0] ?? '');
  return html`<form method="post" action="${address}">${tokenField(token)}${inside}</form>`;
};
