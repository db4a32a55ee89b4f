/** `provider audit`: the audit log as lines, the oldest first. */
import { and, asc, gt, gte } from 'drizzle-orm';
import * as z from 'zod';
import { DAY_MS } from 'server-kit/day';
import type { Queries } from '../database/open';
import { audit } from '../database/tables/audit';
import type { JobResult } from '../domain/job-result';

/** Rows that are read at a time. */
const SLICE = 500;

/** What the command asks a running provider for. */
export const auditJobSchema = z.object({ audit: z.object({ days: z.number().positive() }) });
export type AuditJob = z.infer<typeof auditJobSchema>;

type Row = typeof audit.$inferSelect;

const customer = (id: number | null) => (id === null ? 'nobody known' : `customer ${id}`);

function actorOf({ actorKind, actorId, staffName }: Row): string {
  if (actorKind === 'staff') return `staff ${staffName ?? '-'}`;
  if (actorKind === 'command' || actorKind === 'shop') return `the ${actorKind}`;
  return customer(actorId);
}

/** The fields that staff changed, as they were and as they are. */
function changeOf({ before, after }: Row): string[] {
  if (before === null && after === null) return [];
  return [`${JSON.stringify(before ?? {})} -> ${JSON.stringify(after ?? {})}`];
}

function lineOf(row: Row): string {
  const { at, action, object, subjectId, requestId, networkHash } = row;
  return [
    at.toISOString(),
    action.padEnd(21),
    `by ${actorOf(row)}`,
    `of ${object ?? customer(subjectId)}`,
    `network ${networkHash ?? '-'}`,
    `request ${requestId ?? '-'}`,
    ...changeOf(row),
  ].join('  ');
}

/** @param say hears each line */
export async function printAudit(
  queries: Queries,
  { audit: { days } }: AuditJob,
  say: (line: string) => void,
  now = new Date(),
): Promise<JobResult> {
  const since = new Date(now.getTime() - days * DAY_MS);
  let last = 0;
  for (;;) {
    const rows = await queries
      .select()
      .from(audit)
      .where(and(gte(audit.at, since), gt(audit.id, last)))
      .orderBy(asc(audit.id))
      .limit(SLICE);
    for (const row of rows) say(lineOf(row));
    last = rows.at(-1)?.id ?? last;
    if (rows.length < SLICE) break;
  }
  if (last === 0) say(`Nothing was done with accounts in ${days} days.`);
  return { ok: true, lines: [] };
}
