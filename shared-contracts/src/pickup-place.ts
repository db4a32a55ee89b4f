import type { ShopConfig } from './config';

/** Where orders are handed out, in one line: at the main office, unless the shop's staff have set another place. */
export function pickupPlace({ pickup, address }: Pick<ShopConfig, 'pickup' | 'address'>): string {
  const { lines, city, region, postalCode } = address;
  return pickup ?? [...lines, city, region, postalCode].join(', ');
}
