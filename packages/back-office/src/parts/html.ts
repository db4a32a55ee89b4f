import { html } from 'hono/html';

/** A piece of a page; what is put into it is escaped. */
export type Html = ReturnType<typeof html>;

/** The hidden field by which a form shows where it came from. */
export const tokenField = (token: string): Html =>
  html`<input type="hidden" name="token" value="${token}" />`;
