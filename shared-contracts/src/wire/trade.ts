/** Fields of the trade: all are additions of the reference provider, which others may leave out. */
import { z } from '../schema';
import { lenient, text, wholeNumber } from './values';

const documentRow = z.object({
  title: text,
  url: text,
  /** `datasheet`, `manual` or `certificate`. */
  kind: text,
  bytes: wholeNumber(0),
});
/** A PDF about a product. `bytes` is 0 where its size isn't known. */
export type ProductDocument = z.infer<typeof documentRow>;

/** Whether a document is at a web address of its own or on the shop's origin; no other is shown. */
export const isDocumentUrl = (url: string) => /^(?:https:\/)?\/[^/\\\s]/.test(url);

/** What there is to know about a variant (trade-specs.ts has their meaning). */
export const tradeFacts = {
  gtin: z.optional(text),
  mpn: z.optional(text),
  documents: z.optional(lenient(documentRow)),
  country_of_origin: z.optional(text),
  warranty: z.optional(text),
  weight: z.optional(text),
  standards: z.optional(text),
  /** As it is shown: '3 to 5 working days'. */
  lead_time: z.optional(text),
};
