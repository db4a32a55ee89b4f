import type { User } from '../wire/account';

export type SessionFacts = {
  'session:started': { user: User };
  /** `expired` when the provider no longer took the token. */
  'session:ended': { reason: 'logout' | 'expired' };
};
