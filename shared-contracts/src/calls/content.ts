/** The calls of articles and testimonials. */
import { z } from '../schema';
import { blog, testimonial } from '../wire/blog';
import { rows } from '../wire/values';
import { ask, get } from './define';

export const listBlogs = ask('/api/blogs', z.object({ body: z.optional(z.string()) }), rows(blog));

export const readBlog = get('/api/blogs/{id}', blog);

export const listTestimonials = get('/api/testimonials', rows(testimonial));
