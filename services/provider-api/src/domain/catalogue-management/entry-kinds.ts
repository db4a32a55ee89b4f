/** Brands, categories, articles and testimonials: what a form of the counter has of each. */
import { asc, desc, eq, type SQL } from 'drizzle-orm';
import { DAY_MS } from 'server-kit/day';
import type { Queries } from '../../database/open';
import { brands, categories } from '../../database/tables/catalogue';
import { blogs, testimonials } from '../../database/tables/content';

export const ENTRY_KINDS = ['brands', 'categories', 'articles', 'testimonials'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

export type EntryField = {
  name: string;
  label: string;
  most: number;
  /** 'html' is shown through the sanitiser; 'parent' is a category's number, or ''. */
  as: 'line' | 'text' | 'html' | 'parent' | 'day';
  needed?: true;
};

type Shape = {
  one: 'brand' | 'category' | 'article' | 'testimonial';
  title: string;
  fields: readonly EntryField[];
  picture: boolean;
};

const name: EntryField = { name: 'name', label: 'Name', most: 200, as: 'line', needed: true };
const description: EntryField = {
  name: 'description',
  label: 'Description',
  most: 5000,
  as: 'text',
};

export const SHAPES: Record<EntryKind, Shape> = {
  brands: { one: 'brand', title: 'Brands', fields: [name, description], picture: true },
  categories: {
    one: 'category',
    title: 'Categories',
    fields: [name, { name: 'parent', label: 'Below', most: 10, as: 'parent' }, description],
    picture: true,
  },
  articles: {
    one: 'article',
    title: 'Articles',
    fields: [
      { name: 'header', label: 'Title', most: 300, as: 'line', needed: true },
      { name: 'day', label: 'Day of the article', most: 10, as: 'day', needed: true },
      { name: 'body', label: 'Text (HTML)', most: 500_000, as: 'html', needed: true },
    ],
    picture: true,
  },
  testimonials: {
    one: 'testimonial',
    title: 'Testimonials',
    fields: [
      { name: 'body', label: 'What they say', most: 2000, as: 'text', needed: true },
      { name: 'by', label: 'Who says it', most: 200, as: 'line', needed: true },
      { name: 'position', label: 'Position', most: 200, as: 'line' },
      { name: 'from', label: 'Company', most: 200, as: 'line' },
    ],
    picture: false,
  },
};

export type EntryValues = Record<string, string>;
export type Entry = {
  id: number;
  /** What a list calls it. */
  heading: string;
  archived: boolean;
  values: EntryValues;
  /** Its picture's path on the wire. */
  picture: string | null;
};

const MANILA_MS = 8 * 60 * 60_000;

/** A moment's day in Manila, '2026-01-05'. */
const dayOf = (moment: Date) => new Date(moment.getTime() + MANILA_MS).toISOString().slice(0, 10);

/** Noon in Manila of a day; a moment of the same day stays. */
export function momentOf(day: string, before: Date | null): Date {
  if (before !== null && dayOf(before) === day) return before;
  return new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS / 2 - MANILA_MS);
}

const brandEntry = (row: typeof brands.$inferSelect): Entry => ({
  ...{ id: row.id, heading: row.name, archived: row.retired, picture: row.imagePath },
  values: { name: row.name, description: row.description },
});
const categoryEntry = (row: typeof categories.$inferSelect): Entry => ({
  ...{ id: row.id, heading: row.name, archived: row.retired, picture: row.imagePath },
  values: { name: row.name, parent: row.parentId?.toString() ?? '', description: row.description },
});
const articleEntry = (row: typeof blogs.$inferSelect): Entry => ({
  ...{ id: row.id, heading: row.header, archived: row.retired, picture: row.imagePath },
  values: { header: row.header, day: dayOf(row.createdAt), body: row.body },
});
const testimonialEntry = (row: typeof testimonials.$inferSelect): Entry => ({
  ...{ id: row.id, heading: row.by, archived: row.retired, picture: null },
  values: { body: row.body, by: row.by, position: row.position ?? '', from: row.from ?? '' },
});

async function select(queries: Queries, kind: EntryKind, id?: number): Promise<Entry[]> {
  const only = (column: Parameters<typeof eq>[0]): SQL | undefined =>
    id === undefined ? undefined : eq(column, id);
  switch (kind) {
    case 'brands': {
      const rows = queries.select().from(brands).where(only(brands.id));
      return (await rows.orderBy(asc(brands.nameKey))).map(brandEntry);
    }
    case 'categories': {
      const rows = queries.select().from(categories).where(only(categories.id));
      return (await rows.orderBy(asc(categories.nameKey))).map(categoryEntry);
    }
    case 'articles': {
      const rows = queries.select().from(blogs).where(only(blogs.id));
      return (await rows.orderBy(desc(blogs.createdAt), desc(blogs.id))).map(articleEntry);
    }
    case 'testimonials': {
      const rows = queries.select().from(testimonials).where(only(testimonials.id));
      return (await rows.orderBy(asc(testimonials.id))).map(testimonialEntry);
    }
  }
}

export const listEntries = (queries: Queries, kind: EntryKind): Promise<Entry[]> =>
  select(queries, kind);

export async function readEntry(queries: Queries, kind: EntryKind, id: number) {
  return (await select(queries, kind, id))[0] ?? null;
}
