/** Pictures of a backup, from and to wherever the shop has them. */
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PictureStore } from '../../domain/pictures/picture-store';
import type { Manifest } from './manifest';

/**
 * Copies all pictures into a folder. One that a sweep removes meanwhile is left out: nobody named
 * it.
 * @param named the part, which begins their paths in the manifest
 */
export async function copyPictures(
  store: PictureStore,
  to: string,
  named: string,
): Promise<Manifest['files']> {
  const files: Manifest['files'] = {};
  for await (const { name } of store.list()) {
    const bytes = await store.read(name);
    if (!bytes) continue;
    const file = join(to, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, bytes, { mode: 0o600 });
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    files[`${named}/${name}`] = { bytes: bytes.length, sha256 };
  }
  return files;
}

/** Puts a backup's pictures, which were checked, beside those that are there. */
export async function putPictures(
  backup: string,
  files: Manifest['files'],
  store: PictureStore,
): Promise<void> {
  for (const path of Object.keys(files)) {
    const [part, ...name] = path.split('/');
    if (part === 'pictures') await store.keep(name.join('/'), await readFile(join(backup, path)));
  }
}
