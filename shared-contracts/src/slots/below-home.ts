import { z } from '../schema';

/** Below the home page. */
export const belowHome = z.object({});
