/** A break that is in no release alone: a route to a remote that no document server can give. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openRegistry } from 'release-registry/registry-file';
import { ReleaseRefused } from 'release-registry/release-refused';
import { refuseUnserved } from 'release-registry/unserved';
import { REMOTE_NAMES } from 'shared-contracts/own-apps';
import type { AppState, ReleaseManifest } from 'shared-contracts/release';
import { createServedNote } from '../server/releases/served-note';
import { manifestOf } from '../test/release-manifest';

export const UNSERVED = 'a route leads to a remote whose origin no document server has';

const [BEFORE, NEXT] = ['1.0.0-aaaaaaaa', '1.1.0-bbbbbbbb'] as const;

const stateOf = (manifest: ReleaseManifest): AppState => ({
  live: manifest.version,
  canary: null,
  lastKnownGood: null,
  releases: { [manifest.version]: { publishedAt: '2026-01-01T00:00:00Z', manifest } },
});

/** The next shell, with a page of a sixth remote. */
function shellWithReviews(): ReleaseManifest {
  const manifest = manifestOf('shell', NEXT);
  const route = manifest.document?.routes.find(({ kind }) => kind === 'remote');
  if (!manifest.document || route?.kind !== 'remote') throw new Error('no route to copy');
  const reviews = { ...route, path: '/reviews', remote: 'mfe-reviews' as const, page: 'reviews' };
  return {
    ...manifest,
    document: { ...manifest.document, routes: [...manifest.document.routes, reviews] },
  };
}

/**
 * Publishes the sixth remote, lets a document server that wasn't given its origin look, and then
 * publishes the shell with the route.
 * @returns why it is refused; null where it would go live
 */
export async function refusalOfUnserved(): Promise<string | null> {
  const folder = await mkdtemp(join(tmpdir(), 'unserved-'));
  const registryFile = openRegistry(folder);
  const apps = {
    shell: stateOf(manifestOf('shell', BEFORE)),
    'mfe-reviews': stateOf(manifestOf('mfe-reviews', BEFORE)),
  };
  await registryFile.replace(await registryFile.read(), { apps, history: [] });
  const origins = Object.fromEntries(REMOTE_NAMES.map((name) => [name, 'http://localhost:3001']));
  await createServedNote({ registryFile, origins, warn: console.log })();
  try {
    refuseUnserved([shellWithReviews()], await registryFile.read());
    return null;
  } catch (error) {
    if (!(error instanceof ReleaseRefused)) throw error;
    return error.message.split('\n')[1]?.replace(/^\s*- /, '') ?? '';
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
