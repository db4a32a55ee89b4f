import type { ResolvedRelease } from 'shared-contracts/release';

/** The global function by which a bundle asks for a chunk's integrity (script-integrity-plugin). */
declare global {
  var storefrontIntegrity: ((url: string) => string) | undefined;
}

/** Gives the integrity of a script by its address. @throws where no release of the page names it */
export type IntegrityOf = (url: string) => string;

/**
 * The integrity of every script that this page may load.
 * @param releases the releases of this page, also those that may replace a failing one; what is
 *   added to one later (whole-release.ts) counts
 */
export function createIntegrity(releases: ResolvedRelease[]): IntegrityOf {
  const absolute = (url: string) => new URL(url, document.baseURI).href;
  const named = () =>
    new Map(
      releases
        .flatMap((release) => Object.entries(release.integrity))
        .map(([url, integrity]) => [absolute(url), integrity]),
    );
  let known = named();
  const integrityOf: IntegrityOf = (url) => {
    const wanted = absolute(url);
    if (!known.has(wanted)) known = named();
    const integrity = known.get(wanted);
    if (integrity) return integrity;
    throw new Error(`no release names the script ${url}`);
  };
  globalThis.storefrontIntegrity = integrityOf;
  return integrityOf;
}
