/** The call of the customer's own tools that something of a list fits. A provider may lack it: it answers 404. */
import { ownedFitsAnswer, ownedFitsBody } from '../wire/owned-fits';
import { post } from './define';

export const findOwnedFits = post(
  '/api/store/products/search/owned-fits',
  ownedFitsBody,
  ownedFitsAnswer,
  { token: 'required', addition: true },
);
