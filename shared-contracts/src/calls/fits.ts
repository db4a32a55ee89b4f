/** The call of what fits a variant. A provider may lack it: it answers 404. */
import { fitsAnswer, fitsQuery } from '../wire/fits';
import { ask } from './define';

export const readFits = ask('/api/store/products/fits', fitsQuery, fitsAnswer, {
  addition: true,
  work: 'search',
});
