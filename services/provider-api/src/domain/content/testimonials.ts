import { asc, not } from 'drizzle-orm';
import type { Queries } from '../../database/open';
import { testimonials } from '../../database/tables/content';

export const listedTestimonials = (queries: Queries) =>
  queries
    .select({
      body: testimonials.body,
      by: testimonials.by,
      position: testimonials.position,
      from: testimonials.from,
    })
    .from(testimonials)
    .where(not(testimonials.retired))
    .orderBy(asc(testimonials.id));
