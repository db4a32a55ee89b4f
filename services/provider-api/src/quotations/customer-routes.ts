/** A customer's quotations: the list, one of them, its link, and that it is not wanted. */
import { and, eq, isNotNull, ne } from 'drizzle-orm';
import {
  declineQuotation,
  listQuotations,
  readQuotation,
  revokeQuotationLink,
  shareQuotation,
} from 'shared-contracts/calls';
import { readSession } from '../account/session';
import { quotations } from '../database/tables/quotations';
import type { Deps } from '../deps';
import { answer, answerUser, type App } from '../http/answer';
import { invalid, notFound, Refusal, unauthenticated } from '../http/refusal';
import { newLink } from './new-link';
import { toListed, toQuotation } from './on-the-wire';
import {
  checkOpen,
  isShown,
  lockOwn,
  noSuchQuotation,
  ownedBy,
  quotationsOf,
} from './own-quotation';

function readRoute(app: App, deps: Deps): void {
  const { db } = deps;
  answer(app, deps, readQuotation, async ({ body: { number, link }, token }) => {
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
      return toQuotation(db, row, false, deps.now());
    }
    const user = await readSession(deps, token);
    if (!user) throw unauthenticated();
    const [row] = await db
      .select()
      .from(quotations)
      .where(and(eq(quotations.number, number ?? ''), ownedBy(db, user.email), isShown()));
    if (!row) throw noSuchQuotation();
    return toQuotation(db, row, true, deps.now());
  });
}

function linkRoutes(app: App, deps: Deps): void {
  const { db } = deps;
  answerUser(app, deps, shareQuotation, async ({ email }, { body: { number } }) =>
    db.transaction(async (tx) => {
      const row = await lockOwn(tx, number, email);
      if (row.sentAt === null) throw new Refusal(409, 'We have not answered this request yet.');
      if (row.status === 'Withdrawn') throw new Refusal(409, 'This quotation was withdrawn.');
      const link = row.link ?? newLink();
      await tx.update(quotations).set({ link }).where(eq(quotations.id, row.id));
      return { link };
    }),
  );
  answerUser(app, deps, revokeQuotationLink, async ({ email }, { body: { number } }) => {
    await db.transaction(async (tx) => {
      const { id } = await lockOwn(tx, number, email);
      await tx.update(quotations).set({ link: null }).where(eq(quotations.id, id));
    });
    return { message: 'The link has ended.' };
  });
}

export function quotationRoutes(app: App, deps: Deps): void {
  const { db } = deps;
  answerUser(app, deps, listQuotations, async ({ email }) => {
    const now = deps.now();
    return (await quotationsOf(db, email)).map((row) => toListed(row, now));
  });
  readRoute(app, deps);
  linkRoutes(app, deps);
  answerUser(app, deps, declineQuotation, async ({ email }, { body: { number, reason } }) => {
    await db.transaction(async (tx) => {
      const row = await lockOwn(tx, number, email);
      if (row.status === 'Declined') return;
      checkOpen(row, deps.now());
      await tx
        .update(quotations)
        .set({ status: 'Declined', decidedAt: deps.now(), declineReason: reason || null })
        .where(eq(quotations.id, row.id));
    });
    return { message: 'You have declined this quotation.' };
  });
}
