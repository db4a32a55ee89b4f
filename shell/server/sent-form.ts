import type { Context } from 'hono';
import type { Route } from 'shared-contracts/document-contract';
import { matchRoute } from '../src/match-route';

/**
 * Answers a form that was sent without scripts: its content is not read, and the page says that it
 * needs scripts.
 */
export function sentForm(routes: () => Promise<readonly Route[]>) {
  return async (context: Context): Promise<Response> => {
    const { path } = context.req;
    // A path that begins with two slashes would be an address of another site.
    const isPage = !path.startsWith('//') && matchRoute(await routes(), path) !== null;
    return isPage ? context.redirect(path, 303) : context.notFound();
  };
}
