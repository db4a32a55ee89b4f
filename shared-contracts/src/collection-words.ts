import type { Collection } from './wire/collection';

/** Manila has had no summer time since 1978. */
const AHEAD_MS = 8 * 60 * 60_000;
const DAY_MS = 24 * 60 * 60_000;
const DATE = { timeZone: 'UTC', month: 'short', day: 'numeric' } as const;
const DAY = { ...DATE, weekday: 'short' } as const;

/** Days as the shop counts them, of a moment in milliseconds. */
export const shopDayOf = (moment: number) => Math.floor((moment + AHEAD_MS) / DAY_MS);

const inManila = ({ from }: Collection) => new Date(Date.parse(from) + AHEAD_MS);

/**
 * Which day is tomorrow is the reply's to say: a phone's clock may be wrong, and a page that was
 * rendered elsewhere says the same.
 */
const words = (collection: Collection, day: Intl.DateTimeFormatOptions): string =>
  `Collect ${
    ['today', 'tomorrow'][collection.days] ??
    `on ${new Intl.DateTimeFormat('en-PH', day).format(inManila(collection))}`
  }`;

/** 'Collect tomorrow', or 'Collect on Nov 30', which half of a phone's width has room for. */
export const collectDayWords = (collection: Collection): string => words(collection, DATE);

/** 'Collect tomorrow from 9:00', 'Collect on Mon, Nov 30, from 9:00': the shop's own day and clock. */
export function collectWords(collection: Collection): string {
  const time = inManila(collection).toISOString().slice(11, 16).replace(/^0/, '');
  return `${words(collection, DAY)}${collection.days > 1 ? ',' : ''} from ${time}`;
}
