/**
 * Takes a customer's request for a quotation, with or without a token. It belongs to an email: to
 * the account's, or to the one that a guest gives, whose owner sees it after signing in.
 */
import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { z } from 'shared-contracts/schema';
import type { requestQuotationBody } from 'shared-contracts/wire/quotation-request';
import { accountEmail } from '../account/email';
import { readSession } from '../account/session';
import { quotationAskedLines, quotations } from '../database/tables/quotations';
import type { Transaction } from '../database/open';
import type { Deps } from '../deps';
import { invalid } from '../http/refusal';
import { requestedLetter, requestLetter } from '../mail/quotation-letters';
import { dayOf, daysAfter, startOfDay } from '../orders/manila-day';
import { drawNumber } from '../orders/number';
import { namedLines } from './named-lines';

const MESSAGE = 'Your request for a quotation was sent.';
/** How far ahead goods may be needed, in days. */
const AHEAD_MOST = 730;

type Body = z.output<typeof requestQuotationBody>;

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');

/** @throws Refusal 422 for a day that is none, is over, or is too far away */
function checkDay(day: string, now: Date): void {
  const midnight = startOfDay(day);
  const isDay = !Number.isNaN(midnight.getTime()) && dayOf(midnight) === day;
  const today = dayOf(now);
  if (!isDay) throw invalid({ needed_by: 'Please enter a day.' });
  if (day < today) throw invalid({ needed_by: 'This day is over.' });
  if (day > daysAfter(today, AHEAD_MOST)) throw invalid({ needed_by: 'This day is too far away.' });
}

/**
 * Stores a request; nothing new where its key was used before.
 * @param key the Idempotency-Key; null for none
 * @throws Refusal 422 where the key came with another request
 */
async function store(tx: Transaction, body: Body, key: string | null, now: Date) {
  const keys = {
    requestKey: key === null ? null : hashOf(`${body.email}\n${key}`),
    requestHash: key === null ? null : hashOf(JSON.stringify(body)),
  };
  const [row] = await tx
    .insert(quotations)
    .values({
      ...keys,
      number: drawNumber('QUO'),
      status: 'Requested',
      // The version before needs a day; staff set another one when they offer.
      validUntil: daysAfter(dayOf(now), 14),
      createdAt: now,
      requestedAt: now,
      staffName: '',
      email: body.email,
      name: body.name,
      mobileNumber: body.mobile,
      company: body.company || null,
      neededBy: body.needed_by || null,
      note: body.note || null,
    })
    .onConflictDoNothing({ target: quotations.requestKey })
    .returning({ id: quotations.id, number: quotations.number });
  if (row) {
    const lines = await namedLines(tx, body.lines);
    await tx
      .insert(quotationAskedLines)
      .values(lines.map((line) => ({ ...line, quotationId: row.id })));
    return { number: row.number, lines };
  }
  const [before] = await tx
    .select({ number: quotations.number, hash: quotations.requestHash })
    .from(quotations)
    .where(eq(quotations.requestKey, keys.requestKey ?? ''));
  if (!before) throw new Error('a request was neither stored nor found');
  if (before.hash !== keys.requestHash) {
    throw invalid({ 'Idempotency-Key': 'This key was used with another request.' });
  }
  return { number: before.number, lines: null };
}

/**
 * Takes a request, tells the shop, and the customer where that fills no stranger's mailbox.
 * @param sender who is signed in, if somebody is; the key under which the request is stored once
 * @throws Refusal 422 for a day that can't be, or a key that came with another request; 429
 */
export async function requestQuotation(
  deps: Deps,
  { token, key }: { token: string | null; key: string | null },
  body: Body,
) {
  const { db, limits, mailer, settings } = deps;
  const now = deps.now();
  if (body.needed_by) checkDay(body.needed_by, now);
  const user = await readSession(deps, token);
  const request = { ...body, email: user?.email ?? accountEmail(body.email) };
  const tells = user !== null || (await limits.tryTake('quotationByEmail', request.email));
  const number = await db.transaction(async (tx) => {
    const stored = await store(tx, request, key, now);
    if (stored.lines === null) return stored.number;
    const letter = { ...request, number: stored.number, lines: stored.lines };
    await mailer.post(tx, requestLetter(settings.shopEmail, letter), now);
    if (tells) await mailer.post(tx, requestedLetter(letter, settings.shopEmail), now);
    return stored.number;
  });
  void mailer.deliver();
  return { message: MESSAGE, number };
}

/** What a program gets that filled the hidden field: the usual answer, and nothing is stored. */
export const pretendRequest = () => ({ message: MESSAGE, number: drawNumber('QUO') });
