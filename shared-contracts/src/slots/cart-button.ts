import { z } from '../schema';

export const cartButton = z.object({});
