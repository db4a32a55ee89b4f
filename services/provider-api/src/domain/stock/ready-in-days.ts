/** '3 to 5 working days', '5 days', '1 business day'. */
const DAYS = /^(?:\d+\s*(?:to|-|–)\s*)?(\d{1,3})\s*(?:working|business)?\s*days?$/i;

/**
 * How many working days it takes until something can be picked up, where that is known: none where
 * it lies on the shelf, else the longest of its lead time. A lead time in other words says no number.
 * @param variant stock in units, null where it isn't counted; the least quantity that is sold
 */
export function readyInDays(variant: {
  stock: number | null;
  least: number;
  leadTime: string | undefined;
}): number | undefined {
  if (variant.stock !== null && variant.stock >= variant.least) return 0;
  const days = DAYS.exec(variant.leadTime?.trim() ?? '')?.[1];
  return days === undefined ? undefined : Number(days);
}
