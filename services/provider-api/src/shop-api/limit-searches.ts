/**
 * Limits how often one network may search. The document server's own searches, for the pages that
 * it makes, are not counted: it proves itself by the secret, and its call names no shopper.
 */
import { createMiddleware } from 'hono/factory';
import type { Deps } from '../domain/deps';

type Known = Pick<Deps, 'limits' | 'networkOf' | 'isDocumentServer'>;

export function limitSearches({ limits, networkOf, isDocumentServer }: Known) {
  return createMiddleware(async (c, next) => {
    if (!isDocumentServer(c)) await limits.take('searchByNetwork', networkOf(c));
    await next();
  });
}
