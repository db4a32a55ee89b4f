import * as z from 'zod';
import { ORDER_KINDS } from '../domain/orders/find-orders';
import { askedBefore, askedWords } from './asked-page';

const day = z.iso.date().optional().catch(undefined);

/** What the address of the list says; what can't be read is left out. */
export const askedOrders = z.object({
  q: askedWords,
  status: z.enum(ORDER_KINDS).optional().catch(undefined),
  from: day,
  to: day,
  first: z.literal('oldest').optional().catch(undefined),
  unpaid: z.literal('1').optional().catch(undefined),
  /** The id beyond which the page begins. */
  beyond: askedBefore,
  /** Whether all of the page are ticked. */
  ticked: z.literal('all').optional().catch(undefined),
});
export type AskedOrders = z.output<typeof askedOrders>;
