import * as z from 'zod';
import { ORDER_STATUSES } from '../database/tables/orders';
import { askedBefore, askedWords } from './asked-page';

/** What the address of the list says; what can't be read is left out. */
export const askedOrders = z.object({
  q: askedWords,
  status: z.enum(ORDER_STATUSES).optional().catch(undefined),
  day: z.iso.date().optional().catch(undefined),
  unpaid: z.literal('1').optional().catch(undefined),
  before: askedBefore,
});
export type AskedOrders = z.output<typeof askedOrders>;
