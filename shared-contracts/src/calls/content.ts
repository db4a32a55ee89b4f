/** The calls of articles and testimonials. */
import { blog, testimonial } from '../wire/blog';
import { rows } from '../wire/values';
import { get } from './define';

export const listBlogs = get('/api/blogs', rows(blog), 'All blog articles, newest first.');

export const readBlog = get('/api/blogs/{id}', blog, 'One blog article.');

export const listTestimonials = get('/api/testimonials', rows(testimonial), 'What customers say.');
