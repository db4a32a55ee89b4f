import { DAY_MS } from 'server-kit/day';

const AHEAD_MS = 8 * 60 * 60_000;

/** @param day '2026-11-23' @returns the moment of its midnight in Manila */
export const startOfDay = (day: string): Date => new Date(`${day}T00:00:00+08:00`);

/** @returns the day in Manila of a moment: '2026-11-23' */
export const dayOf = (moment: Date): string =>
  new Date(moment.getTime() + AHEAD_MS).toISOString().slice(0, 10);

/** @returns the minute in Manila of a moment, as a spreadsheet reads it: '2026-11-23 14:05' */
export const minuteOf = (moment: Date): string =>
  new Date(moment.getTime() + AHEAD_MS).toISOString().slice(0, 16).replace('T', ' ');

/** Whether a text is a day of the calendar: '2026-02-30' is none. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(startOfDay(text).getTime()) &&
  dayOf(startOfDay(text)) === text;

/** @param days negative for earlier ones */
export const daysAfter = (day: string, days: number): string =>
  dayOf(new Date(startOfDay(day).getTime() + days * DAY_MS));
