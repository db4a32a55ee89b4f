import { z } from '../schema';
import { callback } from './callback';

/** What an inquiry about something starts with (specification: brand, product and model text). */
const inquiryPrefill = z.object({
  brand: z.optional(z.string()),
  product: z.optional(z.string()),
  model: z.optional(z.string()),
  /** An order's number, when the inquiry is about an order. */
  order: z.optional(z.string()),
  /** What the customer wants to bring back of it, a line each. */
  returning: z.optional(z.array(z.string())),
});
export type InquiryPrefill = z.infer<typeof inquiryPrefill>;

export const contentInquiryDialog = z.object({
  open: z.boolean(),
  onClose: callback,
  prefill: inquiryPrefill,
});
