/** The files of the releases that a document names, also those that only the releases' lists do. */
import { scriptsIn, type ReleaseScripts } from 'shared-contracts/release-scripts';
import type { DocumentReleases } from './release-set';
import { storeFiles } from './released-files';
import type { Stored } from './stored';

async function listedIn(url: string, stored: Stored): Promise<Record<string, string>> {
  const address = new URL(url, location.origin).href;
  try {
    const list = (await (await stored.find('files', address))?.json()) as
      | ReleaseScripts
      | undefined;
    return list ? scriptsIn(list, url.slice(0, url.lastIndexOf('/'))).integrity : {};
  } catch {
    return {};
  }
}

/**
 * Stores the lists first, each by the integrity that the document names.
 * @param wanted which of the lists
 * @returns the integrity of every file by its address; without those of a list that can't be read
 */
export async function filesOf(
  { files, lists }: DocumentReleases,
  stored: Stored,
  wanted: (list: string) => boolean = () => true,
): Promise<Record<string, string>> {
  const read = Object.entries(lists).filter(([url]) => wanted(url));
  await storeFiles(Object.fromEntries(read), stored);
  const listed = await Promise.all(read.map(([url]) => listedIn(url, stored)));
  return Object.assign({}, ...listed, files) as Record<string, string>;
}
