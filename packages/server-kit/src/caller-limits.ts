import type { ServerOptions } from 'node:http';

/**
 * The limits for callers that send their request very slowly: the server closes their connection,
 * so that others can use it.
 * @param limit how long a request's head may take, in milliseconds; a whole request three times that
 */
export function callerLimits(limit: number): ServerOptions {
  return {
    headersTimeout: limit,
    requestTimeout: 3 * limit,
    connectionsCheckingInterval: Math.ceil(limit / 4),
  };
}
