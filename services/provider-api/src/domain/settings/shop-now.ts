import type { Deps } from '../deps';
import { hoursInWords } from './opening-hours';

/** What the shop says of itself; hours are '' for a shop that says none. */
export async function shopNow({ shopSettings }: Pick<Deps, 'shopSettings'>) {
  return { hours: hoursInWords((await shopSettings.now()).hours) };
}
