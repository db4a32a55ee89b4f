/** The calls of quotations: all of them are additions to the specification. */
import { requestQuotationAnswer, requestQuotationBody } from '../wire/quotation-request';
import {
  acceptQuotationAnswer,
  acceptQuotationBody,
  declineQuotationBody,
  listedQuotation,
  quotation,
  quotationBody,
  quotationLinkAnswer,
  quotationNumberBody,
} from '../wire/quotation';
import { messageAnswer, rows } from '../wire/values';
import { nothing, post } from './define';

const OWN = { token: 'required', addition: true } as const;

export const requestQuotation = post(
  '/api/store/quotations/request',
  requestQuotationBody,
  requestQuotationAnswer,
  'Ask for a quotation, with or without a token. Repeats under one Idempotency-Key ask once.',
  { addition: true },
);

export const listQuotations = post(
  '/api/store/quotations/list',
  nothing,
  rows(listedQuotation),
  "The caller's quotations, newest first.",
  OWN,
);

export const readQuotation = post(
  '/api/store/quotations/details',
  quotationBody,
  quotation,
  "One of the caller's quotations by its number, or anybody's by its link.",
  { addition: true },
);

export const shareQuotation = post(
  '/api/store/quotations/share',
  quotationNumberBody,
  quotationLinkAnswer,
  'The link by which anybody reads a quotation, until it is revoked.',
  OWN,
);

export const revokeQuotationLink = post(
  '/api/store/quotations/revoke',
  quotationNumberBody,
  messageAnswer,
  'End the link of a quotation.',
  OWN,
);

export const declineQuotation = post(
  '/api/store/quotations/decline',
  declineQuotationBody,
  messageAnswer,
  'Say that a quotation is not wanted.',
  OWN,
);

export const acceptQuotation = post(
  '/api/store/quotations/accept',
  acceptQuotationBody,
  acceptQuotationAnswer,
  'Order what a quotation offers, once and at its prices; again it answers with the same order.',
  OWN,
);
