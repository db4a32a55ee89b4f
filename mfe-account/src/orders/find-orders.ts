import type { Order } from 'shared-contracts/wire/order';

const plain = (text: string) => text.toLowerCase().replaceAll(/[^\p{Letter}\p{Number}]+/gu, '');

/**
 * The orders whose number, or the customer's own PO number, has the query in it (typed without dashes or in small letters too), or in
 * which a product of that name or model number was bought. A blank query finds all.
 */
export function findOrders(orders: readonly Order[], query: string): Order[] {
  const wanted = plain(query);
  if (wanted === '') return [...orders];
  return orders.filter(
    (order) =>
      plain(order.order_number).includes(wanted) ||
      plain(order.po_number).includes(wanted) ||
      order.products.some(
        ({ product_name: name, model = '' }) =>
          plain(name).includes(wanted) || plain(model).includes(wanted),
      ),
  );
}

/** The order of a number; undefined where the customer has none. */
export function orderOf(orders: readonly Order[], number: string): Order | undefined {
  return orders.find((order) => order.order_number === number);
}
