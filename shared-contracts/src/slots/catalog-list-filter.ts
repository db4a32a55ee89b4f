import { z } from '../schema';

const namesById = z.record(z.string(), z.string());

/**
 * What a search has found can be narrowed by, as lists are: by the parameters `brand`, `category`,
 * `price_min`, `price_max`, `in_stock` and `spec` of the page's URL (`list-filter.ts`). The part
 * reads and changes them; the page that shows it asks for what they say, and gives its results the
 * id `products`, to which the part has a way past itself.
 */
export const catalogListFilter = z.object({
  query: z.string(),
  /**
   * `column` stands beside the results and is empty where there is no room for it; `sheet` is a
   * button and its sheet, only where there is none; `chips` are what has been chosen.
   */
  layout: z.enum(['column', 'sheet', 'chips']),
  /** What the page says of its results, such as '20 of 46 products'. */
  shown: z.optional(z.string()),
  /** How many products were found; null where nobody says. */
  total: z.optional(z.nullable(z.number())),
  /** Whether other results are on their way. */
  waiting: z.optional(z.boolean()),
  /** What the chosen brands and categories are called, by id, as far as it is known. */
  names: z.optional(z.object({ brands: namesById, categories: namesById })),
});
