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

export const placeOrder = post('/api/store/order/placeOrders', placeOrderBody, placeOrderAnswer, {
  token: 'required',
});

export const fetchOrders = post(addresses.fetchOrders.path, fetchOrdersBody, rows(order), {
  token: 'required',
});

export const claimOrder = post('/api/store/order/claim', claimOrderBody, messageAnswer, {
  token: 'required',
  addition: true,
});
