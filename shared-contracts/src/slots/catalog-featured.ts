import { z } from '../schema';

export const catalogFeatured = z.object({});
