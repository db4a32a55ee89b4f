import { html } from 'hono/html';
import { tokenField, type Html } from './html';

/** A form with the token for the path that it is sent to. */
export const postForm = (tokenFor: (path: string) => string, path: string, inside: Html): Html =>
  html`<form method="post" action="${path}">${tokenField(tokenFor(path))}${inside}</form>`;
