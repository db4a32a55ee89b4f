/** How many thumbnails are seen at a time (specification, section 9). */
const THUMBNAILS = 5;

/**
 * Which pictures have their thumbnail in sight: the five among which the chosen one is. In fives,
 * so that no thumbnail moves away under the pointer that chooses it.
 * @returns from, and up to and without `to`
 */
export function thumbnailsAround(chosen: number, count: number): { from: number; to: number } {
  const from = Math.floor(chosen / THUMBNAILS) * THUMBNAILS;
  return { from, to: Math.min(from + THUMBNAILS, count) };
}
