import type { MiddlewareHandler } from 'hono';

/** Headers of every answer, also of those that Node gives by itself. */
export const COMMON_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
};

export const commonHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  for (const [name, value] of Object.entries(COMMON_HEADERS)) c.header(name, value);
};
