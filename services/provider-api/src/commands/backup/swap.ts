/**
 * Puts restored folders in the place of those that are there: all of them, or none. What was there
 * stays beside until all are in place, and a file says so; whoever locks the directory next puts it
 * back where a kill came in between.
 */
import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where a restored folder waits, and where what was there is meanwhile. */
export const staged = (to: string) => `${to}.restoring`;
const before = (to: string) => `${to}.before-restore`;
const marker = (dataDirectory: string) => join(dataDirectory, 'restore-begun.json');

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Undoes a restore that was cut off; does nothing where there was none. */
export async function undoCutRestore(dataDirectory: string): Promise<void> {
  const text = await readFile(marker(dataDirectory), 'utf8').catch(() => null);
  if (text === null) return;
  for (const to of JSON.parse(text) as string[]) {
    if (await exists(before(to))) {
      await rm(to, { recursive: true, force: true });
      await rename(before(to), to);
    } else if (!(await exists(staged(to)))) {
      // Nothing was there before, and the new one is in place already.
      await rm(to, { recursive: true, force: true });
    }
    await rm(staged(to), { recursive: true, force: true });
  }
  await rm(marker(dataDirectory), { force: true });
}

/**
 * @param folders the places of folders that wait in `staged`
 * @throws what a rename throws, once everything is as it was
 */
export async function swapIn(dataDirectory: string, folders: readonly string[]): Promise<void> {
  // What an earlier restore could not remove any more.
  for (const to of folders) await rm(before(to), { recursive: true, force: true });
  await writeFile(marker(dataDirectory), JSON.stringify(folders), { flush: true });
  try {
    for (const to of folders) {
      if (await exists(to)) await rename(to, before(to));
      await rename(staged(to), to);
    }
  } catch (error) {
    await undoCutRestore(dataDirectory);
    throw error;
  }
  await rm(marker(dataDirectory));
  for (const to of folders) await rm(before(to), { recursive: true, force: true });
}
