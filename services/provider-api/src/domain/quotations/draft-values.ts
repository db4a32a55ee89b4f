/** What can be typed of a quotation's draft. */
import type { Centavos } from 'shared-contracts/money';
import type { Contact } from '../orders/known-contact';

export const QUANTITY_MOST = 9999;

/** What a line in staff's own words is, and what a quantity of it counts: 'hour', or nothing. */
type OwnWords = { text: string; unit: string };

export type LineValues = {
  /** Of a line in own words; goods are named by the catalogue. */
  own?: OwnWords | undefined;
  quantity: number;
  /** Of one unit, before VAT and before the line's discount. */
  price: Centavos;
  /** In hundredths of a per cent. */
  discountRate: number;
};

export type DraftValues = {
  /** A day in Manila: '2026-12-23'. */
  validUntil: string;
  terms: string;
  /** What staff add for the customer; empty for nothing. */
  words: string;
  /** Of everything, in hundredths of a per cent. */
  discountRate: number;
  discountReason: string;
  /** For whom it is, where staff say it; nothing leaves it as it is. */
  contact?: Contact;
  /** By the draft's lines; null takes a line out. */
  lines: ReadonlyMap<number, LineValues | null>;
};
