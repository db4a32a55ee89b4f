import type { Blog } from 'shared-contracts/wire/blog';

export type Neighbour = Pick<Blog, 'id' | 'title'>;
export type Neighbours = { previous: Neighbour | null; next: Neighbour | null };

/**
 * The articles before and after one in the list's own order; none where the list doesn't have it.
 */
export function neighboursOf(blogs: Neighbour[], id: string): Neighbours {
  const at = blogs.findIndex((blog) => blog.id === id);
  const from = (place: number) => {
    const blog = at < 0 ? undefined : blogs[place];
    return blog ? { id: blog.id, title: blog.title } : null;
  };
  return { previous: from(at - 1), next: from(at + 1) };
}
