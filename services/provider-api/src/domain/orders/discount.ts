/** Who may give which discount: the one rule for orders that staff write down, and for quotations. */
import { invalid } from '../refusal';
import { RATE_MOST, rateInWords } from './amounts';

type Given = {
  /** What a refusal names. */
  field: string;
  /** In hundredths of a per cent, and what it was before. */
  rate: number;
  before: number;
  /** The largest that whoever gives it may give. */
  most: number;
};

/** @throws Refusal invalid for a discount that is none, or is too large for whoever gives it */
export function checkRate({ field, rate, before, most }: Given): void {
  if (rate < 0 || rate > RATE_MOST) throw invalid({ [field]: 'Must be from 0 to 100.' });
  // What an owner has given stays where somebody else goes on with the draft.
  if (rate > most && rate !== before) {
    throw invalid({
      [field]: `You may give ${rateInWords(most)} at most. An owner may give more.`,
    });
  }
}

/** @throws Refusal invalid where a discount has no reason */
export function checkReason(rate: number, reason: string): void {
  if (rate > 0 && reason === '') throw invalid({ discountReason: 'Please say why.' });
}

/** Two discounts, one after the other, as one. */
export const combinedRate = (one: number, other: number): number =>
  Math.round(one + other - (one * other) / RATE_MOST);
