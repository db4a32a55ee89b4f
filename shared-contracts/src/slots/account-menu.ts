import { z } from '../schema';

export const accountMenu = z.object({ layout: z.optional(z.enum(['bar', 'drawer'])) });
