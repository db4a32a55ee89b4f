import type { Context } from 'hono';

/**
 * Whether a page of this shop sends this JSON. A foreign page could make its visitors send it; their
 * browsers name the page's origin in a header.
 */
export function isOurs(context: Context): boolean {
  const site = context.req.header('sec-fetch-site');
  const json = context.req.header('content-type')?.startsWith('application/json') ?? false;
  return json && (site === undefined || site === 'same-origin');
}
