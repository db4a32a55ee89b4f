/** What an import would read of a file, without a shop. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import type { ReadProduct } from '../src/domain/import/catalogue-file';
import { lineOf } from '../src/domain/import/faults';
import { rowsOfFile } from '../src/domain/import/files/read-file';
import { readCatalogue } from '../src/domain/import/read-catalogue';
import { readMap } from '../src/domain/import/shapes/read-map';
import type { Conversion } from '../src/domain/pricing/conversion';

type More = {
  conversion?: Conversion | null;
  /** Files beside the map. */
  beside?: Record<string, string>;
};

/** @returns reads a file's content, in a folder that goes with the tests */
export function importFiles() {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'import-files-'));
  });
  afterAll(() => rm(folder, { recursive: true }));
  return async (name: string, content: string | Buffer, map?: object, more: More = {}) => {
    const file = join(folder, name);
    await writeFile(file, content);
    for (const [other, text] of Object.entries(more.beside ?? {})) {
      await writeFile(join(folder, other), text);
    }
    const mapFile = map === undefined ? null : join(folder, 'map.json');
    if (mapFile) await writeFile(mapFile, JSON.stringify(map));
    const products: ReadProduct[] = [];
    const rows = await rowsOfFile(file, await readMap(mapFile));
    const { catalogue, faults, unknown } = await readCatalogue(
      rows,
      async (product) => {
        products.push(product);
        await Promise.resolve();
      },
      { conversion: more.conversion ?? null },
    );
    return {
      products,
      brands: catalogue.brands.map((row) => row.brand_name),
      categories: catalogue.categories.map((row) => [row.category_name, row.parent ?? null]),
      faults: faults.rows.map(lineOf),
      left: unknown.lines(),
    };
  };
}

/** A table's rows as CSV, with each cell in quotes. */
export const csv = (rows: readonly (readonly (string | number)[])[]) =>
  rows
    .map((row) => row.map((cell) => `"${String(cell).replaceAll('"', '""')}"`).join(','))
    .join('\r\n');
