/** Shapes of the fields of the trade that are stored as JSON. */
import type { TradeFacts } from 'shared-contracts/trade-specs';

/** From so many units on, each costs `price` centavos. */
export type StoredStep = { quantity: number; price: number };

/** What there is to know about a variant, named as on the wire. */
export type StoredTrade = TradeFacts & {
  lead_time?: string;
  documents?: { title: string; url: string; kind: string; bytes?: number | null | undefined }[];
};

/** Other products by the keys that they have in the same source; without one by their own ids. */
export type StoredLinks = {
  source: string | null;
  related: string[];
  replacedBy: string | null;
  /** What it fits, or what fits it, as its catalogue says; missing where it says nothing. */
  fits?: string[];
};
