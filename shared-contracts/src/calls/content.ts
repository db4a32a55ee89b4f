/** The calls of articles and testimonials. */
import { z } from '../schema';
import { blog, testimonial } from '../wire/blog';
import { rows } from '../wire/values';
import { ask, get } from './define';

export const listBlogs = ask(
  '/api/blogs',
  z.object({ body: z.optional(z.enum(['beginning'])) }),
  rows(blog),
  "All blog articles, newest first. With 'body=beginning' each body may end after its first 240 characters of text: a list shows 120. A provider may give the whole.",
);

export const readBlog = get('/api/blogs/{id}', blog, 'One blog article.');

export const listTestimonials = get('/api/testimonials', rows(testimonial), 'What customers say.');
