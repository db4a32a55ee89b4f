import { sweepCodes } from './account/codes';
import { sweepRegistrations } from './account/registrations';
import { sweepSessions } from './account/session';
import { sweepKeys } from './cart/idempotency';
import type { Deps } from './deps';
import { loggable } from './http/errors';
import { sweepOutbox } from './mail/mailer';

const EVERY_MS = 60 * 60_000;

/**
 * Removes expired sessions, codes, unfinished registrations, idempotency keys and mails. @returns a
 * function that stops it
 */
export function startSweeping({ db, now, log }: Deps): () => void {
  const sweep = async () => {
    try {
      await sweepSessions(db, now());
      await sweepCodes(db, now());
      await sweepRegistrations(db, now());
      await sweepKeys(db, now());
      await sweepOutbox(db, now());
    } catch (error) {
      log.warn({ err: loggable(error) }, 'sweeping failed');
    }
  };
  void sweep();
  const timer = setInterval(() => void sweep(), EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
