import type { ShopConfig } from 'shared-contracts/config';
import { pickupPlace as placeOf } from 'shared-contracts/pickup-place';
import type { Order } from 'shared-contracts/wire/order';

type Said = Pick<Order, 'pickup_address' | 'pickup_hours'>;

/** Where and when orders are handed out: as the provider says it now, else as the page knows it. */
export function pickupPlace(config: ShopConfig, said: Said | undefined) {
  return {
    address: said?.pickup_address || placeOf(config),
    hours: said?.pickup_hours || config.hours,
  };
}
