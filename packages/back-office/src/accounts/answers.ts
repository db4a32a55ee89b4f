import { refusedPage } from '../parts/refused-page';
import type { AccountOffice, SignedVisit, Visit } from './office';

/** What is said where there are no tries left. */
export const TOO_MANY = 'Too many attempts. Please try again later.';

/** Says when to come back. @param seconds to wait */
export function sayWhen({ context }: Visit, seconds: number): void {
  context.header('Retry-After', String(seconds));
}

/** A link that was used already, or is over. */
export function linkOver<V extends SignedVisit>(
  office: AccountOffice<V>,
  visit: Visit,
): Promise<Response> {
  const words = `This link was used already, or is over. ${office.whoRunsIt} can give you a new one.`;
  const back = { path: office.paths.home, name: office.home };
  const title = 'Not found';
  return office.page(visit, { title }, refusedPage(title, words, back), 404);
}

export function tooManyTries<V extends SignedVisit>(
  office: AccountOffice<V>,
  visit: Visit,
  seconds: number,
): Promise<Response> {
  sayWhen(visit, seconds);
  const back = { path: office.paths.home, name: office.home };
  const title = 'Nothing was done';
  return office.page(visit, { title }, refusedPage(title, TOO_MANY, back), 429);
}
