/** The call of what may stand in for a variant. A provider may lack it: it answers 404. */
import { standInsAnswer, standInsQuery } from '../wire/stand-ins';
import { ask } from './define';

export const findStandIns = ask('/api/store/products/stand-ins', standInsQuery, standInsAnswer, {
  addition: true,
  work: 'search',
});
