/**
 * When something can be picked up. Staff confirm each order, so what is on the shelf isn't promised
 * for an hour.
 * @param days working days; undefined where the provider doesn't say
 */
export function pickupWords(days: number | undefined): string | null {
  if (days === undefined) return null;
  if (days === 0) return 'Ready for pickup as soon as we confirm your order';
  return `Ready for pickup in ${days} working ${days === 1 ? 'day' : 'days'}`;
}
