import { z } from '../schema';

export const catalogBrandMarquee = z.object({});
