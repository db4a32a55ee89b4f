import { listTestimonials } from 'shared-contracts/calls';
import { asc, not } from 'drizzle-orm';
import { testimonials } from '../database/tables/content';
import type { Deps } from '../deps';
import { answer, type App } from '../http/answer';

export function testimonialsRoutes(app: App, deps: Deps): void {
  answer(app, deps, listTestimonials, () =>
    deps.reads
      .select({
        body: testimonials.body,
        by: testimonials.by,
        position: testimonials.position,
        from: testimonials.from,
      })
      .from(testimonials)
      .where(not(testimonials.retired))
      .orderBy(asc(testimonials.id)),
  );
}
