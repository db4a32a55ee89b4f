/** How long something is kept: removes what is over, so that no table and no folder grows without a bound. */
import { sweepCodes } from './domain/accounts/codes';
import { sweepPersistentSignIns } from './domain/accounts/persistent-sign-in';
import { sweepRegistrations } from './domain/accounts/registrations';
import { sweepSessions } from './domain/accounts/session';
import { sweepAudit } from './domain/audit/record';
import { sweepKeys } from './domain/done-once';
import { claimDay } from './database/daily';
import type { Database } from './database/open';
import type { Deps } from './domain/deps';
import { sweepSpecValues } from './domain/specs/sweep-values';
import { loggable } from './database/loggable';
import { sweepInquiries } from './domain/inquiries/sweep';
import { sweepOutbox } from './domain/mail/mailer';
import { sweepDrafts } from './domain/order-drafts/throw-away';
import { sweepPictures } from './domain/pictures/sweep';
import { sweepPriceLists } from './domain/price-lists/sweep';
import { sweepCatalogueFiles } from './domain/catalogue-files/kept-files';
import { sweepChoices } from './domain/search/choices';
import { sweepNothingFound } from './domain/search/nothing-found';
import { sweepAskers } from './domain/search/popular';
import { sweepStaffSessions } from './domain/staff/session';

const EVERY_MS = 60 * 60_000;

type Sweeping = {
  /** The database without limits of time. */
  jobs: Database;
  /** How long the audit log is kept (AUDIT_DAYS). */
  auditDays: number;
  /** How long inquiries are kept (INQUIRY_DAYS). */
  inquiryDays: number;
  /** What the database needs after rows were removed (vacuum.ts). */
  tidy: () => Promise<void>;
};
type Part = (now: Date) => Promise<unknown>;

/** What every provider does each hour: several at once leave out each other's rows. */
const hourly = ({ jobs, auditDays, inquiryDays }: Sweeping): Part[] => [
  ...[
    sweepSessions,
    sweepPersistentSignIns,
    sweepStaffSessions,
    sweepCodes,
    sweepRegistrations,
    sweepKeys,
    sweepOutbox,
    sweepAskers,
    sweepNothingFound,
    sweepChoices,
    sweepDrafts,
  ].map((part) => (now: Date) => part(jobs, now)),
  (now) => sweepAudit(jobs, now, auditDays),
  (now) => sweepPriceLists(jobs, now, auditDays),
  (now) => sweepCatalogueFiles(jobs, now, auditDays),
  (now) => sweepInquiries(jobs, now, inquiryDays),
];

/** What one of the providers does each day, because it reads much. */
const daily = ({ jobs }: Sweeping, pictures: Deps['pictures']): Part[] => [
  // By the files' clock, not by the one of the shop's calls.
  () => sweepPictures(jobs, pictures, new Date()),
  () => sweepSpecValues(jobs),
];

/**
 * Sweeps now, and each hour.
 * @returns a function that stops it, once a statement that runs is done
 */
export function startSweeping(
  { now, log, pictures }: Pick<Deps, 'now' | 'log' | 'pictures'>,
  sweeping: Sweeping,
): () => Promise<void> {
  let over = false;
  const all = async (parts: Part[]) => {
    for (const part of parts) {
      if (over) return;
      // One that fails, as while the pictures are unreachable, keeps no other.
      await part(now()).catch((error: unknown) => {
        log.warn({ err: loggable(error) }, 'sweeping failed');
      });
    }
  };
  const sweep = async () => {
    await all(hourly(sweeping));
    await all([sweeping.tidy]);
    const isMine = await claimDay(sweeping.jobs, 'sweep', now()).catch(() => false);
    if (isMine) await all(daily(sweeping, pictures));
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
