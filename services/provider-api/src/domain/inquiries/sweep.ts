import { and, lt } from 'drizzle-orm';
import { DAY_MS } from 'server-kit/day';
import type { Queries } from '../../database/open';
import { removeRows } from '../../database/remove-rows';
import { inquiries } from '../../database/tables/content';
import { quotations } from '../../database/tables/quotations';
import { dayOf } from '../manila-day';

/**
 * Removes old inquiries and quotations: they have names and phone numbers, and their letters are with the shop.
 * @param days how long they are kept (INQUIRY_DAYS)
 */
export async function sweepInquiries(queries: Queries, now: Date, days: number): Promise<void> {
  const before = new Date(now.getTime() - days * DAY_MS);
  await removeRows(queries, inquiries, lt(inquiries.createdAt, before));
  // Also those that nobody inquired for, once their prices are over; an order stays without its own.
  const over = and(lt(quotations.createdAt, before), lt(quotations.validUntil, dayOf(now)));
  await removeRows(queries, quotations, over);
}
