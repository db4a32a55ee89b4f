import {
  acceptQuotation as acceptCall,
  declineQuotation as declineCall,
  listQuotations,
  readQuotation,
  requestQuotation as requestCall,
  revokeQuotationLink,
  shareQuotation as shareCall,
} from 'shared-contracts/calls';
import { requestQuotationBody } from 'shared-contracts/wire/quotation-request';
import type { Deps } from '../domain/deps';
import { answer, answerUser, type App } from './answer';
import { acceptQuotation } from '../domain/quotations/accept-quotation';
import {
  declineQuotation,
  listedQuotations,
  quotationFor,
  revokeLink,
  shareQuotation,
} from '../domain/quotations/customers-quotations';
import { pretendRequest, requestQuotation } from '../domain/quotations/request-quotation';
import { isBaited, withHoneypot } from './honeypot';

const guardedRequest = { ...requestCall, body: withHoneypot(requestQuotationBody) };

export function quotationCalls(app: App, deps: Deps): void {
  answer(app, deps, guardedRequest, async ({ body, network, token, idempotencyKey: key }) => {
    await deps.limits.take('inquiryByNetwork', network);
    const { website, ...request } = body;
    return isBaited(website) ? pretendRequest() : requestQuotation(deps, { token, key }, request);
  });
  answerUser(app, deps, listQuotations, ({ email }) => listedQuotations(deps, email));
  answer(app, deps, readQuotation, ({ body, token }) => quotationFor(deps, body, token));
  answerUser(app, deps, shareCall, ({ email }, { body }) =>
    shareQuotation(deps, email, body.number),
  );
  answerUser(app, deps, revokeQuotationLink, ({ email }, { body }) =>
    revokeLink(deps, email, body.number),
  );
  answerUser(app, deps, declineCall, ({ email }, { body }) => declineQuotation(deps, email, body));
  answerUser(app, deps, acceptCall, (user, { body, network, idempotencyKey: key }) =>
    acceptQuotation(deps, { user, network, key }, body),
  );
}
