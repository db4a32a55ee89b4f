/** What a customer does with quotations: reads them, shares one by its link, declines one. */
import { drawToken } from 'passwords/secret-token';
import { and, eq, isNotNull, ne } from 'drizzle-orm';
import type { z } from 'shared-contracts/schema';
import type { declineQuotationBody, quotationBody } from 'shared-contracts/wire/quotation';
import { readSession } from '../accounts/session';
import { quotations } from '../../database/tables/quotations';
import type { Deps } from '../deps';
import { invalid, notFound, Refusal, unauthenticated } from '../refusal';
import { goneGoods } from './gone-goods';
import { toListed, toQuotation } from './on-the-wire';
import {
  checkOpen,
  isShown,
  lockOwn,
  noSuchQuotation,
  ownedBy,
  quotationsOf,
} from './own-quotation';

type Shop = Pick<Deps, 'db' | 'now'>;

/** The quotations under an email, newest first. */
export async function listedQuotations({ db, now }: Shop, email: string) {
  const at = now();
  return (await quotationsOf(db, email)).map((row) => toListed(row, at));
}

/**
 * One of the caller's quotations by its number, or anybody's by its link.
 * @param token the caller's, which may be missing where there is a link
 * @throws Refusal unauthenticated, not-found; invalid for both or none of number and link
 */
export async function quotationFor(
  { db, now }: Shop,
  { number, link }: z.output<typeof quotationBody>,
  token: string | null,
) {
  if ((number === undefined) === !link) throw invalid({ number: 'Either a number or a link.' });
  if (link) {
    // What was withdrawn is nobody's offer any more.
    const known = and(
      eq(quotations.link, link),
      isNotNull(quotations.sentAt),
      ne(quotations.status, 'Withdrawn'),
    );
    const [row] = await db.select().from(quotations).where(known);
    if (!row) throw notFound('This link has ended.');
    return toQuotation(db, row, false, now());
  }
  const user = await readSession({ db, now }, token);
  if (!user) throw unauthenticated();
  const [row] = await db
    .select()
    .from(quotations)
    .where(and(eq(quotations.number, number ?? ''), ownedBy(db, user.email), isShown()));
  if (!row) throw noSuchQuotation();
  return {
    ...(await toQuotation(db, row, true, now())),
    gone: await goneGoods(db, row, now()),
  };
}

/** @throws Refusal not-found, conflict where nothing was offered, or it was withdrawn */
export const shareQuotation = ({ db }: Pick<Deps, 'db'>, email: string, number: string) =>
  db.transaction(async (tx) => {
    const row = await lockOwn(tx, number, email);
    if (row.sentAt === null)
      throw new Refusal('conflict', 'We have not answered this request yet.');
    if (row.status === 'Withdrawn') throw new Refusal('conflict', 'This quotation was withdrawn.');
    const link = row.link ?? drawToken();
    await tx.update(quotations).set({ link }).where(eq(quotations.id, row.id));
    return { link };
  });

/** @throws Refusal not-found */
export const revokeLink = ({ db }: Pick<Deps, 'db'>, email: string, number: string) =>
  db.transaction(async (tx) => {
    const { id } = await lockOwn(tx, number, email);
    await tx.update(quotations).set({ link: null }).where(eq(quotations.id, id));
    return { message: 'The link has ended.' };
  });

/** @throws Refusal not-found, conflict where it is no open offer */
export const declineQuotation = (
  { db, now }: Shop,
  email: string,
  { number, reason }: z.output<typeof declineQuotationBody>,
) =>
  db.transaction(async (tx) => {
    const row = await lockOwn(tx, number, email);
    if (row.status !== 'Declined') {
      await checkOpen(tx, row, now());
      await tx
        .update(quotations)
        .set({ status: 'Declined', decidedAt: now(), declineReason: reason || null })
        .where(eq(quotations.id, row.id));
    }
    return { message: 'You have declined this quotation.' };
  });
