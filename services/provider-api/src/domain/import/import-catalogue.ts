/** Imports a catalogue: all of it, or, when a row is bad, nothing. */
import type { Database, Queries, Transaction } from '../../database/open';
import { keepStatistics } from '../../database/statistics';
import { rebuildVocabulary } from '../search/vocabulary';
import { applyBlogs, applyTestimonials, retireContent } from './apply-content';
import { applyBrands, applyCategories, type Named, type PicturePaths } from './apply-names';
import { applyProducts } from './apply-products';
import { compareProducts, count, noProductTallies, type Compared } from './compare-products';
import { DEMONSTRATION, noteReplaced } from './demonstration';
import { lineOf, type BadRow } from './faults';
import { ImportKeys, noTally, type Tally } from './keys';
import type { PictureSource } from './picture-source';
import { prepareProduct, type PreparedProduct } from './prepare';
import type { ReadCatalogue, ReadProduct } from './catalogue-file';
import { readCatalogue } from './read-catalogue';
import { retireNames } from './retire-names';
import { SECTIONS, type Row, type Rows } from './row';
import { openStageRoom, type Stage, type StageRoom } from './stage';
import { inSteps, Pace, undone, type Pause, type Step } from './steps';
import { pictureTaker, type PictureTaker } from './take-pictures';
import { begin, end } from './unfinished';
import type { UnknownFields } from './unknown-fields';
import type { Conversion } from '../pricing/conversion';
import { countVariants, unnamedProducts, withdraw } from './withdraw';

export type Tallies = Record<
  'brands' | 'categories' | 'products' | 'variants' | 'blogs' | 'testimonials',
  Tally
> & {
  /** The demonstration's products, where this import replaces it. */
  demonstration?: Tally;
};

export type ImportReport =
  | { done: false; bad: BadRow[]; count: number; warnings: string[] }
  | {
      done: true;
      tallies: Tallies;
      /** Missing pictures and unknown fields. */
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
  /** Whether the demonstration catalogue is withdrawn, and stays away. */
  replaceDemonstration?: boolean;
  /** Of prices that aren't in pesos. */
  conversion?: Conversion | null;
  /** The most bad products that are left out, each with a warning; 0 when missing. */
  leaveBad?: number;
  /** Whether only to say what would be changed. */
  dryRun?: boolean;
  /** More work in the same transaction as the import's last step. */
  alongside?: (tx: Transaction) => Promise<void>;
  /** Lets the shop's calls run, where the database has one session for all (steps.ts). */
  pause?: Pause | null;
  /** The clock, by which sales are in force; the real one when missing. */
  now?: () => Date;
  /** Hears what will be changed before it is; what it throws ends the import. */
  onPlan?: (tallies: Tallies, warnings: string[]) => void;
  /** Hears of each slice of products what would be changed in it, before anything is. */
  hears?: ImportHearer;
  /** Hears how many more products are written. */
  onWritten?: (products: number) => void;
};

export type ImportHearer = {
  compared: (queries: Queries, compared: readonly Compared[]) => Promise<void>;
  /** Products that the whole file no longer has. */
  withdrawn: (queries: Queries, ids: number[]) => Promise<void>;
};

type Ready = {
  catalogue: ReadCatalogue;
  products: Stage<PreparedProduct>;
  pictures: PicturePaths;
};

/** How many products take their pictures at the same time. */
const AT_ONCE = 10;

const weightOf = ({ variants }: PreparedProduct) => 1 + variants.length;

async function prepare(
  catalogue: ReadCatalogue,
  read: Stage<ReadProduct>,
  room: StageRoom,
  taker: PictureTaker,
): Promise<Ready> {
  const pictures = new Map<string, string>();
  for (const row of [...catalogue.brands, ...catalogue.categories, ...catalogue.blogs]) {
    const path = await taker.take(row.image_path);
    if (row.image_path && path !== null) pictures.set(row.image_path, path);
  }
  const products = await room.stage<PreparedProduct>('prepared');
  for await (const slice of read.slices(
    () => 1,
    () => AT_ONCE,
  )) {
    // A product whose brand or category turned out to be missing is left out.
    const good = slice.filter(({ id }) => catalogue.products.has(String(id)));
    // Together, because pictures may come from far.
    const prepared = await Promise.all(good.map((product) => prepareProduct(product, taker)));
    for (const product of prepared) await products.write(product);
  }
  return { catalogue, products, pictures };
}

/** Brands, categories, articles and testimonials, of which a catalogue has few. */
async function applyFew(tx: Transaction, { catalogue, pictures }: Ready, options: ImportOptions) {
  const keys = await ImportKeys.load(tx, options.source);
  const brands = await applyBrands(tx, catalogue.brands, pictures, keys);
  const categories = await applyCategories(tx, catalogue.categories, pictures, keys);
  const blogs = await applyBlogs(tx, catalogue.blogs, pictures, keys);
  const testimonials = await applyTestimonials(tx, catalogue.testimonials, keys);
  if (options.whole) await retireContent(tx, keys);
  await keys.save(tx);
  return {
    named: { brands: brands.named, categories: categories.named },
    tallies: { brands: brands.tally, categories: categories.tally, blogs, testimonials },
  };
}

