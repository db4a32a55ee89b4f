/**
 * How often one network may search. The document server asks for the pages that it makes, for
 * whoever wants them: it proves itself by the secret and names nobody, and is not counted.
 */
import { createMiddleware } from 'hono/factory';
import type { Deps } from '../deps';

type Known = Pick<Deps, 'limits' | 'networkOf' | 'isDocumentServer'>;

export function limitSearches({ limits, networkOf, isDocumentServer }: Known) {
  return createMiddleware(async (c, next) => {
    if (!isDocumentServer(c)) await limits.take('searchByNetwork', networkOf(c));
    await next();
  });
}
