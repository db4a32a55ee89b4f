import type { Blog } from 'shared-contracts/wire/blog';
import { excerptOf, type Excerpt } from './excerpt';

/** What a card shows of an article. It leaves the body out, so that a list is small. */
export type Teaser = {
  id: string;
  title: string;
  image: string | null;
  createdAt: string;
  excerpt: Excerpt;
};

export function teaserOf(blog: Blog): Teaser {
  return {
    id: blog.id,
    title: blog.title,
    image: blog.image_path,
    createdAt: blog.created_at,
    excerpt: excerptOf(blog.body),
  };
}
