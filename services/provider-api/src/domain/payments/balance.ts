/**
 * What an order owes, and what is owed back: from the sums of its payments, by one rule for the
 * counter, papers and mails.
 */
import type { Centavos } from 'shared-contracts/money';

export type Money = {
  /** What the order costs with VAT; nothing once it is cancelled. */
  total: Centavos;
  /** What is taken off for goods that came back. */
  credited: Centavos;
  /** Money that came and wasn't taken back. */
  received: Centavos;
  /** Tax that the customer pays to the tax office in place of us: it settles, and is no money of ours. */
  withheld: Centavos;
  /** Money that was paid back. */
  refunded: Centavos;
};

/** Never both at once. */
export type Balance = { owed: Centavos; refundDue: Centavos };

/** Withheld tax is never paid back: the customer has it from the tax office. */
export function balanceOf({
  total,
  credited,
  received,
  withheld = 0,
  refunded,
}: Omit<Money, 'withheld'> & Partial<Pick<Money, 'withheld'>>): Balance {
  const kept = received - refunded;
  const over = kept + withheld - (total - credited);
  return { owed: Math.max(0, -over), refundDue: Math.max(0, Math.min(over, kept)) };
}
