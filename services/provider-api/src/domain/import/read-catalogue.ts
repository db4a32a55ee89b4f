/**
 * Checks the rows of a catalogue one by one: all faults are known before anything is changed. The
 * products go to a stage, because there may be very many; the other rows are in memory.
 */
import type * as z from 'zod';
import { unstorablePath } from '../../database/storable-text';
import {
  catalogueBlog,
  catalogueBrand,
  catalogueCategory,
  catalogueProduct,
  catalogueTestimonial,
  catalogueVariant,
  type ReadCatalogue,
  type ReadProduct,
} from './catalogue-file';
import { checkParents } from './category-parents';
import { Faults, seen, type Fault } from './faults';
import { NamesOfRows } from './names-of-rows';
import type { Row, Rows, Section } from './row';
import { tradeFaults } from '../trade/trade-faults';
import { UnknownFields } from './unknown-fields';
import type { Conversion } from '../pricing/conversion';
import { fileCurrencyFault } from './values/currency';
import { ProductValues } from './values/product-values';

const schemas = {
  brands: catalogueBrand,
  categories: catalogueCategory,
  products: catalogueProduct,
  blogs: catalogueBlog,
  testimonials: catalogueTestimonial,
} as const;

const NAMES = ['product_name', 'brand_name', 'category_name', 'header', 'by'];

/** What distinguishes a variant from its siblings: its id, or its name where the file gives none. */
export function variantKey(variant: {
  id?: string | number | null | undefined;
  variant_name: string;
}): string {
  return String(variant.id ?? variant.variant_name);
}

/** The value at a path of a row. */
function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  let at = value;
  for (const name of path) {
    if (typeof at !== 'object' || at === null) return undefined;
    at = (at as Record<PropertyKey, unknown>)[name];
  }
  return at;
}

function faultsOf(value: unknown, error: z.ZodError): Fault[] {
  return error.issues.map((issue) => {
    const there = valueAt(value, issue.path);
    const field = issue.path.join('.');
    const fault = { field, reason: there === undefined ? 'is missing' : issue.message };
    if (there === undefined && (field === 'brand' || field === 'category')) {
      fault.reason = 'is missing: a map can give a default';
    }
    return there === undefined ? fault : { ...fault, seen: seen(there) };
  });
}

/** A fault of a variant with the place of that, where the product's rows are several. */
function placed(fault: Fault, { place, places }: Row): Fault {
  const own = places?.[Number(/^variants\.(\d+)/.exec(fault.field)?.[1] ?? -1)];
  return own === undefined || own === place ? fault : { ...fault, place: own };
}

/**
 * Two variants of a product with one key, of which the second could never be found again, and what
 * is wrong between the fields of one.
 */
function variantFaults({ variants }: ReadProduct): Fault[] {
  const keys = new Set<string>();
  return variants.flatMap((variant, place) => {
    const key = variantKey(variant);
    const twice = keys.has(key);
    keys.add(key);
    const by = variant.id === null || variant.id === undefined ? 'variant_name' : 'id';
    const own = tradeFaults(variant);
    if (twice) own.unshift({ field: by, reason: `${key} appears twice` });
    return own.map((fault) => ({ ...fault, field: `variants.${place}.${fault.field}` }));
  });
}

class CatalogueCheck {
  constructor(readonly conversion: Conversion | null) {}

  readonly faults = new Faults();
  readonly unknown = new UnknownFields();
  readonly rows = { brands: [], categories: [], blogs: [], testimonials: [] } as {
    [Name in Exclude<Section, 'products'>]: z.output<(typeof schemas)[Name]>[];
  };
  readonly keys = {
    brands: new Set<string>(),
    categories: new Set<string>(),
    products: new Set<string>(),
  };
  readonly #names = new NamesOfRows(this.rows);
  /** References whose target has not come yet: most files have brands and categories first. */
  readonly #links: { place: string; key: string; name: string; field: string; to: string }[] = [];

  bad(row: Row, faults: Fault[]): void {
    const value = (row.value ?? {}) as Record<string, unknown>;
    const name = NAMES.map((field) => value[field]).find((one) => typeof one === 'string');
    const { id } = value;
    this.faults.add(
      {
        place: row.place,
        ...(typeof id === 'string' || typeof id === 'number' ? { key: seen(String(id)) } : {}),
        ...(name === undefined ? {} : { name: seen(name) }),
        faults: faults.map((fault) => placed(fault, row)),
      },
      row.section === 'products' && row.value !== undefined && row.currency === undefined,
    );
  }

