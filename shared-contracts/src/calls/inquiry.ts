/** The call of an inquiry. */
import { inquiryAnswer, inquiryBody } from '../wire/inquiry';
import { post } from './define';

export const sendInquiry = post(
  '/api/utilities/inquiries/send',
  inquiryBody,
  inquiryAnswer,
  'Send an inquiry to the shop. Repeats under one Idempotency-Key send it once.',
);
