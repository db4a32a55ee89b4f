import { listBlogs, readBlog } from 'shared-contracts/calls';
import { and, desc, eq, not } from 'drizzle-orm';
import { blogs } from '../database/tables/content';
import type { Deps } from '../deps';
import { answer, type App } from '../http/answer';
import { rowId } from '../http/ids';
import { notFound } from '../http/refusal';

function toBlog(row: typeof blogs.$inferSelect) {
  return {
    id: row.id,
    header: row.header,
    body: row.body,
    image_path: row.imagePath,
    created_at: row.createdAt.toISOString(),
  };
}

export function blogsRoutes(app: App, deps: Deps): void {
  const { reads } = deps;

  answer(app, deps, listBlogs, async () => {
    const rows = await reads
      .select()
      .from(blogs)
      .where(not(blogs.retired))
      .orderBy(desc(blogs.createdAt), desc(blogs.id));
    return rows.map(toBlog);
  });

  answer(app, deps, readBlog, async ({ id: text }) => {
    const id = rowId(text);
    const [row] =
      id === null
        ? []
        : await reads
            .select()
            .from(blogs)
            .where(and(eq(blogs.id, id), not(blogs.retired)));
    if (!row) throw notFound('Blog not found');
    return toBlog(row);
  });
}
