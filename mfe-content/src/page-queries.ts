import type { Visit } from 'shared-contracts/door';
import { articleQuery, blogsQuery, testimonialsQuery } from './api/queries';

// What each page asks, declared once: its loader asks it, and the shell may ask it before the
// page's code is loaded.

export const homeQueries = () => ({ blogs: blogsQuery(), testimonials: testimonialsQuery() });

export const blogsQueries = () => ({ blogs: blogsQuery() });

export const blogQueries = ({ params }: Visit) => ({ article: articleQuery(params.blogId ?? '') });
