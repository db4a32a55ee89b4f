/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import type { Html } from '../html';

/** A page of a list that is longer than the page shows: which one, and of how many rows. */
export type PageOf = { page: number; size: number; count: number };

/** The first row of a page, as a database counts them: 0 for the first. */
export const offsetOf = (page: number, size: number): number => (page - 1) * size;

/**
 * Which rows of a list are shown, and the way to the others; nothing where all are.
 * @param name of the list, for who doesn't see beside what the links stand
 */
export function pageLinks(
  { page, size, count }: PageOf,
  name: string,
  addressOf: (page: number) => string,
): Html {
  if (count <= size && page === 1) return <></>;
  const from = offsetOf(page, size) + 1;
  const to = Math.min(count, from + size - 1);
  const link = (target: number, words: string) => (
    <a class="button" href={addressOf(target)}>
      {words} <span class="hidden">page of {name}</span>
    </a>
  );
  return (
    <p class="pages">
      <span>{from > count ? `None of ${count}` : `${from} to ${to} of ${count}`}</span>{' '}
      {page > 1 && link(page - 1, 'Previous')} {to < count && link(page + 1, 'Next')}
    </p>
  );
}
