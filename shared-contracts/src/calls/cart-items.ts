/** The call that puts several lines into a customer's cart. */
import { addItemsAnswer, addItemsBody } from '../wire/cart-items';
import { post } from './define';

export const addItems = post('/api/store/cart/addItems', addItemsBody, addItemsAnswer, {
  token: 'required',
  addition: true,
});
