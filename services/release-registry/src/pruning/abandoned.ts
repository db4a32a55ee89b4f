import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** No publishing takes longer, in milliseconds; older drafts of a failed publishing are deleted. */
const ABANDONED = 3_600_000;

/** Deletes what a killed process has left in a folder: a release half written, or half removed. */
export async function removeAbandoned(folder: string): Promise<void> {
  const drafts = (await readdir(folder)).filter((name) => name.endsWith('.draft'));
  for (const draft of drafts) {
    const info = await stat(join(folder, draft)).catch(() => null);
    if (info && Date.now() - info.mtimeMs > ABANDONED) {
      await rm(join(folder, draft), { recursive: true, force: true });
    }
  }
}
