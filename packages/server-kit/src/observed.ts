import { randomUUID } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Logger } from 'pino';
import { provesItself } from './caller-network';
import { methodName, type Metrics } from './metrics';
import { duringRequest, type PresentRequest } from './present-request';
import type { Spans } from './spans';
import { beginTrace } from './trace';

type Observing = {
  log: Logger;
  metrics: Metrics;
  /** A caller that sends this secret names the request for both servers (PROXY_SECRET). */
  secret?: string | undefined;
  /** Where spans are sent, if they are. */
  spans?: Spans | undefined;
};

/** An answer that is made for shared caches is the same for everybody, to its last header. */
const SHARED = /\bs-maxage=/;
const REQUEST_ID = /^[\w-]{8,64}$/;
/** The route of what no handler answers, and of middleware that refuses for all paths. */
const NO_ROUTE = ['', '*', '/*'];

function beginRequest(context: Context, { secret, spans }: Observing): PresentRequest {
  const trace = beginTrace(context.req.header('traceparent'));
  const named = context.req.header('x-request-id') ?? '';
  const believed = REQUEST_ID.test(named) && provesItself(context, secret);
  return {
    id: believed ? named : randomUUID(),
    // A stranger's header groups lines, and doesn't decide what is sent.
    trace: spans ? { ...trace, sampled: spans.isSent(trace.traceId) } : trace,
    spans,
  };
}

/** The pattern of the handler that has answered: the last that was run. */
function routeOf(context: Context): string {
  const path = routePath(context);
  return NO_ROUTE.includes(path) ? 'none' : path;
}

/**
 * Gives every request an id and its part of a trace, which the log's lines of it have too; counts
 * it, and logs it in one line at the level `debug`: never its query, which may contain a shopper's
 * text. It is the first middleware of a server.
 */
export function observed(observing: Observing): MiddlewareHandler {
  const { log, metrics, spans } = observing;
  return async (context, next) => {
    const present = beginRequest(context, observing);
    const at = Date.now();
    const began = performance.now();
    await duringRequest(present, async () => {
      await next();
      const shared = SHARED.test(context.res.headers.get('cache-control') ?? '');
      // A cache would give the id of this request to others.
      context.header('X-Request-Id', shared ? undefined : present.id);
      const { method, path } = context.req;
      const { status } = context.res;
      const ms = performance.now() - began;
      const route = present.route ?? routeOf(context);
      metrics.answered({ method, route, status, ms });
      spans?.over({
        trace: present.trace,
        name: `${methodName(method)} ${route}`,
        kind: 'server',
        began: at,
        ms,
        failed: status >= 500,
        attributes: {
          'http.request.method': methodName(method),
          'http.route': route,
          'http.response.status_code': status,
        },
      });
      log.debug({ method, path: path.slice(0, 200), status, ms: Math.round(ms) }, 'request');
    });
  };
}
