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

/** Copies a built folder as it is served: without source maps, with compressed copies. */
export async function copyCompressed(folder: string, target: string): Promise<void> {
  await cp(folder, target, { recursive: true, filter: (path) => !leftOut.test(path) });
  for (const file of await filesUnder(target)) {
    if (!compressible.test(file)) continue;
    const path = join(target, file);
    const content = await readFile(path);
    // A file is compressed once and fetched for a year, so a twelfth less is worth some seconds.
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    };
    await writeFile(`${path}.br`, await brotli(content, { params }));
    await writeFile(`${path}.gz`, await gzipped(content));
  }
}
