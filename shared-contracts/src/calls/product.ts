/** The call of one product, whose schemas lists and searches do without. */
import { productDetails } from '../wire/product-details';
import { get } from './define';

export const readProduct = get('/api/store/products/details/{id}', productDetails);
