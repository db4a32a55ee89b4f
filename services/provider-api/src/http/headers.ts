import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';

/** Headers of every answer, also of those that Node gives by itself. */
export const COMMON_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
};

/** Headers of every answer, an id per request, and one log line without personal data. */
export function headersAndLog(
  log: Logger,
): MiddlewareHandler<{ Variables: { requestId: string } }> {
  return async (c, next) => {
    const started = performance.now();
    const requestId = randomUUID();
    c.set('requestId', requestId);
    await next();
    c.header('X-Request-Id', requestId);
    for (const [name, value] of Object.entries(COMMON_HEADERS)) c.header(name, value);
    log.debug(
      {
        requestId,
        method: c.req.method,
        // The path is logged without the query, which may contain a shopper's text.
        path: c.req.path,
        status: c.res.status,
        ms: Math.round(performance.now() - started),
      },
      'request',
    );
  };
}
