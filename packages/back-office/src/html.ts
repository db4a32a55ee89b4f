import type { html } from 'hono/html';

/** A piece of a page; what is put into it is escaped. */
export type Html = ReturnType<typeof html>;
