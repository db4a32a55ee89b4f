/** How many of a stand-in are as many as there were of what is sold out. */
import { quantityRule } from 'shared-contracts/order-quantity';
import { quantityWords } from 'shared-contracts/quantity-words';
import { QUANTITY_MOST } from 'shared-contracts/wire/cart';
import type { LineChoice } from 'shared-contracts/wire/quick-order';
import type { Difference } from 'shared-contracts/wire/stand-ins';
import { packOf } from '../quick-order/quantity-question';

/** What is known of an article that is sold out: a cart's line, or a choice of a quick order. */
export type Article = Pick<
  LineChoice,
  'product_id' | 'variant_id' | 'product_name' | 'variant_name' | 'brand_name'
> & { unit?: string | undefined; pack_quantity?: number | undefined };

export type QuantityInstead = {
  words: string;
  /** The likeliest first. */
  answers: readonly { quantity: number; words: string }[];
};

/** Facts that say how much is sold as one. */
const AMOUNTS = /pack|box|quantity|content|unit|roll|length per/i;

const pieces = (count: number) => `${count.toLocaleString('en-PH')} pieces`;

/**
 * What has to be asked before so many of `offered` take the place of so many of `wanted`: another pack,
 * another unit or other steps of quantity make another amount of the same number.
 * @param quantity in units of `wanted`
 * @returns null where the quantity stays as it is
 */
export function quantityInstead(
  wanted: Article,
  quantity: number,
  offered: LineChoice,
  differences: readonly Difference[],
): QuantityInstead | null {
  const rule = quantityRule(offered);
  const sold = (count: number) => Math.max(rule.least, Math.ceil(count / rule.step) * rule.step);
  const before = packOf(wanted);
  const now = packOf(offered);
  const isOther =
    before !== now ||
    (wanted.unit ?? '') !== (offered.unit ?? '') ||
    differences.some(({ label, is }) => is !== 'same' && AMOUNTS.test(label));
  if (!isOther && sold(quantity) === quantity) return null;
  const asMany = Math.ceil((quantity * (before ?? 1)) / (now ?? 1));
  const counts = [...new Set([sold(asMany), sold(quantity)])];
  const terms = quantityWords(rule);
  return {
    words: [
      `You had ${quantity}${before === null ? '' : ` × ${pieces(before)}`}.`,
      now === null ? '' : `One of these is ${pieces(now)}.`,
      terms === null ? '' : `${terms}.`,
      'How many?',
    ]
      .filter((part) => part !== '')
      .join(' '),
    answers: counts
      .filter((count) => count <= QUANTITY_MOST)
      .map((count) => ({
        quantity: count,
        words: now === null ? String(count) : `${count} (${pieces(count * now)})`,
      })),
  };
}
