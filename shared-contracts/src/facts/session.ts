import { z } from '../schema';
import { user } from '../wire/account';

export const sessionFacts = {
  'session:started': z.object({ user }),
  /** `expired` when the provider no longer took the token. */
  'session:ended': z.object({ reason: z.enum(['logout', 'expired']) }),
} as const;
