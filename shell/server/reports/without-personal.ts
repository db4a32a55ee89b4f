/**
 * An error message may quote what the shopper typed or an address: text that looks like an
 * email, a query, or a long number is removed before anything is stored.
 */
export function withoutPersonal(text: string): string {
  return text
    .replaceAll(/[^\s@"'<>]+@[^\s@"'<>]+\.[a-z]{2,}/gi, '[email]')
    .replaceAll(/[?#][^\s"')]*/g, '')
    .replaceAll(/\d{6,}/g, '[number]')
    .slice(0, 200);
}
