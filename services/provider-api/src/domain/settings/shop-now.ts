import type { Deps } from '../deps';
import { hoursInWords } from './opening-hours';

/** What the shop says of itself; each is '' for a shop that says none. */
export async function shopNow({ shopSettings }: Pick<Deps, 'shopSettings'>) {
  const { hours, pickupAddress } = await shopSettings.now();
  return {
    hours: hoursInWords(hours),
    pickup_address: pickupAddress.split('\n').join(', '),
    persistent_sign_in: true,
  };
}
