import type { Context } from 'hono';

/** As those who run scripts name themselves; they end a page without a word. */
const NAMES = /bot\b|bot[/;]|crawl|spider|slurp|lighthouse|inspection|render|preview|archive/i;

/** Whether who asks says that they are no shopper's browser. */
export const isCrawler = (context: Context): boolean =>
  NAMES.test(context.req.header('user-agent') ?? '');
