/** Makes thousands of products for tests of scale: copies of the demonstration catalogue's. */
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Catalogue } from 'demo-catalogue/catalogue-file';
import { scaleCatalogue } from 'demo-catalogue/scale-range';
import type { Database } from '../src/database/open';
import { importCatalogue } from '../src/domain/import/import-catalogue';
import type { PictureSource } from '../src/domain/import/picture-source';

/** @param folder the folder of the demonstration catalogue after its build */
export async function readBase(folder: string): Promise<Catalogue> {
  return JSON.parse(await readFile(join(folder, 'catalogue.json'), 'utf8')) as Catalogue;
}

/**
 * Adds generated products to the database, a portion at a time. Each portion is an import source of
 * its own, so a second run changes nothing, and a larger run adds the rest.
 * @returns how many were added
 */
export async function generateInto(
  db: Database,
  base: Catalogue,
  pictures: PictureSource,
  count: number,
  say: (done: number) => void = () => undefined,
): Promise<number> {
  let portion = 0;
  let done = 0;
  let added = 0;
  for (const catalogue of scaleCatalogue(base, count)) {
    portion += 1;
    const source = `generated-${portion}`;
    const report = await importCatalogue(catalogue, { db, source, pictures });
    if (!report.done)
      throw new Error(`a generated row is bad: ${report.bad[0]?.faults[0]?.reason ?? ''}`);
    added += report.tallies.products.added;
    done += catalogue.products.length;
    say(done);
  }
  return added;
}

/** The names of a category and of those above it, 'Tools > Hex Keys'. */
function pathsOf(categories: Catalogue['categories']): Map<string, string> {
  const byId = new Map(categories.map((category) => [String(category.id), category]));
  const pathOf = (id: string): string => {
    const category = byId.get(id);
    if (!category) return '';
    const { category_name: name, parent } = category;
    return parent == null ? name : `${pathOf(String(parent))} > ${name}`;
  };
  return new Map([...byId.keys()].map((id) => [id, pathOf(id)]));
}

/** Writes generated products as JSON lines, each with the names of its brand and category. */
export async function generateLines(file: string, base: Catalogue, count: number): Promise<void> {
  const brandOf = new Map(base.brands.map(({ id, brand_name }) => [String(id), brand_name]));
  const pathOf = pathsOf(base.categories);
  const out = await open(file, 'w');
  try {
    for (const { products } of scaleCatalogue(base, count)) {
      const lines = products.map(({ brand, category, ...product }) => {
        const named = { brand: brandOf.get(String(brand)), category: pathOf.get(String(category)) };
        return `${JSON.stringify({ ...product, ...named })}\n`;
      });
      await out.write(lines.join(''));
    }
  } finally {
    await out.close();
  }
}

/** Writes generated products as a file that `provider import` reads, a portion at a time. */
export async function generateFile(file: string, base: Catalogue, count: number): Promise<void> {
  const out = await open(file, 'w');
  try {
    let first = true;
    for (const { brands, categories, products } of scaleCatalogue(base, count)) {
      if (first) {
        const head = JSON.stringify({ brands, categories });
        await out.write(`${head.slice(0, -1)},"products":[`);
      }
      const rows = products.map((product) => JSON.stringify(product)).join(',\n');
      await out.write(`${first ? '' : ','}\n${rows}`);
      first = false;
    }
    await out.write('\n]}\n');
  } finally {
    await out.close();
  }
}
