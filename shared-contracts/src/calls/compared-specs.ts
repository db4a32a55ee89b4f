/** The call of what compared specs mean. A provider may lack it: it answers 404. */
import { comparedSpecsAnswer, comparedSpecsQuery } from '../wire/compared-specs';
import { ask } from './define';

export const readComparedSpecs = ask(
  '/api/store/products/compared-specs',
  comparedSpecsQuery,
  comparedSpecsAnswer,
  { addition: true },
);
