import { isPlaceName } from 'shared-contracts/places';
import { scriptsIn, type ReleaseScripts } from 'shared-contracts/release-scripts';
import type { ResolvedRelease } from 'shared-contracts/release';

const readings = new WeakMap<ResolvedRelease, Promise<void>>();

async function read(
  release: ResolvedRelease,
  { url, integrity }: NonNullable<ResolvedRelease['list']>,
  cache: RequestCache,
): Promise<void> {
  const reply = await fetch(url, { integrity, cache });
  if (!reply.ok) throw new Error(`${url} answers ${reply.status}`);
  const listed = scriptsIn(
    (await reply.json()) as ReleaseScripts,
    url.slice(0, url.lastIndexOf('/')),
  );
  // What the document itself says holds, also which places are filled: an owner may have closed one.
  const { integrity: known, fragments: filled } = release;
  const fragments = Object.entries(listed.fragments).filter(([name]) => !isPlaceName(name));
  Object.assign(release, listed, {
    integrity: { ...listed.integrity, ...known },
    fragments: { ...Object.fromEntries(fragments), ...filled },
  });
}

/**
 * Adds to a release what its document leaves out: all of its scripts, from the list that the
 * document names with its integrity. Read once; after a failure anew.
 * @param cache `reload` fetches it past the browser's cache
 * @throws where the list can't be fetched, or is another one
 */
export function wholeRelease(
  release: ResolvedRelease,
  cache: RequestCache = 'default',
): Promise<void> {
  const { list } = release;
  if (!list) return Promise.resolve();
  const reading = readings.get(release) ?? read(release, list, cache);
  readings.set(release, reading);
  reading.catch(() => readings.delete(release));
  return reading;
}
