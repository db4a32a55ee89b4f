/** The day in whose cash count something is. */
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../database/open';
import { cashDays } from '../../database/tables/payments';
import { dayOf, daysAfter } from '../manila-day';

/**
 * Reads whether a day's count is closed, and keeps it so until the transaction ends.
 * @param lock 'share' to note money of it, 'update' to close or reopen it
 */
export async function isDayClosed(
  tx: Transaction,
  day: string,
  lock: 'share' | 'update',
): Promise<boolean> {
  await tx.insert(cashDays).values({ day }).onConflictDoNothing();
  const [row] = await tx.select().from(cashDays).where(eq(cashDays.day, day)).for(lock);
  return row?.closed ?? false;
}

/** Today, or the next day whose count isn't closed: what comes after the count is counted with it. */
export async function openDay(tx: Transaction, now: Date): Promise<string> {
  let day = dayOf(now);
  while (await isDayClosed(tx, day, 'share')) day = daysAfter(day, 1);
  return day;
}
