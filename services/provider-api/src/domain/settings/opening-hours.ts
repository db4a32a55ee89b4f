/** When orders are handed out at the counter, as the setting says it and as people do. */

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

export const NEVER_OPEN: OpeningHours = Array.from({ length: 7 }, () => null);

export const isEverOpen = (hours: OpeningHours): boolean => hours.some((open) => open !== null);

/** The week as people count it, from Monday on, by the place of a day in `OpeningHours`. */
export const WEEK = [
  { day: 1, name: 'Monday' },
  { day: 2, name: 'Tuesday' },
  { day: 3, name: 'Wednesday' },
  { day: 4, name: 'Thursday' },
  { day: 5, name: 'Friday' },
  { day: 6, name: 'Saturday' },
  { day: 0, name: 'Sunday' },
] as const;

const isSame = (one: Open | null, other: Open | null) =>
  one?.opens === other?.opens && one?.closes === other?.closes;

type Days = { first: string; last: string; open: Open };

/** Days in a row with the same hours. */
function runsOf(hours: OpeningHours): Days[] {
  const runs: Days[] = [];
  let before: Open | null = null;
  for (const { day, name } of WEEK) {
    const open = hours[day] ?? null;
    const run = runs.at(-1);
    if (open !== null && run && isSame(before, open)) run.last = name;
    else if (open !== null) runs.push({ first: name, last: name, open });
    before = open;
  }
  return runs;
}

/** '8:00': a time of day as a clock shows it. */
export const clockText = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

/** As `openingHoursOf` reads it, or 'off'. */
export const hoursText = (hours: OpeningHours): string =>
  runsOf(hours)
    .map(({ first, last, open }) => {
      const days = first === last ? [first] : [first, last];
      const names = days.map((name) => name.slice(0, 3)).join('-');
      return `${names} ${clockText(open.opens)}-${clockText(open.closes)}`;
    })
    .join(', ') || 'off';

/** 'Monday to Friday, 8:00 to 17:00; Saturday, 8:00 to 12:00'; empty for a shop that never opens. */
export const hoursInWords = (hours: OpeningHours): string =>
  runsOf(hours)
    .map(({ first, last, open }) => {
      const days = first === last ? first : `${first} to ${last}`;
      return `${days}, ${clockText(open.opens)} to ${clockText(open.closes)}`;
    })
    .join('; ');
