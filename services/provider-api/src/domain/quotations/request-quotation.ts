/**
 * Takes a customer's request for a quotation, with or without a token. It belongs to an email: to
 * the account's, or to the one that a guest gives, whose owner sees it after signing in.
 */
import type { z } from 'shared-contracts/schema';
import type { requestQuotationBody } from 'shared-contracts/wire/quotation-request';
import { accountEmail } from '../accounts/email';
import { readSession } from '../accounts/session';
import { quotationAskedLines, quotations } from '../../database/tables/quotations';
import type { Transaction } from '../../database/open';
import type { Deps } from '../deps';
import { doneOnce, hashOf } from '../done-once';
import { invalid } from '../refusal';
import { requestedLetter, requestLetter } from '../mail/quotation-letters';
import { letterShop, quotationPart } from '../mail/shop-part';
import { paths } from 'shared-contracts/paths';
import { dayOf, daysAfter, startOfDay } from '../manila-day';
import { drawNumber } from '../document-number';
import { namedLines } from './named-lines';

const MESSAGE = 'Your request for a quotation was sent.';
/** How far ahead goods may be needed, in days. */
const AHEAD_MOST = 730;

type Body = z.output<typeof requestQuotationBody>;

/** @throws Refusal invalid for a day that is none, is over, or is too far away */
function checkDay(day: string, now: Date): void {
  const midnight = startOfDay(day);
  const isDay = !Number.isNaN(midnight.getTime()) && dayOf(midnight) === day;
  const today = dayOf(now);
  if (!isDay) throw invalid({ needed_by: 'Please enter a day.' });
  if (day < today) throw invalid({ needed_by: 'This day is over.' });
  if (day > daysAfter(today, AHEAD_MOST)) throw invalid({ needed_by: 'This day is too far away.' });
}

/** @returns the request's number, and its lines by the names that the shop has for them */
async function store(tx: Transaction, body: Body, now: Date) {
  const number = drawNumber('QUO');
  const [row] = await tx
    .insert(quotations)
    .values({
      number,
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
    .returning({ id: quotations.id });
  const lines = await namedLines(tx, body.lines);
  const quotationId = row?.id ?? 0;
  await tx.insert(quotationAskedLines).values(lines.map((line) => ({ ...line, quotationId })));
  return { number, lines };
}

/**
 * Takes a request, tells the shop, and the customer where that fills no stranger's mailbox.
 * @param sender who is signed in, if somebody is; the key under which the request is stored once
 * @throws Refusal invalid for a day that can't be, or a key that came with another request; too-many
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
  // A guest has no account that the key would be of: the email, which nobody can read from it.
  const scope = 'quotation request';
  const once =
    key === null ? null : { userId: null, scope, key: hashOf([request.email, key]), body: request };
  const { result } = await db.transaction((tx) =>
    doneOnce(tx, once, now, async () => {
      const { number, lines } = await store(tx, request, now);
      const letter = { ...request, number, lines };
      await mailer.post(tx, requestLetter(settings.shopEmail, letter), now);
      if (tells) {
        const path = user === null ? null : paths.quotation(number);
        const about = { kind: 'requested', number, name: request.name, path } as const;
        const part = quotationPart(await letterShop(deps, tx), about);
        await mailer.post(tx, requestedLetter(letter, part, settings.shopEmail), now);
      }
      return { number };
    }),
  );
  void mailer.deliver();
  return { message: MESSAGE, number: result.number };
}

/** What a program gets that filled the hidden field: the usual answer, and nothing is stored. */
export const pretendRequest = () => ({ message: MESSAGE, number: drawNumber('QUO') });
