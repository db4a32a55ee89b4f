/** Lets a host that is not our shell, but any Module Federation host, load a remote of this shop. */
import { LENT } from './federation-runtime/lent-name.mjs';
import { borrowing } from './federation-runtime/runtime.mjs';

/** The sha384 of every script of the releases that were named, by its address. */
const integrity = new Map();

/**
 * Reads a release, and prepares the page for it: lends the remote the federation runtime that our
 * shell lends, and tells its chunks their integrity.
 * @param {string} folder where the release is served: `https://search.example/mfe-search/1.0.0-3f9a1c20`
 * @returns {Promise<{ name: string, entry: string, type: 'global', entryGlobalName: string }>} for
 *   `registerRemotes` of the host's runtime; then `loadRemote` with `<name>/remote` gives `setup`
 * @throws where there is no release
 */
export async function remoteFrom(folder) {
  const answer = await fetch(`${folder}/release.json`);
  if (!answer.ok) throw new Error(`${folder} holds no release (${answer.status})`);
  const { container, entry, integrity: scripts } = await answer.json();
  for (const [file, value] of Object.entries(scripts)) integrity.set(`${folder}/${file}`, value);
  globalThis[LENT] ??= borrowing;
  globalThis.storefrontIntegrity ??= (url) => {
    const known = integrity.get(url);
    if (known) return known;
    throw new Error(`no release names the script ${url}`);
  };
  const name = container;
  return { name, entry: `${folder}/${entry}`, type: 'global', entryGlobalName: name };
}
