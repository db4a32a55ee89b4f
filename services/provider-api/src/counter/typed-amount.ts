/** Amounts that staff type in pesos. */
import type { Centavos } from 'shared-contracts/money';
import { amountTyped } from 'shared-contracts/typed-number';
import { typed } from './form';

/** In centavos: a hundred million pesos, so that sums stay exact. */
const AMOUNT_MOST = 10_000_000_000;

/** '1,625.00'; more than nothing. @param words what is said where it is none */
export const typedPesos = (words: string) =>
  typed(30, 1)
    .transform((text) => amountTyped(text) ?? 0)
    .refine((amount) => amount > 0 && amount <= AMOUNT_MOST, words);

export const AMOUNT_FAULT = 'Must be an amount in pesos, such as 1,625.00.';
export const typedAmount = typedPesos(AMOUNT_FAULT);

/** What lies in a drawer: '0', '1,625.00', or '-200' of somebody who has paid more out than in. */
export function countedAmount(text: string): Centavos | null {
  const bare = text.trim();
  const isLess = /^[-−]/.test(bare);
  const amount = amountTyped(isLess ? bare.slice(1) : bare);
  if (amount === null || amount > AMOUNT_MOST) return null;
  return isLess && amount > 0 ? -amount : amount;
}
