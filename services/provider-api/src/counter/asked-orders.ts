import * as z from 'zod';
import { ORDER_STATUSES } from '../database/tables/orders';
import { isStorable } from '../http/text-faults';

/** What the address of the list says; what can't be read is left out. */
export const askedOrders = z.object({
  q: z.string().max(100).refine(isStorable).optional().catch(undefined),
  status: z.enum(ORDER_STATUSES).optional().catch(undefined),
  day: z.iso.date().optional().catch(undefined),
  unpaid: z.literal('1').optional().catch(undefined),
  before: z.coerce.number().int().positive().max(2_147_483_647).optional().catch(undefined),
});
export type AskedOrders = z.output<typeof askedOrders>;
