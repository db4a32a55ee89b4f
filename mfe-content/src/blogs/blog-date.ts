const manila = new Intl.DateTimeFormat('en-PH', {
  timeZone: 'Asia/Manila',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
});

const hasZone = /(?:z|[+-]\d{2}:?\d{2})$/i;
const hasTime = /\d{2}:\d{2}/;

/**
 * The day of an article in the Philippines: 'March 3, 2026'.
 * @param wire ISO 8601; without a zone it is Manila's. What can't be read is shown as it came
 */
export function blogDate(wire: string): { iso: string | null; text: string } {
  const given = wire.trim().replace(' ', 'T');
  const complete = hasTime.test(given) && !hasZone.test(given) ? `${given}+08:00` : given;
  const date = new Date(complete);
  return Number.isNaN(date.getTime())
    ? { iso: null, text: wire }
    : { iso: date.toISOString(), text: manila.format(date) };
}
