import { listBlogs, listTestimonials, readBlog } from 'shared-contracts/calls/content';
import { mapped, queryOf } from 'shared-contracts/query';

// What the content asks of the provider.

/**
 * How long an answer may be used again, in milliseconds: long enough to go back and forth in one
 * visit.
 */
const LASTS = 5 * 60_000;

/** All articles in the provider's order, of each at least the beginning. */
export const blogsQuery = () =>
  mapped(queryOf(listBlogs, { query: { body: 'beginning' } }, LASTS), ({ items }) => items);

/** One article. */
export const articleQuery = (id: string) => queryOf(readBlog, { params: { id } }, LASTS);

/** What customers say. */
export const testimonialsQuery = () =>
  mapped(queryOf(listTestimonials, {}, LASTS), ({ items }) => items);
