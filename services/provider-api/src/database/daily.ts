import { lt } from 'drizzle-orm';
import { DAY_MS } from 'server-kit/day';
import type { Database } from './open';
import { markers } from './tables/catalogue';

/**
 * Claims a day's work, so that one of several providers does it.
 * @returns whether it is the caller's; it is nobody's again a day later
 */
export async function claimDay(db: Database, work: string, now: Date): Promise<boolean> {
  const value = now.toISOString();
  const before = new Date(now.getTime() - DAY_MS).toISOString();
  const claimed = await db
    .insert(markers)
    .values({ name: `daily: ${work}`, value })
    .onConflictDoUpdate({
      target: markers.name,
      set: { value },
      // Moments in this format are in the order of their texts.
      setWhere: lt(markers.value, before),
    })
    .returning({ name: markers.name });
  return claimed.length > 0;
}
