import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Limit } from '../state/limits';

type Gate = {
  /** In bytes. */
  largest: number;
  limit: Limit;
  /** The network that a call comes from, which the limit counts. */
  networkOf: (context: Context) => string;
  /** What a network that has sent too many is told. */
  tooMany: string;
};

/**
 * Whether a page of this shop sends this JSON. A foreign page could make its visitors send it; their
 * browsers name the page's origin in a header.
 */
function isOurs(context: Context): boolean {
  const site = context.req.header('sec-fetch-site');
  const json = context.req.header('content-type')?.startsWith('application/json') ?? false;
  return json && (site === undefined || site === 'same-origin');
}

/**
 * Lets through what a page of this shop sends: 413 for a body that is too large, 403 for a foreign
 * page, 429 for a network that has sent too many within a minute. No cache keeps an answer.
 */
export function fromOurPages({
  largest,
  limit,
  networkOf,
  tooMany,
}: Gate): [MiddlewareHandler, MiddlewareHandler] {
  return [
    bodyLimit({ maxSize: largest }),
    async (context, next) => {
      context.header('Cache-Control', 'no-store');
      if (!isOurs(context)) return context.json({ message: 'Not from here.' }, 403);
      if (!(await limit.take(networkOf(context)))) {
        context.header('Retry-After', '60');
        return context.json({ message: tooMany }, 429);
      }
      return next();
    },
  ];
}
