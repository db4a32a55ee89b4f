/** Imports a catalogue in one transaction: all of it, or, when a row is bad, nothing. */
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database/open';
import { applyBrands, applyCategories, type PicturePaths } from './apply-names';
import { applyBlogs, applyTestimonials, retireContent } from './apply-content';
import { ProductImport } from './apply-products';
import { ImportKeys, type Tally } from './keys';
import type { PictureSource } from './picture-source';
import { rebuildVocabulary } from '../search/vocabulary';
import { readCatalogue, type BadRow, type ReadCatalogue } from './read-catalogue';

export type ImportReport =
  | { done: false; bad: BadRow[] }
  | {
      done: true;
      tallies: Record<'brands' | 'categories' | 'products' | 'variants' | 'blogs', Tally> & {
        testimonials: Tally;
      };
      /** Pictures that the file names but that are missing. */
      warnings: string[];
    };

export type ImportOptions = {
  db: Database;
  /**
   * The name of the rows' source: an import with the same name updates them, one with another name
   * adds rows.
   */
  source: string;
  pictures: PictureSource;
  /** Whether the file is complete: rows of its source that it no longer has are taken off sale. */
  whole?: boolean;
  /** More work in the same transaction. */
  alongside?: (tx: Transaction) => Promise<void>;
};

/** An arbitrary number, the same in every process. */
const IMPORT_LOCK = 4_000_002;

async function takePictures(
  catalogue: ReadCatalogue,
  source: PictureSource,
): Promise<{ paths: PicturePaths; warnings: string[] }> {
  const named = new Set<string>();
  for (const brand of catalogue.brands) if (brand.image_path) named.add(brand.image_path);
  for (const blog of catalogue.blogs) if (blog.image_path) named.add(blog.image_path);
  for (const product of catalogue.products) {
    for (const variant of product.variants) {
      // In the specification '0' means that there is no picture.
      for (const { path } of variant.images ?? []) if (path !== '0') named.add(path);
    }
  }
  const paths = new Map<string, string>();
  const warnings: string[] = [];
  for (const name of named) {
    const taken = await source.take(name);
    if ('path' in taken) paths.set(name, taken.path);
    else warnings.push(`picture ${name} ${taken.missing}`);
  }
  return { paths, warnings };
}

/** @param given the parsed JSON of a catalogue file */
export async function importCatalogue(
  given: unknown,
  options: ImportOptions,
): Promise<ImportReport> {
  const { catalogue, bad } = readCatalogue(given);
  if (bad.length > 0) return { done: false, bad };
  const { paths, warnings } = await takePictures(catalogue, options.pictures);
  const tallies = await options.db.transaction(async (tx) => {
    // One import runs at a time, because two would both treat a row as new.
    await tx.execute(sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`);
    const keys = await ImportKeys.load(tx, options.source);
    const brands = await applyBrands(tx, catalogue.brands, paths, keys);
    const categories = await applyCategories(tx, catalogue.categories, keys);
    const products = new ProductImport(tx, keys, brands.named, categories.named, paths);
    await products.apply(catalogue.products);
    const blogs = await applyBlogs(tx, catalogue.blogs, paths, keys);
    const testimonials = await applyTestimonials(tx, catalogue.testimonials, keys);
    if (options.whole) {
      await products.retire('variant', keys.unnamed('variant'));
      await products.retire('product', keys.unnamed('product'));
      await retireContent(tx, keys);
    }
    await keys.save(tx);
    await rebuildVocabulary(tx);
    await options.alongside?.(tx);
    return {
      brands: brands.tally,
      categories: categories.tally,
      products: products.products,
      variants: products.variants,
      blogs,
      testimonials,
    };
  });
  return { done: true, tallies, warnings };
}
