import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesUnder } from './manifest';

/**
 * The files that browsers fetch; only the shop's servers read the contract and the server build.
 */
const compressible = /^[^/]+\.(js|css|svg|html)$/;
/** Source maps are kept elsewhere (source-maps.ts): a release has only files for shoppers. */
const leftOut = /\.(map|LICENSE\.txt)$/;
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Whether browsers get a file of a release compressed. */
export const isCompressed = (file: string) => compressible.test(file);

/** Whether a file of a built folder stays out of the store. */
export const isLeftOut = (file: string) => leftOut.test(file);

/** A file's content as browsers get it. */
export function brotliOf(content: Buffer): Promise<Buffer> {
  // A file is compressed once and fetched for a year, so a twelfth less is worth some seconds.
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return brotli(content, { params });
}

/** Copies a built folder as it is served: without source maps, with compressed copies. */
export async function copyCompressed(folder: string, target: string): Promise<void> {
  await cp(folder, target, { recursive: true, filter: (path) => !isLeftOut(path) });
  for (const file of await filesUnder(target)) {
    if (!isCompressed(file)) continue;
    const path = join(target, file);
    const content = await readFile(path);
    await writeFile(`${path}.br`, await brotliOf(content));
    await writeFile(`${path}.gz`, await gzipped(content));
  }
}
