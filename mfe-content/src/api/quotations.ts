/** What a customer does with quotations. Every call is an addition: a provider may lack it. */
import { invoke, type HttpClient } from 'shared-contracts/call';
import {
  acceptQuotation,
  declineQuotation,
  listQuotations,
  readQuotation,
  requestQuotation,
  revokeQuotationLink,
  shareQuotation,
} from 'shared-contracts/calls/quotation';
import { mapped, queryOf } from 'shared-contracts/query';
import type { AcceptQuotationBody } from 'shared-contracts/wire/quotation';
import type { RequestQuotationBody } from 'shared-contracts/wire/quotation-request';

/** The customer's own quotations, never kept. */
export const quotationsQuery = () => mapped(queryOf(listQuotations, {}, 0), ({ items }) => items);

export const quotationQuery = (number: string) => queryOf(readQuotation, { body: { number } }, 0);

/** For anybody who has the link; never kept, so that a revoked one has ended. */
export const sharedQuotationQuery = (link: string) => queryOf(readQuotation, { body: { link } }, 0);

/** @param website the value of the field that people don't see; sent only where it isn't empty */
export function postRequest(
  http: HttpClient,
  body: RequestQuotationBody,
  website: string,
  idempotencyKey: string,
) {
  const sent: RequestQuotationBody & { website?: string } =
    website === '' ? body : { ...body, website };
  return invoke(http, requestQuotation, { body: sent }, { idempotencyKey });
}

/** Orders what the quotation offers; repeated, it answers with the same order. */
export const postAcceptance = (
  http: HttpClient,
  body: AcceptQuotationBody,
  idempotencyKey: string,
) => invoke(http, acceptQuotation, { body }, { idempotencyKey });

export const postDecline = (http: HttpClient, number: string, reason: string) =>
  invoke(http, declineQuotation, { body: { number, reason } });

export const shareByLink = (http: HttpClient, number: string) =>
  invoke(http, shareQuotation, { body: { number } });

export const revokeLink = (http: HttpClient, number: string) =>
  invoke(http, revokeQuotationLink, { body: { number } });
