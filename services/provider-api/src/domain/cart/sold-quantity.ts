/** In which quantities a variant is sold: not fewer than its minimum order, and in its order steps. */
import { quantityRule } from 'shared-contracts/order-quantity';
import { refusalOf } from 'shared-contracts/quantity-words';
import type { variants } from '../../database/tables/catalogue';
import { invalid } from '../refusal';

type Sold = Pick<typeof variants.$inferSelect, 'minimumOrder' | 'orderStep'>;

/** @throws Refusal invalid for a quantity that the variant is not sold in */
export function checkQuantity({ minimumOrder, orderStep }: Sold, quantity: number): void {
  const terms = { minimum_order: minimumOrder ?? 0, order_step: orderStep ?? 0 };
  const words = refusalOf(quantityRule(terms), quantity);
  if (words !== null) throw invalid({ quantity: words });
}
