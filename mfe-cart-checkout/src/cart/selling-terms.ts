import type { CartLine } from './lines';

export type SellingTerms = Pick<
  CartLine,
  | 'was_price'
  | 'sale_ends'
  | 'price_steps'
  | 'minimum_order'
  | 'order_step'
  | 'unit'
  | 'pack_quantity'
  | 'stock_count'
  | 'collect'
>;

/** How something is sold, from any shape that says it. */
export function termsOf({
  was_price,
  sale_ends,
  price_steps,
  minimum_order,
  order_step,
  unit,
  pack_quantity,
  stock_count,
  collect,
}: SellingTerms): SellingTerms {
  return {
    was_price,
    sale_ends,
    price_steps,
    minimum_order,
    order_step,
    unit,
    pack_quantity,
    stock_count,
    collect,
  };
}
