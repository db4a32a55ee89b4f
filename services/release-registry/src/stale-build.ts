import { dirname } from 'node:path';
import { versionNow } from 'tooling/identity';
import { readManifest } from './manifest';

/**
 * Whether an app's `dist` was built from something else than what is checked out now: its version
 * has the hash of the sources that it was built from.
 * @param dist in the app's folder
 * @returns a line that says so; null where it was built from what is there
 */
export async function staleBuild(dist: string): Promise<string | null> {
  const { app, version } = await readManifest(dist);
  const semver = version.slice(0, version.lastIndexOf('-'));
  const now = versionNow(dirname(dist), semver);
  if (now === version) return null;
  return `the dist of ${app} is ${version}, and what is checked out would be ${now}: build it again`;
}
