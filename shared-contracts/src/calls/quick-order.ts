/** The call of quick orders. */
import { matchLinesAnswer, matchLinesBody } from '../wire/quick-order';
import { post } from './define';

export const matchLines = post(
  '/api/store/quick-order/match',
  matchLinesBody,
  matchLinesAnswer,
  'What lines of a quick order mean: for each, the variants with price and stock.',
  { addition: true, work: 'search' },
);
