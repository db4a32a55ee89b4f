/** The call that names all products. A provider may lack it: it answers 404. */
import { productIdsAnswer, productIdsQuery } from '../wire/product-ids';
import { ask } from './define';

export const listProductIds = ask('/api/store/product-ids', productIdsQuery, productIdsAnswer, {
  addition: true,
});
