import { z } from '../schema';

/** Sends what was written without a network; it shows nothing. */
export const contentUnsent = z.object({});
