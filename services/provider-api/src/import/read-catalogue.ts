/**
 * Reads a catalogue file: every row is checked, and all faults are reported before anything is
 * changed.
 */
import type * as z from 'zod';
import { unstorablePath } from '../http/text-faults';
import {
  catalogueBlog,
  catalogueBrand,
  catalogueCategory,
  catalogueProduct,
  catalogueTestimonial,
} from './catalogue-file';

/** A row that can't be imported: its position and the reason. */
export type BadRow = { section: string; index: number; field: string; reason: string };

export type ReadCatalogue = {
  brands: z.output<typeof catalogueBrand>[];
  categories: z.output<typeof catalogueCategory>[];
  products: z.output<typeof catalogueProduct>[];
  blogs: z.output<typeof catalogueBlog>[];
  testimonials: z.output<typeof catalogueTestimonial>[];
};

/** How many faulty rows are printed; a file with more need not be read to its end. */
export const BAD_ROWS_MOST = 20;

const sections = {
  brands: { schema: catalogueBrand, optional: false },
  categories: { schema: catalogueCategory, optional: false },
  products: { schema: catalogueProduct, optional: false },
  blogs: { schema: catalogueBlog, optional: true },
  testimonials: { schema: catalogueTestimonial, optional: true },
} as const;

function readSection<Schema extends z.ZodType>(
  given: unknown,
  section: string,
  schema: Schema,
  bad: BadRow[],
): z.output<Schema>[] {
  if (!Array.isArray(given)) {
    bad.push({ section, index: -1, field: '', reason: 'must be a list' });
    return [];
  }
  const rows: z.output<Schema>[] = [];
  given.forEach((row: unknown, index) => {
    const faulty = unstorablePath(row);
    if (faulty !== null) {
      bad.push({ section, index, field: faulty, reason: 'has characters that can not be stored' });
      return;
    }
    const read = schema.safeParse(row);
    if (read.success) {
      rows.push(read.data);
      return;
    }
    const issue = read.error.issues[0];
    bad.push({
      section,
      index,
      field: issue?.path.join('.') ?? '',
      reason: issue?.message ?? 'is not valid',
    });
  });
  return rows;
}

/** Equal ids in one section, and references to rows that the file doesn't have. */
function checkLinks(read: ReadCatalogue, bad: BadRow[]): void {
  const keysOf = (section: 'brands' | 'categories' | 'products') => {
    const seen = new Set<string>();
    read[section].forEach(({ id }, index) => {
      const key = String(id);
      if (seen.has(key)) bad.push({ section, index, field: 'id', reason: `${key} appears twice` });
      seen.add(key);
    });
    return seen;
  };
  const brands = keysOf('brands');
  const categories = keysOf('categories');
  keysOf('products');
  read.products.forEach((product, index) => {
    const section = 'products';
    if (!brands.has(String(product.brand))) {
      bad.push({ section, index, field: 'brand', reason: `no brand has the id ${product.brand}` });
    }
    if (!categories.has(String(product.category))) {
      const reason = `no category has the id ${product.category}`;
      bad.push({ section, index, field: 'category', reason });
    }
    const seen = new Set<string>();
    product.variants.forEach((variant, place) => {
      const key = variantKey(variant);
      if (seen.has(key)) {
        const field = `variants.${place}.${variant.id === null || variant.id === undefined ? 'variant_name' : 'id'}`;
        bad.push({ section, index, field, reason: `${key} appears twice` });
      }
      seen.add(key);
    });
  });
  read.blogs.forEach((blog, index) => {
    if (Number.isNaN(Date.parse(blog.created_at))) {
      bad.push({ section: 'blogs', index, field: 'created_at', reason: 'is not a date' });
    }
  });
}

/** What distinguishes a variant from its siblings: its id, or its name where the file gives none. */
export function variantKey(variant: {
  id?: string | number | null | undefined;
  variant_name: string;
}): string {
  return String(variant.id ?? variant.variant_name);
}

/** @returns the rows, and every bad one; nothing may be imported while there is one */
export function readCatalogue(given: unknown): { catalogue: ReadCatalogue; bad: BadRow[] } {
  const bad: BadRow[] = [];
  const file = (typeof given === 'object' && given !== null ? given : {}) as Record<
    string,
    unknown
  >;
  const section = <Name extends keyof typeof sections>(name: Name) => {
    const { schema, optional } = sections[name];
    if (optional && (file[name] === undefined || file[name] === null)) return [];
    return readSection(file[name], name, schema, bad) as ReadCatalogue[Name];
  };
  const catalogue: ReadCatalogue = {
    brands: section('brands') as ReadCatalogue['brands'],
    categories: section('categories') as ReadCatalogue['categories'],
    products: section('products') as ReadCatalogue['products'],
    blogs: section('blogs') as ReadCatalogue['blogs'],
    testimonials: section('testimonials') as ReadCatalogue['testimonials'],
  };
  // Rows that were left out shift the others' numbers, so links are checked in whole files only.
  if (bad.length === 0) checkLinks(catalogue, bad);
  return { catalogue, bad };
}
