import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** What every release takes from the document server, as from the shell in a browser. */
export const SHARED_NAMES = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-router-dom',
  '@emotion/react',
  '@emotion/styled',
  '@emotion/cache',
  'zustand',
  'zod/mini',
] as const;

/** By which React's own packages work together: whoever had it could render in another's place. */
const INTERNALS = /INTERNALS/;

/** A library without what it keeps for its own packages. */
function lent(library: object): object {
  const parts = Object.entries(Object.getOwnPropertyDescriptors(library));
  const given = parts.filter(([part]) => !INTERNALS.test(part));
  return Object.defineProperties({}, Object.fromEntries(given));
}

/** The one that fills in its own classes while it is used: nobody could be kept from filling them. */
export const OWN_COPY = 'zod/mini';

/**
 * Loads the shared libraries: the same for all releases, whatever else a release asks for.
 * @param names those that are wanted
 */
export function sharedLibraries(names: readonly string[] = SHARED_NAMES): Map<string, object> {
  return new Map(names.map((name) => [name, lent(require(name) as object)]));
}