  /** @returns the row where it is a good product */
  add(row: Row): ReadProduct | null {
    const { section, value } = row;
    if (value === undefined) {
      this.bad(row, [{ field: '', reason: 'must be a list' }]);
      return null;
    }
    const schema = schemas[section];
    if (row.currency !== undefined) {
      const fault = fileCurrencyFault(row.currency, this.conversion);
      if (fault) this.bad(row, [fault]);
      return null;
    }
    const unstorable = unstorablePath(value);
    if (unstorable !== null) {
      this.bad(row, [{ field: unstorable, reason: 'has characters that can not be stored' }]);
      return null;
    }
    const values = new ProductValues(
      (text) => this.unknown.note(text),
      this.conversion,
      (text, example, at) =>
        this.unknown.example(text, `${row.places?.[at] ?? row.place} ${example}`),
    );
    const written = section === 'products' ? values.read(value, row.byName ?? false) : value;
    const known = row.faults ?? [];
    // What is wrong may be its brand, which then is none.
    const named = row.byName && known.length === 0 ? this.#names.link(written) : written;
    this.unknown.compare(section === 'products' ? '' : `${section}.`, named, schema);
    const read = schema.safeParse(named);
    if (!read.success || values.faults.length > 0 || known.length > 0) {
      const faults = read.success ? [] : faultsOf(named, read.error);
      this.bad(row, [...known, ...faults, ...values.faults]);
      return null;
    }
    if (section === 'products') return this.#product(row, named, read.data as ReadProduct);
    if (
      section === 'blogs' &&
      Number.isNaN(Date.parse((read.data as { created_at: string }).created_at))
    ) {
      this.bad(row, [{ field: 'created_at', reason: 'is not a date' }]);
      return null;
    }
    if (this.#isNew(row, section, read.data)) (this.rows[section] as unknown[]).push(read.data);
    return null;
  }

  #isNew(row: Row, section: Section, data: object): boolean {
    if (section === 'blogs' || section === 'testimonials') return true;
    const key = String((data as { id: string | number }).id);
    const before = this.keys[section].size;
    this.keys[section].add(key);
    if (this.keys[section].size > before) return true;
    this.bad(row, [{ field: 'id', reason: `${key} appears twice` }]);
    return false;
  }

  #product(row: Row, given: unknown, product: ReadProduct): ReadProduct | null {
    const variants = (given as { variants?: unknown }).variants;
    if (Array.isArray(variants)) {
      for (const one of variants) this.unknown.compare('variants.', one, catalogueVariant);
    }
    const faults = variantFaults(product);
    if (faults.length > 0) {
      this.bad(row, faults);
      return null;
    }
    if (!this.#isNew(row, 'products', product)) return null;
    if (row.byName) return product;
    for (const field of ['brand', 'category'] as const) {
      const to = String(product[field]);
      const known = this.keys[field === 'brand' ? 'brands' : 'categories'];
      if (known.has(to)) continue;
      const key = String(product.id);
      this.#links.push({ place: row.place, key, name: product.product_name, field, to });
    }
    return product;
  }

  /** References to rows that the file doesn't have. */
  end(): void {
    // Rows that were left out would be missed as parents.
    if (this.faults.needed === 0) checkParents(this.rows.categories, this.faults);
    for (const { place, key, name, field, to } of this.#links) {
      const known = this.keys[field === 'brand' ? 'brands' : 'categories'];
      if (known.has(to)) continue;
      this.keys.products.delete(key);
      const faults = [{ field, reason: `no ${field} has the id ${to}` }];
      this.faults.add({ place, key, name, faults }, true);
    }
  }
}

export type ReadOptions = {
  /** Of prices that aren't in pesos. */
  conversion?: Conversion | null;
  /** The most bad products that are left out. */
  leaveBad?: number;
};

/**
 * @param rows the file's
 * @param keep gets each good product; nothing may be imported while there are more faults than may be
 * left out
 * @returns the other rows, and all faults
 */
export async function readCatalogue(
  rows: (unknown: UnknownFields) => Rows,
  keep: (product: ReadProduct) => Promise<void>,
  { conversion = null, leaveBad = 0 }: ReadOptions = {},
): Promise<{ catalogue: ReadCatalogue; faults: Faults; unknown: UnknownFields }> {
  const check = new CatalogueCheck(conversion);
  for await (const row of rows(check.unknown)) {
    const product = check.add(row);
    // The rest of a bad file is read for its faults alone.
    if (product && check.faults.count <= leaveBad) await keep(product);
  }
  check.end();
  const catalogue = { ...check.rows, products: check.keys.products };
  return { catalogue, faults: check.faults, unknown: check.unknown };
}
