import { collectWords, shopDayOf } from 'shared-contracts/collection-words';
import { troubleOf, type CartLine } from './lines';

/**
 * From when all that is in a cart can be collected at once, in words; null where it isn't known of
 * every line, or one can't be ordered as it stands. A line may have been kept since yesterday, so
 * the day is counted from now.
 */
export function collectionOf(lines: readonly CartLine[], now = Date.now()): string | null {
  const latest = Math.max(
    ...lines.map((line) => (troubleOf(line) ? NaN : Date.parse(line.collect?.from ?? ''))),
  );
  if (!(latest > now)) return null;
  const from = new Date(latest).toISOString();
  return collectWords({ from, days: shopDayOf(latest) - shopDayOf(now) });
}
