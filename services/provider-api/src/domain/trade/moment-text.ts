/** Moments as people write them: a day, or a day with an hour; without a zone, in the shop's. */
import { DAY_MS } from 'server-kit/day';

/** Manila has had no summer time since 1978. */
const SHOP_ZONE = '+08:00';
const SHOP_OFFSET_MS = 8 * 60 * 60 * 1000;
const WRITTEN =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::(\d{2})(?:\.\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/i;

/**
 * @param wholeDay whether a day alone means its end, and not its beginning
 * @returns ISO 8601 in UTC; null where the text is no moment
 */
export function momentOf(value: unknown, wholeDay: boolean): string | null {
  if (typeof value !== 'string') return null;
  const [, day = '', time, seconds = '00', zone = SHOP_ZONE] = WRITTEN.exec(value.trim()) ?? [];
  const offset = zone.toUpperCase() === 'Z' ? 'Z' : zone.replace(/^(...):?/, '$1:');
  const at = Date.parse(`${day}T${time ?? '00:00'}:${seconds}${offset}`);
  if (day === '' || Number.isNaN(at)) return null;
  // '2026-02-30' would be read as a day of March.
  if (new Date(`${day}T00:00:00Z`).toJSON()?.slice(0, 10) !== day) return null;
  return new Date(at + (time === undefined && wholeDay ? DAY_MS : 0)).toISOString();
}

/**
 * '2026-12-24', or '2026-12-24 18:00': as `momentOf` reads it.
 * @param moment ISO 8601
 * @param wholeDay whether a day alone means its end
 */
export function momentText(moment: string, wholeDay: boolean): string {
  const there = new Date(Date.parse(moment) + SHOP_OFFSET_MS);
  const [day = '', time = ''] = there.toISOString().split(/[T.]/);
  if (time !== '00:00:00') return `${day} ${time.replace(/:00$/, '')}`;
  if (!wholeDay) return day;
  return new Date(there.getTime() - DAY_MS).toISOString().slice(0, 10);
}
