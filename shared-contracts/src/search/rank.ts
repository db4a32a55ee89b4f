/** Ranks found products by the fields' weights, and by how much of the title the query names. */
import { fieldWeights, matchField } from './match';
import type { Term } from './query-terms';
import { tokensOf } from './tokens';

/** Added where the query names the full title; a full name has 300 (specification, section 9). */
const TITLE = 150;
/** Added where the query names a full model number. */
const MODEL = 300;

/** Subtracted from an accessory, because a shopper who searches a drill wants the machine first. */
const ACCESSORY = 60;
const accessories = new Set(['bit', 'bits', 'blade', 'blades', 'disc', 'discs', 'electrodes']);

/** A description is ranked by the database, because reading it here would be the most expensive. */
const readFields = ['product_name', 'brand_name', 'category_name'] as const;

export type Ranked = Record<(typeof readFields)[number], string> & {
  title: string;
  searchText: string;
};

/**
 * The score of a title: the share of its letters that match, less for an accessory not searched.
 */
function titleRank(terms: readonly Term[], title: string): number {
  const words = tokensOf(title);
  if (words.length === 0) return 0;
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  const { ranges } = matchField(terms, title);
  const meant = new Set(
    words.filter(({ from, to }) => ranges.some((range) => range.from < to && from < range.to)),
  );
  const share = [...meant].reduce((sum, { text }) => sum + text.length, 0) / letters;
  const unasked = words.some((word) => accessories.has(word.text) && !meant.has(word));
  return TITLE * share - (unasked ? ACCESSORY : 0);
}

/** Whether a term has letters and digits and is one of the product's model numbers. */
function isModel({ ways }: Term, models: ReadonlySet<string>): boolean {
  const word = ways[0]?.words.join('') ?? '';
  return word.length > 4 && /\d/.test(word) && /^\p{L}/u.test(word) && models.has(word);
}

/** A row's rank; a higher number comes first. */
export function rankOf(terms: readonly Term[], row: Ranked): number {
  const weighted = readFields.reduce(
    (sum, field) => sum + fieldWeights[field] * matchField(terms, row[field]).score,
    0,
  );
  const models = new Set(row.searchText.split(' | ')[0]?.split(' '));
  return (
    weighted +
    titleRank(terms, row.title) +
    (terms.some((term) => isModel(term, models)) ? MODEL : 0)
  );
}
