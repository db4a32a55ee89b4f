/** The counter's accounts in the shop's database: each change in one transaction with its audit line. */
import type { Factor } from 'back-office/accounts/second-factor';
import {
  SESSION_NAME,
  type AccountStore,
  type By,
  type NewSession,
} from 'back-office/accounts/store';
import { and, desc, eq, gt, lt, ne, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../../database/open';
import { staff, staffLinks, staffRecoveryCodes, staffSessions } from '../../database/tables/staff';
import { recordStaffAudit, type StaffAction } from '../audit/record-staff';
import type { Deps } from '../deps';
import { findStaff } from './account';
import { endStaffSessionsOf, isOpenAt } from './session';

/** Takes a code, so that nobody can use it again. @returns whether it was there to be taken */
async function takeFactor(tx: Transaction, id: number, code: Factor): Promise<boolean> {
  if ('step' in code) {
    const taken = await tx
      .update(staff)
      .set({ totpStep: code.step })
      .where(and(eq(staff.id, id), lt(staff.totpStep, code.step)))
      .returning({ id: staff.id });
    return taken.length > 0;
  }
  const isIt = eq(staffRecoveryCodes.codeHash, code.recoveryHash);
  const used = await tx
    .delete(staffRecoveryCodes)
    .where(and(eq(staffRecoveryCodes.staffId, id), isIt))
    .returning({ staffId: staffRecoveryCodes.staffId });
  return used.length > 0;
}

async function setCodes(queries: Queries, staffId: number, hashes: string[]): Promise<void> {
  await queries.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.staffId, staffId));
  await queries
    .insert(staffRecoveryCodes)
    .values(hashes.map((codeHash) => ({ codeHash, staffId })));
}

export function staffStore(deps: Pick<Deps, 'db' | 'now' | 'settings'>): AccountStore {
  const { db, now } = deps;
  const idOf = ({ by }: By) => Number(by.id);
  const note = (
    tx: Transaction,
    action: StaffAction,
    from: By,
    after: { device: string | null } | null = null,
  ) =>
    recordStaffAudit(deps, tx, {
      action,
      by: { id: idOf(from), name: from.by.name },
      network: from.network,
      after,
    });
  const begin = async (tx: Transaction, staffId: number, session: NewSession) => {
    const time = now();
    await tx
      .insert(staffSessions)
      .values({ ...session, staffId, createdAt: time, lastUsedAt: time });
  };

  return {
    find: (name) => findStaff(db, name),
    async findByLink(linkHash) {
      const [found] = await db
        .select({ account: staff, linkSecret: staffLinks.totpSecret })
        .from(staffLinks)
        .innerJoin(staff, eq(staff.id, staffLinks.staffId))
        .where(and(eq(staffLinks.tokenHash, linkHash), gt(staffLinks.expiresAt, now())));
      return found ? { ...found.account, linkSecret: found.linkSecret } : null;
    },
    enter: (code, session, from) =>
      db.transaction(async (tx) => {
        if (!(await takeFactor(tx, idOf(from), code))) return false;
        await note(tx, 'sign-in', from);
        await begin(tx, idOf(from), session);
        return true;
      }),
    noteRefused: (name, network) =>
      recordStaffAudit(deps, db, {
        action: 'sign-in refused',
        by: 'unknown',
        object: name === null ? null : `staff ${name}`,
        network,
      }),
    open: (linkHash, { passwordHash, step, recoveryHashes }, session, from) =>
      db.transaction(async (tx) => {
        const [used] = await tx
          .delete(staffLinks)
          .where(eq(staffLinks.tokenHash, linkHash))
          .returning({ id: staffLinks.staffId, totpSecret: staffLinks.totpSecret });
        if (!used) return false;
        const { id, totpSecret } = used;
        const opened = { passwordHash, totpSecret, totpStep: step };
        await tx.update(staff).set(opened).where(eq(staff.id, id));
        await endStaffSessionsOf(tx, id);
        await note(tx, 'account opened', from);
        await setCodes(tx, id, recoveryHashes);
        await begin(tx, id, session);
        return true;
      }),
    changePassword: (passwordHash, but, from) =>
      db.transaction(async (tx) => {
        await note(tx, 'password changed', from);
        await tx
          .update(staff)
          .set({ passwordHash })
          .where(eq(staff.id, idOf(from)));
        await endStaffSessionsOf(tx, idOf(from), but);
      }),
    renewCodes: (recoveryHashes, from) =>
      db.transaction(async (tx) => {
        await note(tx, 'recovery codes renewed', from);
        await setCodes(tx, idOf(from), recoveryHashes);
      }),
    sessionsOf: (id) =>
      db
        .select()
        .from(staffSessions)
        .where(and(eq(staffSessions.staffId, Number(id)), isOpenAt(now())))
        .orderBy(desc(staffSessions.lastUsedAt), staffSessions.tokenHash),
    endSession: (name, but, from) =>
      db.transaction(async (tx) => {
        const named = eq(sql`left(${staffSessions.tokenHash}, ${SESSION_NAME})`, name);
        const [ended] = await tx
          .delete(staffSessions)
          .where(
            and(eq(staffSessions.staffId, idOf(from)), named, ne(staffSessions.tokenHash, but)),
          )
          .returning({ device: staffSessions.device });
        if (!ended) return false;
        await note(tx, 'session ended', from, { device: ended.device });
        return true;
      }),
    endOtherSessions: (but, from) =>
      db.transaction(async (tx) => {
        await note(tx, 'signed out everywhere', from);
        await endStaffSessionsOf(tx, idOf(from), but);
      }),
    signOut: (tokenHash, from) =>
      db.transaction(async (tx) => {
        await tx.delete(staffSessions).where(eq(staffSessions.tokenHash, tokenHash));
        await note(tx, 'signed out', from);
      }),
  };
}
