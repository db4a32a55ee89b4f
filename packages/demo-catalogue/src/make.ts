/**
 * Makes the demonstration catalogue: `make [FOLDER]` writes `catalogue.json` and `pictures/`, as
 * `provider import` reads them, into `dist/` or the folder that is named.
 */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Catalogue } from './catalogue-file';
import { shopCatalogue } from './shop-catalogue';

const HERE = import.meta.dirname;
/** What node runs the drawing script by: the file that LAUNCHER names, or what it runs this one by. */
const { LAUNCHER } = process.env;
const launched = LAUNCHER === undefined ? process.execArgv : [LAUNCHER];
const ANSWER_MOST = 16 * 1024 * 1024;

/** Draws all pictures, a share on each core. @returns the file of each path */
async function drawAll(folder: string): Promise<ReadonlyMap<string, string>> {
  const shares = availableParallelism();
  const drawn = await Promise.all(
    Array.from({ length: shares }, async (_, nth) => {
      const { stdout } = await promisify(execFile)(
        process.execPath,
        [...launched, join(HERE, 'draw-share.ts'), folder, String(nth), String(shares)],
        { maxBuffer: ANSWER_MOST },
      );
      return Object.entries(JSON.parse(stdout) as Record<string, string>);
    }),
  );
  return new Map(drawn.flat());
}

function withFiles(catalogue: Catalogue, files: ReadonlyMap<string, string>): Catalogue {
  const fileOf = (path: string) => {
    const file = files.get(path);
    if (file === undefined) throw new Error(`nothing was drawn for ${path}`);
    return file;
  };
  return {
    ...catalogue,
    brands: catalogue.brands.map((row) => ({ ...row, image_path: fileOf(row.image_path) })),
    categories: catalogue.categories.map((row) => ({ ...row, image_path: fileOf(row.image_path) })),
    blogs: catalogue.blogs.map((row) => ({ ...row, image_path: fileOf(row.image_path) })),
    products: catalogue.products.map((product) => ({
      ...product,
      variants: product.variants.map((variant) => ({
        ...variant,
        images: variant.images.map(({ path }) => ({ path: fileOf(path) })),
      })),
    })),
  };
}

// Ctrl-C reaches those that draw too: they end by it, and the draft is removed below.
process.on('SIGINT', () => undefined);

const target = resolve(process.argv[2] ?? join(HERE, '../dist'));
await mkdir(dirname(target), { recursive: true });
const draft = await mkdtemp(`${target}-`);
try {
  const pictures = join(draft, 'pictures');
  await mkdir(pictures);
  const catalogue = withFiles(shopCatalogue(), await drawAll(pictures));
  await writeFile(join(draft, 'catalogue.json'), JSON.stringify(catalogue));
  // The finished folder is renamed into place, so that a start that is stopped here leaves no
  // incomplete catalogue.
  await rm(target, { recursive: true, force: true });
  await rename(draft, target);
  console.log(`${target}: ${catalogue.products.length} products`);
} finally {
  await rm(draft, { recursive: true, force: true });
}