/** @param write whether the changes are made; without it they are only counted */
async function work(
  ready: Ready,
  options: ImportOptions,
  write: boolean,
  step: Step,
): Promise<Tallies> {
  const { source, now = () => new Date() } = options;
  const few = await step((tx) => {
    const apply = (inner: Transaction) => applyFew(inner, ready, options);
    return write ? apply(tx) : undone(tx, apply);
  });
  const tallies = noProductTallies();
  const pace = new Pace(Boolean(options.pause));
  let [written, due] = [0, 1];
  for await (const slice of ready.products.slices(weightOf, pace.most)) {
    await step(async (tx) => {
      // Within one transaction nobody else makes statistics of the rows so far, and plans that were
      // made for an empty table read all of a large one.
      if (write && !options.pause && written >= due) {
        await keepStatistics(tx);
        due = 2 * written;
      }
      written += slice.length;
      const began = performance.now();
      const compared = await compareProducts(tx, source, slice, few.named);
      count(tallies, compared);
      if (write) await applyProducts(tx, source, compared, now());
      else await options.hears?.compared(tx, compared);
      const rows = slice.reduce((sum, product) => sum + weightOf(product), 0);
      pace.took(rows, performance.now() - began);
    });
    if (write) options.onWritten?.(slice.length);
  }
  const all: Tallies = { ...few.tallies, ...tallies };
  const withdrawAll = async (of: string, named: ReadonlySet<string>) => {
    const gone = { products: 0, variants: 0 };
    for await (const ids of unnamedProducts(step, of, named)) {
      const take = async (tx: Queries) => {
        if (write) return withdraw(tx, ids);
        if (of === source) await options.hears?.withdrawn(tx, ids);
        return countVariants(tx, ids);
      };
      gone.products += ids.length;
      gone.variants += await step(take);
    }
    const idsOf = (names: Named) => new Set([...names.values()].map(({ id }) => id));
    const kept = { brands: idsOf(few.named.brands), categories: idsOf(few.named.categories) };
    const names = await step((tx) => retireNames(tx, of, kept, write));
    return { ...gone, ...names };
  };
  if (options.whole) {
    const gone = await withdrawAll(source, ready.catalogue.products);
    for (const kind of ['brands', 'categories', 'products', 'variants'] as const) {
      all[kind].retired += gone[kind];
    }
  }
  if (options.replaceDemonstration) {
    const gone = await withdrawAll(DEMONSTRATION, new Set());
    all.demonstration = { ...noTally(), retired: gone.products };
    if (write) {
      await step(async (tx) => {
        const keys = await ImportKeys.load(tx, DEMONSTRATION);
        await retireContent(tx, keys);
        await keys.save(tx);
        await noteReplaced(tx);
      });
    }
  }
  return all;
}

/**
 * @param rows the file's; they are read once, and only those that a step needs are in memory
 * @throws BadFile where the rows can't be read to their end
 */
export async function importRows(
  rows: (unknown: UnknownFields) => Rows,
  options: ImportOptions,
): Promise<ImportReport> {
  const room = await openStageRoom();
  try {
    const read = await room.stage<ReadProduct>('read');
    const { catalogue, faults, unknown } = await readCatalogue(
      rows,
      async (product) => {
        await read.write(product);
      },
      options,
    );
    if (faults.needed > 0 || faults.count > (options.leaveBad ?? 0)) {
      return { done: false, bad: faults.rows, count: faults.count, warnings: unknown.lines() };
    }
    const taker = pictureTaker(options.pictures);
    const ready = await prepare(catalogue, read, room, taker);
    const left = faults.rows.map((row) => `left out: ${lineOf(row)}`);
    const warnings = [...taker.warnings(), ...unknown.lines(), ...left];
    const { onPlan, dryRun = false } = options;
    const report = await inSteps<ImportReport>(options.db, options.pause ?? null, async (step) => {
      if (onPlan || dryRun) {
        const planned = await work(ready, options, false, step);
        onPlan?.(planned, warnings);
        if (dryRun) return { done: true, tallies: planned, warnings };
      }
      if (options.pause) await step((tx) => begin(tx, options.source));
      const tallies = await work(ready, options, true, step);
      // It reads all products in short statements, which calls may come between.
      if (options.pause) await rebuildVocabulary(options.db);
      else await step(rebuildVocabulary);
      await step(async (tx) => {
        await end(tx);
        await options.alongside?.(tx);
      });
      return { done: true, tallies, warnings };
    });
    if (!dryRun) await keepStatistics(options.db);
    return report;
  } finally {
    await room.close();
  }
}

/** The rows of a catalogue in memory. */
function* rowsOf(given: unknown): Generator<Row> {
  const file = (typeof given === 'object' && given !== null ? given : {}) as Record<
    string,
    unknown
  >;
  for (const section of SECTIONS) {
    const list = file[section];
    const optional = section === 'blogs' || section === 'testimonials';
    if (Array.isArray(list)) {
      for (const [at, value] of list.entries()) {
        yield { section, place: `${section}[${at}]`, value: value as unknown };
      }
    } else if (!optional || (list !== undefined && list !== null)) {
      yield { section, place: section, value: undefined };
    }
  }
}

/** @param given the parsed JSON of a catalogue file */
export function importCatalogue(given: unknown, options: ImportOptions): Promise<ImportReport> {
  return importRows(() => rowsOf(given), options);
}
