import { sendInquiry as sendCall } from 'shared-contracts/calls';
import { inquiryBody } from 'shared-contracts/wire/inquiry';
import type { Deps } from '../domain/deps';
import { answer, type App } from './answer';
import { pretendInquiry, sendInquiry } from '../domain/inquiries/send-inquiry';
import { isBaited, withHoneypot } from './honeypot';

const guardedInquiry = { ...sendCall, body: withHoneypot(inquiryBody) };

export function inquiryCalls(app: App, deps: Deps): void {
  answer(app, deps, guardedInquiry, async ({ body, network, idempotencyKey: key }) => {
    await deps.limits.take('inquiryByNetwork', network);
    const { website, ...inquiry } = body;
    return isBaited(website)
      ? pretendInquiry(inquiry, deps.now())
      : sendInquiry(deps, inquiry, key);
  });
}
