/** The spans of days that a report is about. */
import { DAY_MS } from 'server-kit/day';
import { dayOf, daysAfter, startOfDay } from '../manila-day';

export const PERIODS = ['today', 'week', 'month'] as const;
export type Period = (typeof PERIODS)[number];

/** Days of each, the present one included. */
const DAYS: Record<Period, number> = { today: 1, week: 7, month: 30 };

/** Whole days in Manila. */
export type Span = {
  /** In order: '2026-11-23'. */
  days: string[];
  /** The midnight with which it begins, and the one before which it ends. */
  from: Date;
  until: Date;
};

/** The days of a period that ends with the present one. */
export function spanOf(period: Period, now: Date): Span {
  const today = dayOf(now);
  const first = daysAfter(today, 1 - DAYS[period]);
  return {
    days: Array.from({ length: DAYS[period] }, (_, at) => daysAfter(first, at)),
    from: startOfDay(first),
    until: new Date(startOfDay(today).getTime() + DAY_MS),
  };
}

/** The same number of days just before. */
export function spanBefore({ days, from }: Span): Span {
  const before = days.map((day) => daysAfter(day, -days.length));
  return { days: before, from: startOfDay(before[0] ?? dayOf(from)), until: from };
}
