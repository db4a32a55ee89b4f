/** `provider generate`: products by the thousand, for trials of scale. */
import { open } from 'node:fs/promises';
import { scaleCatalogue } from '../catalogue/scale-range';
import type { Database } from '../database/open';
import { importCatalogue } from './import-catalogue';
import { drawnPictures } from './picture-source';

/**
 * Puts generated products into the database, a portion at a time. Each portion is a source of its
 * own: a second run changes nothing, and a larger one adds.
 * @returns how many were added
 */
export async function generateInto(
  db: Database,
  count: number,
  isDrawn: (path: string) => boolean,
  say: (done: number) => void = () => undefined,
): Promise<number> {
  let portion = 0;
  let done = 0;
  let added = 0;
  for (const catalogue of scaleCatalogue(count)) {
    portion += 1;
    const report = await importCatalogue(catalogue, {
      db,
      source: `generated-${portion}`,
      pictures: drawnPictures(isDrawn),
    });
    if (!report.done) throw new Error(`a generated row is bad: ${report.bad[0]?.reason ?? ''}`);
    added += report.tallies.products.added;
    done += catalogue.products.length;
    say(done);
  }
  return added;
}

/** Writes generated products as a file that `provider import` reads, a portion at a time. */
export async function generateFile(file: string, count: number): Promise<void> {
  const out = await open(file, 'w');
  try {
    let first = true;
    for (const { brands, categories, products } of scaleCatalogue(count)) {
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
