import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { ReleaseManifest } from 'shared-contracts/release';
import { SCRIPTS_FILE } from 'shared-contracts/release-scripts';

/**
 * Whether a folder's list of scripts, where it has one, says what `release.json` does: a tab loads
 * by the list, and a chunk that it names otherwise would fail there alone.
 * @returns the fault, or nothing
 */
export async function scriptsListFaults(
  folder: string,
  { files, integrity, pages, fragments, later }: ReleaseManifest,
): Promise<string[]> {
  if (!files || !Object.hasOwn(files, SCRIPTS_FILE)) return [];
  const text = await readFile(join(folder, SCRIPTS_FILE), 'utf8').catch(() => '');
  try {
    const wanted = { integrity, pages, fragments, ...(later ? { later } : {}) };
    if (isDeepStrictEqual(JSON.parse(text), JSON.parse(JSON.stringify(wanted)))) return [];
  } catch {
    // Corrupt, or missing.
  }
  return [`${SCRIPTS_FILE} does not list the scripts of release.json: build it again`];
}
