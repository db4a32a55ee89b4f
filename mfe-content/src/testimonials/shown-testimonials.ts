import type { Testimonial } from 'shared-contracts/wire/blog';
import { sampleTestimonials } from './samples';

/** With this many of its own testimonials, the shop shows no samples. */
const ENOUGH = 5;

export type ShownTestimonial = Testimonial & { sample: boolean };

/**
 * The testimonials to show. Fewer than 5 are padded with the 4 built-in samples; where the provider
 * has none, only the samples are shown (specification, section 9).
 */
export function shownTestimonials(came: Testimonial[]): ShownTestimonial[] {
  const own = came.map((testimonial) => ({ ...testimonial, sample: false }));
  if (own.length >= ENOUGH) return own;
  return [...own, ...sampleTestimonials.map((testimonial) => ({ ...testimonial, sample: true }))];
}
