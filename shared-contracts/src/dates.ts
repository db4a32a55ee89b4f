const day = { timeZone: 'Asia/Manila', year: 'numeric', month: 'long', day: 'numeric' } as const;
const minute = { ...day, hour: 'numeric', minute: '2-digit' } as const;

/** Makes a format when the first date is shown: most pages have none. */
function formatOf(options: Intl.DateTimeFormatOptions): () => Intl.DateTimeFormat {
  let format: Intl.DateTimeFormat | undefined;
  return () => (format ??= new Intl.DateTimeFormat('en-PH', options));
}
const dayFormat = formatOf(day);
const minuteFormat = formatOf(minute);

const hasZone = /(?:z|[+-]\d{2}:?\d{2})$/i;
const hasTime = /\d{2}:\d{2}/;

/** A date in the shop's format and in ISO 8601; `iso` is null where the date couldn't be read. */
export type ShownDate = { iso: string | null; text: string };

/**
 * A provider's date is ISO 8601, also with a blank in place of the T. A time without a zone is read
 * as Manila time, which has no summer time. A date that can't be read is shown unchanged.
 */
function shown(wire: string, format: () => Intl.DateTimeFormat): ShownDate {
  const given = wire.trim().replace(' ', 'T');
  const complete = hasTime.test(given) && !hasZone.test(given) ? `${given}+08:00` : given;
  const date = new Date(complete);
  return Number.isNaN(date.getTime())
    ? { iso: null, text: wire }
    : { iso: date.toISOString(), text: format().format(date) };
}

/** The day as it was in the Philippines: 'March 3, 2026'. */
export function formatDate(wire: string): ShownDate {
  return shown(wire, dayFormat);
}

/** Day and time as they were in the Philippines: 'March 3, 2026 at 9:05 AM'. */
export function formatDateTime(wire: string): ShownDate {
  return shown(wire, minuteFormat);
}
