/** The calls of a customer's cart. */
import { cartAnswer, fetchCartBody, updateCartBody } from '../wire/cart';
import { post } from './define';

export const updateCart = post('/api/store/cart/updateItemsInCart', updateCartBody, cartAnswer, {
  token: 'required',
});

export const fetchCart = post('/api/store/cart/fetchItemsAdded', fetchCartBody, cartAnswer, {
  token: 'required',
});
