import { lt } from 'drizzle-orm';
import { presentRequest } from 'server-kit/present-request';
import { DAY_MS } from 'server-kit/day';
import type { Queries } from '../../database/open';
import { removeRows } from '../../database/remove-rows';
import { audit } from '../../database/tables/audit';
import type { Deps } from '../deps';
import { networkHash } from './network-hash';

type AuditAction =
  | 'sign-in'
  | 'sign-in made persistent'
  | 'persistent sign-in ended'
  | 'sign-in refused'
  | 'own password refused'
  | 'password changed'
  | 'password reset'
  | 'signed out everywhere'
  | 'registration verified'
  | 'account deleted';

type Entry = {
  action: AuditAction;
  /** The customer who did it; null where nobody has proved who it was. */
  actor: number | null;
  /** The customer whose account it concerns; null where there is no account. */
  subject: number | null;
  network: string;
};

/**
 * Writes what was done with an account, in the transaction that does it, so that neither is stored
 * without the other. Nothing that was typed is written: no email, no name, no password, no code.
 */
export async function recordAudit(
  { now, settings }: Pick<Deps, 'now' | 'settings'>,
  queries: Queries,
  { action, actor, subject, network }: Entry,
): Promise<void> {
  await queries.insert(audit).values({
    at: now(),
    actorKind: actor === null ? 'unknown' : 'customer',
    actorId: actor,
    action,
    subjectId: subject,
    requestId: presentRequest()?.id ?? null,
    networkHash: networkHash(network, settings.proxySecret),
  });
}

/** @param days how long rows are kept (AUDIT_DAYS) */
export async function sweepAudit(queries: Queries, now: Date, days: number): Promise<void> {
  await removeRows(queries, audit, lt(audit.at, new Date(now.getTime() - days * DAY_MS)));
}
