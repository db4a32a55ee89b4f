/** The calls of a customer's cart. */
import { cartAnswer, fetchCartBody, updateCartBody } from '../wire/cart';
import { post } from './define';

export const updateCart = post(
  '/api/store/cart/updateItemsInCart',
  updateCartBody,
  cartAnswer,
  "Change a line of the caller's cart; answers the cart as it is then.",
  { token: 'required' },
);

export const fetchCart = post(
  '/api/store/cart/fetchItemsAdded',
  fetchCartBody,
  cartAnswer,
  "The caller's cart.",
  { token: 'required' },
);
