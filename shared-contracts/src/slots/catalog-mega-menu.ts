import { z } from '../schema';
import { callback } from './callback';

export const catalogMegaMenu = z.object({
  layout: z.optional(z.enum(['panel', 'drawer'])),
  /** Called when a link of the menu was followed. */
  onFollow: z.optional(callback),
});
