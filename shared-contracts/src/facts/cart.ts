import { z } from '../schema';

export const cartFacts = {
  /** Told by the cart after every change, also of another tab. `units` is the badge's number. */
  'cart:changed': z.object({ units: z.number() }),
} as const;
