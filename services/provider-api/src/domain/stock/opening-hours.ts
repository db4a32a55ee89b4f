/** When orders are handed out at the counter, as the setting says it. */

/** Minutes since midnight. */
type Open = { opens: number; closes: number };

/** By the day of the week, Sunday first; null where it is closed. */
export type OpeningHours = readonly (Open | null)[];

const DAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const PART = /^([a-z]{3})(?:-([a-z]{3}))? (\d{1,2}):(\d{2})-(\d{1,2}):(\d{2})$/;
const DAY_MINUTES = 24 * 60;

/** The days from one to another, over the week's end where that comes between. */
function daysOf(from: string, to: string): number[] | null {
  const [first, last] = [DAYS.indexOf(from), DAYS.indexOf(to)];
  if (first < 0 || last < 0) return null;
  const many = ((last - first + 7) % 7) + 1;
  return Array.from({ length: many }, (_, at) => (first + at) % 7);
}

/**
 * 'Mon-Fri 8:00-17:00, Sat 8:00-12:00': days by three letters, each once, and the hours of a day.
 * @returns null for a text that says something else
 */
export function openingHoursOf(said: string): OpeningHours | null {
  const week: (Open | null)[] = Array.from({ length: 7 }, () => null);
  for (const part of said.toLowerCase().split(',')) {
    const [all, from = '', to = from, ...clock] = PART.exec(part.trim()) ?? [];
    const days = daysOf(from, to);
    const [hour = 0, minute = 0, lastHour = 0, lastMinute = 0] = clock.map(Number);
    const [opens, closes] = [hour * 60 + minute, lastHour * 60 + lastMinute];
    const isClock = minute < 60 && lastMinute < 60 && opens < closes && closes <= DAY_MINUTES;
    if (all === undefined || days === null || !isClock) return null;
    for (const day of days) {
      if (week[day] !== null) return null;
      week[day] = { opens, closes };
    }
  }
  return week;
}
