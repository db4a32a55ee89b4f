import { z } from '../schema';

/** Below a customer's orders, who is signed in there: nothing of the orders is passed. */
export const belowOrders = z.object({});
