import { z } from '../schema';
import { callback } from './callback';

export const searchDialog = z.object({
  open: z.boolean(),
  onClose: callback,
  query: z.optional(z.string()),
});
