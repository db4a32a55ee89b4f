/** The calls of orders. */
import { addresses } from '../addresses';
import {
  claimOrderBody,
  fetchOrdersBody,
  order,
  placeOrderAnswer,
  placeOrderBody,
} from '../wire/order';
import { messageAnswer, rows } from '../wire/values';
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

export const claimOrder = post(
  '/api/store/order/claim',
  claimOrderBody,
  messageAnswer,
  "Make an order that staff wrote down the caller's own, by the code on its slip; a second time too.",
  { token: 'required', addition: true },
);
