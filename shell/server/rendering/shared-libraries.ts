import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * The libraries that every release gets from the document server, and in a browser from the shell.
 */
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

/**
 * The exports through which React's own packages share their internals; code with these could
 * interfere with another page's rendering.
 */
const INTERNALS = /INTERNALS/;

/** A library without its internal exports. */
function lent(library: object): object {
  const parts = Object.entries(Object.getOwnPropertyDescriptors(library));
  const given = parts.filter(([part]) => !INTERNALS.test(part));
  return Object.defineProperties({}, Object.fromEntries(given));
}

/** The library that changes its own classes while it is used, so that it can't be frozen. */
export const OWN_COPY = 'zod/mini';

/**
 * Loads the shared libraries: the same for all releases, whatever else a release asks for.
 * @param names those that are wanted
 */
export function sharedLibraries(names: readonly string[] = SHARED_NAMES): Map<string, object> {
  return new Map(names.map((name) => [name, lent(require(name) as object)]));
}
