/**
 * Removes pictures that nobody names any more: a supplier has replaced them, or an import was
 * refused after it had brought them.
 */
import { DAY_MS } from 'server-kit/day';
import type { Database } from '../../database/open';
import { hashInName, wirePath, type PictureLibrary } from './library';
import { namedPictures } from './named';

/**
 * How long a picture stays after an import last brought it, in milliseconds. An import stores its
 * pictures before rows name them, and takes far less time than this.
 */
const UNNAMED_FOR = 30 * DAY_MS;
/** How long made versions and unfinished files stay, in milliseconds: longer than their making. */
const LEFT_FOR = DAY_MS;

/**
 * Two providers may do it at once: what one has removed is gone for the other.
 * @param now by the clock of the files
 * @returns how many pictures were removed
 */
export async function sweepPictures(
  db: Database,
  { store, versions }: Pick<PictureLibrary, 'store' | 'versions'>,
  now: Date,
): Promise<number> {
  const before = new Date(now.getTime() - UNNAMED_FOR);
  await store.removeUnfinished(new Date(now.getTime() - LEFT_FOR));
  const old: string[] = [];
  const hashes = new Set<string>();
  for await (const { name, keptAt } of store.list()) {
    hashes.add(hashInName(name));
    if (keptAt < before) old.push(name);
  }
  // Versions of what is removed now go the next time.
  await versions.sweep(hashes, new Date(now.getTime() - LEFT_FOR));
  const named = old.length > 0 ? await namedPictures(db) : new Set<string>();
  // A shop that names none is more likely an empty database beside the pictures of another.
  if (named.size === 0) return 0;
  let removed = 0;
  for (const name of old.filter((each) => !named.has(wirePath(each)))) {
    // An import may have brought it again meanwhile.
    const keptAt = await store.keptAt(name);
    if (!keptAt || keptAt >= before) continue;
    await store.remove(name);
    removed += 1;
  }
  return removed;
}
