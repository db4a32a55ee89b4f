/** The call of quick orders. */
import { matchLinesAnswer, matchLinesBody } from '../wire/quick-order';
import { post } from './define';

export const matchLines = post('/api/store/quick-order/match', matchLinesBody, matchLinesAnswer, {
  addition: true,
  work: 'search',
});
