/** The calls of orders. */
import { addresses } from '../addresses';
import { fetchOrdersBody, order, placeOrderAnswer, placeOrderBody } from '../wire/order';
import { rows } from '../wire/values';
import { post } from './define';

export const placeOrder = post(
  '/api/store/order/placeOrders',
  placeOrderBody,
  placeOrderAnswer,
  "Order what is in the caller's cart. Other totals than the provider's answer 409.",
  { token: 'required' },
);

export const fetchOrders = post(
  addresses.fetchOrders.path,
  fetchOrdersBody,
  rows(order),
  "The caller's orders, newest first.",
  { token: 'required' },
);
