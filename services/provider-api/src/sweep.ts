import { sweepCodes } from './account/codes';
import { sweepRegistrations } from './account/registrations';
import { sweepSessions } from './account/session';
import { sweepAudit } from './audit/record';
import { sweepKeys } from './cart/idempotency';
import type { Queries } from './database/open';
import type { Deps } from './deps';
import { loggable } from './http/errors';
import { sweepOutbox } from './mail/mailer';
import { sweepNothingFound } from './search/nothing-found';
import { sweepAskers } from './search/popular';
import { sweepStaffSessions } from './staff/session';

const EVERY_MS = 60 * 60_000;

/**
 * Removes expired sessions, codes, unfinished registrations, idempotency keys, mails, searches and
 * what the audit log has too long.
 * @param auditDays how long that is kept (AUDIT_DAYS)
 * @returns a function that stops it, once a statement that runs is done
 */
export function startSweeping({ db, now, log }: Deps, auditDays: number): () => Promise<void> {
  const parts = [
    sweepSessions,
    sweepStaffSessions,
    sweepCodes,
    sweepRegistrations,
    sweepKeys,
    sweepOutbox,
    sweepAskers,
    sweepNothingFound,
    (queries: Queries, at: Date) => sweepAudit(queries, at, auditDays),
  ];
  let over = false;
  const sweep = async () => {
    try {
      for (const part of parts) if (!over) await part(db, now());
    } catch (error) {
      log.warn({ err: loggable(error) }, 'sweeping failed');
    }
  };
  let running = sweep();
  const timer = setInterval(() => (running = sweep()), EVERY_MS);
  timer.unref();
  return async () => {
    over = true;
    clearInterval(timer);
    await running;
  };
}
