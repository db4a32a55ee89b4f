import { z } from '../schema';

export const orderFacts = {
  'order:placed': z.object({ order_number: z.optional(z.string()) }),
} as const;
