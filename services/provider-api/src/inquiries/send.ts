import { sendInquiry } from 'shared-contracts/calls';
import { z } from 'shared-contracts/schema';
import { inquiryBody } from 'shared-contracts/wire/inquiry';
import { inquiries } from '../database/tables/content';
import type { Deps } from '../deps';
import { answer, type App } from '../http/answer';
import { inquiryLetter } from '../mail/letters';
import { drawNumber } from '../orders/number';

/**
 * A field that the form hides: only programs fill it in. They get the usual answer, but nothing is
 * stored or mailed.
 */
const withHoneypot = {
  ...sendInquiry,
  body: z.extend(inquiryBody, { website: z.optional(z.unknown()) }),
};

export function inquiryRoutes(app: App, deps: Deps): void {
  const { db, limits, mailer, settings } = deps;
  answer(app, deps, withHoneypot, async ({ body, network }) => {
    await limits.take('inquiryByNetwork', network);
    const now = deps.now();
    const given = {
      reference: drawNumber('INQ'),
      name: body.name,
      mobileNumber: body.mobileNumber,
      email: body.email,
      company: body.company || null,
      inquiry: body.inquiry,
    };
    const answered = (id: number) => ({
      message: 'Inquiry sent successfully!',
      data: { id, ...given, created_at: now.toISOString() },
    });
    const baited = body.website !== undefined && body.website !== null && body.website !== '';
    if (baited) return answered(Math.floor(Math.random() * 10_000) + 1);
    const id = await db.transaction(async (tx) => {
      const [row] = await tx
        .insert(inquiries)
        .values({ ...given, createdAt: now })
        .returning({ id: inquiries.id });
      await mailer.post(tx, inquiryLetter(settings.shopEmail, given), now);
      return row?.id ?? 0;
    });
    void mailer.deliver();
    return answered(id);
  });
}
