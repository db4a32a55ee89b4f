/** The calls of what is read and asked. */
import { blog, testimonial } from '../wire/blog';
import { inquiryAnswer, inquiryBody } from '../wire/inquiry';
import { rows } from '../wire/values';
import { get, post } from './define';

export const sendInquiry = post(
  '/api/utilities/inquiries/send',
  inquiryBody,
  inquiryAnswer,
  'Send an inquiry to the shop.',
);

export const listBlogs = get('/api/blogs', rows(blog), 'All blog articles, newest first.');

export const readBlog = get('/api/blogs/{id}', blog, 'One blog article.');

export const listTestimonials = get('/api/testimonials', rows(testimonial), 'What customers say.');
