import { matchPath } from 'react-router-dom';
import type { Route } from 'shared-contracts/document-contract';

/** The route of a path, with the path's parameters. */
export type Matched = { route: Route; params: Record<string, string> };

/**
 * A path's parameter as the browser's router gives it; a parameter that can't be decoded stays
 * unchanged.
 */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** Finds the route of a path as the browser's router does; null for the 404 page. */
export function matchRoute(routes: readonly Route[], pathname: string): Matched | null {
  // One slash at the end doesn't change the page.
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  for (const route of routes) {
    const found = matchPath({ path: route.path, end: true }, path);
    if (!found) continue;
    const params = Object.entries(found.params).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, decoded(value)] as const],
    );
    return { route, params: Object.fromEntries(params) };
  }
  return null;
}
