import { invoke, requestOf, type HttpClient } from 'shared-contracts/call';
import { listTestimonials } from 'shared-contracts/calls/content';
import type { Testimonial } from 'shared-contracts/wire/blog';

/** The request that `readTestimonials` sends, for an early start. */
export const testimonialsRequest = () => requestOf(listTestimonials);

/**
 * What customers say.
 * @throws ApiError
 */
export async function readTestimonials(
  http: HttpClient,
  signal: AbortSignal,
): Promise<Testimonial[]> {
  const { items } = await invoke(http, listTestimonials, {}, { signal });
  return items;
}
