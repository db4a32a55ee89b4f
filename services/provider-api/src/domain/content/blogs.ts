import { and, desc, eq, not } from 'drizzle-orm';
import type { Queries } from '../../database/open';
import { blogs } from '../../database/tables/content';
import { rowId } from '../../database/row-id';
import { notFound } from '../refusal';

function toBlog(row: typeof blogs.$inferSelect) {
  return {
    id: row.id,
    header: row.header,
    body: row.body,
    image_path: row.imagePath,
    created_at: row.createdAt.toISOString(),
  };
}

/** The articles, the newest first. */
export async function listedBlogs(queries: Queries) {
  const rows = await queries
    .select()
    .from(blogs)
    .where(not(blogs.retired))
    .orderBy(desc(blogs.createdAt), desc(blogs.id));
  return rows.map(toBlog);
}

/**
 * @param text the id as it is in the path
 * @throws Refusal not-found
 */
export async function blogOf(queries: Queries, text: string) {
  const id = rowId(text);
  const [row] =
    id === null
      ? []
      : await queries
          .select()
          .from(blogs)
          .where(and(eq(blogs.id, id), not(blogs.retired)));
  if (!row) throw notFound('Blog not found');
  return toBlog(row);
}
