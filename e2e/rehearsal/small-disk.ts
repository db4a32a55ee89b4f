/** A file system of a few megabytes, to be filled. */
import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';

const FILLER = 'filler';
const PIECE = Buffer.alloc(64 * 1024);

export type SmallDisk = { folder: string; fill: () => void; free: () => void; remove: () => void };

/**
 * Mounts one in memory.
 * @param megabytes how much it holds
 * @throws where this user may not mount anything
 */
export function mountSmallDisk(folder: string, megabytes: number): SmallDisk {
  if (userInfo().uid !== 0) {
    throw new Error('a small disk to be filled is mounted by root alone: run it as root');
  }
  mkdirSync(folder, { recursive: true });
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  let mounted = true;
  const remove = () => {
    if (mounted) execFileSync('umount', ['--lazy', folder]);
    mounted = false;
  };
  // However we end, it does not stay.
  process.once('exit', remove);
  const file = join(folder, FILLER);
  return {
    folder,
    fill() {
      const filler = openSync(file, 'w');
      try {
        for (;;) writeSync(filler, PIECE);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      } finally {
        closeSync(filler);
      }
    },
    free: () => rmSync(file, { force: true }),
    remove,
  };
}
