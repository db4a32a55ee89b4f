import { invoke, type HttpClient } from 'shared-contracts/call';
import { sendInquiry } from 'shared-contracts/calls/inquiry';
import type { InquiryBody } from 'shared-contracts/wire/inquiry';

/**
 * Sends an inquiry to the shop. Repeats under one key send it once, where the provider takes keys.
 * @param website the value of the field that people don't see; sent only where it isn't empty
 * @throws ApiError
 */
export function postInquiry(
  http: HttpClient,
  body: InquiryBody,
  website: string,
  idempotencyKey: string,
) {
  const sent: InquiryBody & { website?: string } = website === '' ? body : { ...body, website };
  return invoke(http, sendInquiry, { body: sent }, { idempotencyKey });
}
