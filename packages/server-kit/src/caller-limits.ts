import type { ServerOptions } from 'node:http';

/**
 * What a server does about callers that send a letter now and then: their connection ends, so that
 * they don't hold it from others.
 * @param limit how long a request's head may take, in milliseconds; a whole request three times that
 */
export function callerLimits(limit: number): ServerOptions {
  return {
    headersTimeout: limit,
    requestTimeout: 3 * limit,
    connectionsCheckingInterval: Math.ceil(limit / 4),
  };
}
