/** Until when an order is to be paid: whole days in Manila, because that is what a letter says. */
import { dayOf, daysAfter, startOfDay } from '../manila-day';

/** The last day on which an order may be paid: '2026-06-08' for one of June 1 that has 7 days. */
export const lastDayToPay = (placedAt: Date, days: number): string =>
  daysAfter(dayOf(placedAt), days);

/** What was placed before this moment is past its last day. */
export const placedTooEarly = (days: number, now: Date): Date =>
  startOfDay(daysAfter(dayOf(now), -days));
