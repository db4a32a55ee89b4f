const day = { timeZone: 'Asia/Manila', year: 'numeric', month: 'long', day: 'numeric' } as const;
const dayFormat = new Intl.DateTimeFormat('en-PH', day);
const minuteFormat = new Intl.DateTimeFormat('en-PH', {
  ...day,
  hour: 'numeric',
  minute: '2-digit',
});

const hasZone = /(?:z|[+-]\d{2}:?\d{2})$/i;
const hasTime = /\d{2}:\d{2}/;

/** A date as the shop shows it, and for machines; `iso` is null where it couldn't be read. */
export type ShownDate = { iso: string | null; text: string };

/**
 * A provider's date is ISO 8601, with a blank for the T too. A time without a zone is Manila's
 * own, since the Philippines have no summer time; what can't be read is shown as it came.
 */
function shown(wire: string, format: Intl.DateTimeFormat): ShownDate {
  const given = wire.trim().replace(' ', 'T');
  const complete = hasTime.test(given) && !hasZone.test(given) ? `${given}+08:00` : given;
  const date = new Date(complete);
  return Number.isNaN(date.getTime())
    ? { iso: null, text: wire }
    : { iso: date.toISOString(), text: format.format(date) };
}

/** The day as it was in the Philippines: 'March 3, 2026'. */
export function formatDate(wire: string): ShownDate {
  return shown(wire, dayFormat);
}

/** Day and time as they were in the Philippines: 'March 3, 2026 at 9:05 AM'. */
export function formatDateTime(wire: string): ShownDate {
  return shown(wire, minuteFormat);
}
