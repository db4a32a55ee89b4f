import type { Testimonial } from 'shared-contracts/wire/blog';
import { sampleTestimonials } from './samples';

/** From so many on, the shop's own testimonials stand without samples. */
const ENOUGH = 5;

export type ShownTestimonial = Testimonial & { sample: boolean };

/**
 * What is shown of the testimonials that came: fewer than 5 are padded with the 4 built-in
 * samples; where none came, the samples stand alone (specification, section 9).
 */
export function shownTestimonials(came: Testimonial[]): ShownTestimonial[] {
  const own = came.map((testimonial) => ({ ...testimonial, sample: false }));
  if (own.length >= ENOUGH) return own;
  return [...own, ...sampleTestimonials.map((testimonial) => ({ ...testimonial, sample: true }))];
}
