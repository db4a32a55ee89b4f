/**
 * '12,344', as the whole shop shows a number of things: what `Intl` gives for en-PH. Its first
 * formatter would be on every page's way (money.ts).
 * @param count a whole number of 0 or more, or the digits of an amount with its two decimals
 */
export function groupedNumber(count: number | string): string {
  return String(count).replaceAll(/\B(?=(?:\d{3})+\b)/g, ',');
}
