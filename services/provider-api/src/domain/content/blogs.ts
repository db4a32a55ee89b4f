import { and, desc, eq, not } from 'drizzle-orm';
import type { Queries } from '../../database/open';
import { blogs } from '../../database/tables/content';
import { rowId } from '../../database/row-id';
import { notFound } from '../refusal';
import { beginningOf } from './beginning';

/** A list's card shows 120 characters of an article (specification, section 5), and whether there are more. */
const BEGINNING = 121;

function toBlog(row: typeof blogs.$inferSelect) {
  return {
    id: row.id,
    header: row.header,
    body: row.body,
    image_path: row.imagePath,
    created_at: row.createdAt.toISOString(),
  };
}

/**
 * The articles, the newest first.
 * @param bodies whether each comes whole, or only its beginning
 */
export async function listedBlogs(queries: Queries, bodies: 'whole' | 'beginning') {
  const rows = await queries
    .select()
    .from(blogs)
    .where(not(blogs.retired))
    .orderBy(desc(blogs.createdAt), desc(blogs.id));
  const articles = rows.map(toBlog);
  if (bodies === 'whole') return articles;
  return articles.map((article) => ({ ...article, body: beginningOf(article.body, BEGINNING) }));
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
