import { collectWords } from 'shared-contracts/collection-words';
import { troubleOf, type CartLine } from './lines';

const DAY_MS = 24 * 60 * 60_000;
/** Manila has had no summer time since 1978. */
const AHEAD_MS = 8 * 60 * 60_000;

const dayOf = (moment: number) => Math.floor((moment + AHEAD_MS) / DAY_MS);

/**
 * From when all that is in a cart can be collected at once, in words; null where it isn't known of
 * every line, or one can't be ordered as it stands. A line may have been kept since yesterday, so the day is counted from now.
 */
export function collectionOf(lines: readonly CartLine[], now = Date.now()): string | null {
  if (lines.some((line) => troubleOf(line) !== null)) return null;
  const moments = lines.map(({ collect }) => Date.parse(collect?.from ?? ''));
  const latest = Math.max(...moments);
  if (!(latest > now)) return null;
  const from = new Date(latest).toISOString();
  return collectWords({ from, days: dayOf(latest) - dayOf(now) });
}
