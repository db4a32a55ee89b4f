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
  { addition: true },
);

export const listQuotations = post(
  '/api/store/quotations/list',
  nothing,
  rows(listedQuotation),
  OWN,
);

export const readQuotation = post('/api/store/quotations/details', quotationBody, quotation, {
  addition: true,
});

export const shareQuotation = post(
  '/api/store/quotations/share',
  quotationNumberBody,
  quotationLinkAnswer,
  OWN,
);

export const revokeQuotationLink = post(
  '/api/store/quotations/revoke',
  quotationNumberBody,
  messageAnswer,
  OWN,
);

export const declineQuotation = post(
  '/api/store/quotations/decline',
  declineQuotationBody,
  messageAnswer,
  OWN,
);

export const acceptQuotation = post(
  '/api/store/quotations/accept',
  acceptQuotationBody,
  acceptQuotationAnswer,
  OWN,
);
