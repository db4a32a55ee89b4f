const manila = new Intl.DateTimeFormat('en-PH', {
  timeZone: 'Asia/Manila',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** A date from the provider without a zone is Manila's own: the Philippines have no summer time. */
const hasZone = /(?:z|[+-]\d{2}:?\d{2})$/i;
const hasTime = /\d{2}:\d{2}/;

/**
 * When an order was placed, as it was in the Philippines: 'March 3, 2026 at 9:05 AM'.
 * @param wire ISO 8601, or what else a provider sends; what can't be read is shown as it came
 */
export function orderDate(wire: string): { iso: string | null; text: string } {
  const given = wire.trim().replace(' ', 'T');
  const complete = hasTime.test(given) && !hasZone.test(given) ? `${given}+08:00` : given;
  const date = new Date(complete);
  return Number.isNaN(date.getTime())
    ? { iso: null, text: wire }
    : { iso: date.toISOString(), text: manila.format(date) };
}
