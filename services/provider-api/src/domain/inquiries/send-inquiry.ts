/** A shopper's inquiry: stored, and mailed to the shop. */
import type { z } from 'shared-contracts/schema';
import type { inquiryBody } from 'shared-contracts/wire/inquiry';
import { inquiries } from '../../database/tables/content';
import type { Deps } from '../deps';
import { doneOnce, hashOf } from '../done-once';
import { inquiryLetter } from '../mail/letters';
import { drawNumber } from '../document-number';

type Body = z.output<typeof inquiryBody>;

const rowOf = ({ name, mobileNumber, email, company, inquiry }: Body) => ({
  reference: drawNumber('INQ'),
  name,
  mobileNumber,
  email,
  company: company || null,
  inquiry,
});

const answerOf = (id: number, row: ReturnType<typeof rowOf>, now: Date) => ({
  message: 'Inquiry sent successfully!',
  data: { id, ...row, created_at: now.toISOString() },
});

/**
 * Stores an inquiry, and mails it to the shop.
 * @param key under which it is stored once; null where the sender gave none
 * @throws Refusal invalid for a key that came with another inquiry
 */
export async function sendInquiry(
  { db, mailer, now: clock, settings }: Pick<Deps, 'db' | 'mailer' | 'now' | 'settings'>,
  body: Body,
  key: string | null,
) {
  const now = clock();
  // Nobody has to sign in, so the key is the email's, which nobody can read from it.
  const once =
    key === null ? null : { userId: null, scope: 'inquiry', key: hashOf([body.email, key]), body };
  const { result } = await db.transaction((tx) =>
    doneOnce(tx, once, now, async () => {
      const row = rowOf(body);
      const [stored] = await tx
        .insert(inquiries)
        .values({ ...row, createdAt: now })
        .returning({ id: inquiries.id });
      await mailer.post(tx, inquiryLetter(settings.shopEmail, row), now);
      return { id: stored?.id ?? 0, reference: row.reference, at: now.toISOString() };
    }),
  );
  void mailer.deliver();
  const { id, reference, at } = result;
  return answerOf(id, { ...rowOf(body), reference }, new Date(at));
}

/** What a program gets that filled the hidden field: the usual answer, and nothing is stored. */
export const pretendInquiry = (body: Body, now: Date) =>
  answerOf(Math.floor(Math.random() * 10_000) + 1, rowOf(body), now);
