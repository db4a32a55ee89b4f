/** From when something can be collected, by stock, lead time, opening hours and the clock. */
import { quantityRule } from 'shared-contracts/order-quantity';
import type { Collection } from 'shared-contracts/wire/collection';
import { dayOf, daysAfter, startOfDay } from '../manila-day';
import { isEverOpen, type OpeningHours } from '../settings/opening-hours';
import type { ShopSettings } from '../settings/shop-settings';
import { readyInDays } from './ready-in-days';

/** How a shop hands out its orders. */
export type CollectionRule = {
  hours: OpeningHours;
  /** Days on which it is closed all the same, '2026-12-25'. */
  closed: ReadonlySet<string>;
  /** How long it takes to get an order ready, in minutes. */
  preparation: number;
};

/** The rule of what the shop has set; null where it says nothing of it. */
export const collectionRule = ({
  hours,
  closed,
  preparation,
}: Pick<ShopSettings, 'hours' | 'closed' | 'preparation'>): CollectionRule | null =>
  isEverOpen(hours) ? { hours, closed: new Set(closed), preparation } : null;

/** What is known of a variant, and of how many units. */
export type Sold = Parameters<typeof readyInDays>[0];

type Stored = {
  stock: number | null;
  minimumOrder: number | null;
  orderStep: number | null;
};

/** Of the least quantity that is sold. */
export function leastOf({ stock, minimumOrder, orderStep }: Stored, leadTime?: string): Sold {
  const { least } = quantityRule({
    minimum_order: minimumOrder ?? undefined,
    order_step: orderStep ?? undefined,
  });
  return { stock, least, leadTime };
}

const MINUTE_MS = 60_000;
/** What is said to a shopper is a full or a half hour. */
const STEP = 30;
/** A shop that stays closed for longer says no day. */
const LOOK_AHEAD = 120;

const rounded = (minutes: number) => Math.ceil(minutes / STEP) * STEP;
const clock = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/**
 * What is on the shelf is ready as soon as it has been prepared, today while the counter is open
 * after that, else on the next day that it opens. What has a lead time of so many working days is
 * ready on that open day after today.
 * @param days working days, 0 for what is on the shelf
 * @returns null where the shop doesn't open
 */
export function collectionAfter(
  { hours, closed, preparation }: CollectionRule,
  days: number,
  now: Date,
): Collection | null {
  const today = dayOf(now);
  const isNow = Math.floor((now.getTime() - startOfDay(today).getTime()) / MINUTE_MS);
  let openDays = 0;
  for (let ahead = 0; ahead <= LOOK_AHEAD; ahead += 1) {
    const day = daysAfter(today, ahead);
    const open = hours[new Date(day).getUTCDay()];
    if (!open || closed.has(day)) continue;
    if (ahead > 0) openDays += 1;
    if (openDays < days) continue;
    const from = rounded(Math.max(open.opens, ahead === 0 ? isNow : 0) + preparation);
    if (from < open.closes) return { from: `${day}T${clock(from)}+08:00`, days: ahead };
    // So long a preparation has nothing of its first day left.
    if (ahead > 0) return { from: `${day}T${clock(open.opens)}+08:00`, days: ahead };
  }
  return null;
}

/** The field of what a shopper may collect; empty where nothing is known. */
export type Collecting = (sold: Sold) => { collect?: Collection };

/** What nothing is said of. */
export const notSaid: Collecting = () => ({});

/**
 * The answers' field at a moment: of a list's rows most have the same.
 * @param rule null where the shop doesn't say when
 */
export function collectingAt(rule: CollectionRule | null, now: Date): Collecting {
  if (rule === null) return notSaid;
  const known = new Map<number, { collect?: Collection }>();
  return (sold) => {
    const days = readyInDays(sold);
    if (days === undefined) return {};
    let said = known.get(days);
    if (said === undefined) {
      const collect = collectionAfter(rule, days, now);
      said = collect === null ? {} : { collect };
      known.set(days, said);
    }
    return said;
  };
}
