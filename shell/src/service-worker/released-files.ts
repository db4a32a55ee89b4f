/** Scripts and fonts of releases: never changed under their address, so what is stored is used first. */
import type { Stored } from './stored';

/** `<app>/<version>/<file>`, on the shop's origin below `/_release`. */
const RELEASED = /\/[a-z-]+\/\d+\.\d+\.\d+[\w.-]*-[0-9a-f]{8}\/[\w.@-]+$/;

/** The integrity by which a file was fetched; a request doesn't say what its element wants. */
const INTEGRITY = 'x-integrity';

export const isReleasedFile = (url: URL): boolean => RELEASED.test(url.pathname);

async function matches(body: ArrayBuffer, integrity: string): Promise<boolean> {
  if (integrity === '') return true;
  const digest = await crypto.subtle.digest('SHA-384', body);
  let bytes = '';
  for (const byte of new Uint8Array(digest)) bytes += String.fromCharCode(byte);
  return integrity === `sha384-${btoa(bytes)}`;
}

/**
 * A released file. A stored one that is corrupt is removed and fetched: the browser would refuse it,
 * and the page would have no code.
 */
export async function releasedFile(request: Request, stored: Stored): Promise<Response> {
  // A Retry of the page wants it from the network.
  const anew = request.cache === 'reload' || request.cache === 'no-store';
  const found = anew ? undefined : await stored.find('files', request.url);
  const integrity = found?.headers.get(INTEGRITY);
  if (found && integrity !== undefined && integrity !== null) {
    if (await matches(await found.clone().arrayBuffer(), integrity)) return found;
  }
  if (found) await stored.remove('files', request.url);
  return fetch(request);
}

/**
 * Stores files by the integrity that a document names; the browser refuses what hasn't it, and what
 * is there already is not fetched.
 */
export async function storeFiles(files: Record<string, string>, stored: Stored): Promise<void> {
  const there = new Set(await stored.keys('files'));
  for (const [path, integrity] of Object.entries(files)) {
    const url = new URL(path, location.origin).href;
    if (there.has(url)) continue;
    const reply = await fetch(url, {
      mode: 'cors',
      credentials: 'same-origin',
      ...(integrity !== '' && { integrity }),
    }).catch(() => null);
    if (reply?.ok) await stored.put('files', url, reply, { [INTEGRITY]: integrity });
  }
}
