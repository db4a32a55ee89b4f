/** What contracts say of the shared libraries. */
import { builtWith, SHARED, versionOf } from '../shared-libraries.mjs';
import { namesOfFacade } from './use-of-libraries.mjs';

/** What the shell's contract says of them: exact versions, and the names where a facade limits them. */
export function librariesProvided() {
  return Object.fromEntries(
    Object.entries(SHARED).map(([name, from]) => [
      name,
      {
        version: versionOf(from.package),
        ...(from.facade ? { names: namesOfFacade(from.facade) } : {}),
      },
    ]),
  );
}

/**
 * What a remote's contract says of them.
 * @param {Record<string, string[]>} used the names that its code takes of each
 * @param {string} folder the remote's, with what it was built with
 */
export function librariesNeeded(used, folder) {
  return Object.fromEntries(
    Object.entries(used).map(([name, names]) => [
      name,
      { range: `^${builtWith(SHARED[name].package, folder)}`, names },
    ]),
  );
}
