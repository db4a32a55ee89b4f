/** A shopper's inquiry: stored, and mailed to the shop. */
import type { z } from 'shared-contracts/schema';
import type { inquiryBody } from 'shared-contracts/wire/inquiry';
import { inquiries } from '../../database/tables/content';
import type { Deps } from '../deps';
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

/** Stores an inquiry, and mails it to the shop. */
export async function sendInquiry(
  { db, mailer, now: clock, settings }: Pick<Deps, 'db' | 'mailer' | 'now' | 'settings'>,
  body: Body,
) {
  const now = clock();
  const row = rowOf(body);
  const id = await db.transaction(async (tx) => {
    const [stored] = await tx
      .insert(inquiries)
      .values({ ...row, createdAt: now })
      .returning({ id: inquiries.id });
    await mailer.post(tx, inquiryLetter(settings.shopEmail, row), now);
    return stored?.id ?? 0;
  });
  void mailer.deliver();
  return answerOf(id, row, now);
}

/** What a program gets that filled the hidden field: the usual answer, and nothing is stored. */
export const pretendInquiry = (body: Body, now: Date) =>
  answerOf(Math.floor(Math.random() * 10_000) + 1, rowOf(body), now);
