/** The lock of a folder's registry lies beside the folder. */
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openRegistry } from '../src/registry-file';

/** A user who is not root, whom no folder hinders. */
const NOBODY = 65_534;

it('is missed at once by a user who may not write there', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'lock-'));
  const store = join(parent, 'store');
  await mkdir(store);
  await chmod(parent, 0o555);
  const isRoot = process.getuid?.() === 0;
  const registry = openRegistry(store);
  const seen = await registry.read();
  if (isRoot) process.seteuid?.(NOBODY);
  try {
    await expect(registry.replace(seen, seen)).rejects.toThrow(/^EACCES: permission denied/);
  } finally {
    if (isRoot) process.seteuid?.(0);
    await chmod(parent, 0o755);
    await rm(parent, { recursive: true });
  }
});
