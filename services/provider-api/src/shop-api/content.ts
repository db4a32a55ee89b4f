import { listBlogs, listTestimonials, readBlog, readShop } from 'shared-contracts/calls';
import { blogOf, listedBlogs } from '../domain/content/blogs';
import { listedTestimonials } from '../domain/content/testimonials';
import type { Deps } from '../domain/deps';
import { shopNow } from '../domain/settings/shop-now';
import { answer, type App } from './answer';

export function contentCalls(app: App, deps: Deps): void {
  const { reads } = deps;
  answer(app, deps, listBlogs, ({ query }) =>
    listedBlogs(reads, query.body === 'beginning' ? 'beginning' : 'whole'),
  );
  answer(app, deps, readBlog, ({ id }) => blogOf(reads, id));
  answer(app, deps, listTestimonials, () => listedTestimonials(reads));
  answer(app, deps, readShop, () => shopNow(deps));
}
