import { z } from '../schema';
import { id, text } from './values';

const said = z.string().check(z.minLength(1));

/** A typed description, as values of facts that a search's results have. */
export const readAs = z.object({
  category: z.nullable(z.object({ id, name: text })),
  /** As a filter takes them: 'Length: 30 mm'. */
  facts: z.array(z.object({ label: said, value: said })).check(z.minLength(1)),
  /** The words of the query that say none of them: 'hex bolt'. */
  rest: said,
});
export type ReadAs = z.infer<typeof readAs>;
