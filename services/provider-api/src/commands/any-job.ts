/** What the running provider, or a command by itself, can be asked to do. */
import * as z from 'zod';
import { auditJobSchema, printAudit } from './print-audit';
import { backupTaskSchema, runBackup } from './backup/backup-job';
import type { OpenShop } from '../open-shop';
import { pricesJobSchema, runPricesJob } from '../domain/price-lists/prices-job';
import { runSynonymJob, synonymJobSchema } from '../domain/search/synonym-job';
import { runStaffJob, staffJobSchema } from '../domain/staff/staff-job';
import type { JobResult } from '../domain/job-result';
import { jobSchema, runJob, type JobShop } from '../domain/import/job';

export const anyJobSchema = z.union([
  auditJobSchema,
  staffJobSchema,
  synonymJobSchema,
  backupTaskSchema,
  pricesJobSchema,
  jobSchema,
]);
export type AnyJob = z.infer<typeof anyJobSchema>;

/**
 * Imports run one at a time, and a backup has the whole of the one that runs; a price list is
 * compared with the shop that it is applied to.
 */
export const waitsForImports = (job: AnyJob): boolean =>
  'file' in job || 'backup' in job || 'prices' in job;

/** @param say hears each line as soon as it is said */
export function runAnyJob(
  job: AnyJob,
  shop: OpenShop & Pick<JobShop, 'pause'>,
  say: (line: string) => void,
): Promise<JobResult> {
  if ('audit' in job) return printAudit(shop.jobs, job, say);
  if ('staff' in job) return runStaffJob(job, shop);
  if ('backup' in job) return runBackup(job, shop);
  if ('prices' in job) return runPricesJob(job, shop, say);
  return 'do' in job ? runSynonymJob(job, shop.jobs) : runJob(job, shop, say);
}
