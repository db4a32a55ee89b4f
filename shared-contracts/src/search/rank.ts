/** Ranks found products by the fields' weights, and by how much of the title the query names. */
import { cutText, fieldWeights, matchField } from './match';
import type { Term } from './query-terms';

/** Added where the query names the full title; a full name has 300 (specification, section 9). */
const TITLE = 150;
/** Added where the query names a full model number. */
const MODEL = 300;

/**
 * Subtracted from an accessory, because a shopper who searches a drill wants the machine first, and
 * from what is only sold with what was asked.
 */
const ACCESSORY = 60;
const accessories = new Set(
  `bit bits blade blades disc discs electrodes
  adapter conn connector coupling cplg elb elbow fitting locknut strap`.split(/\s+/),
);
/** What stands after these is sold with what stands before them: 'Bolt & Nut' is no nut. */
const BESIDE = /^(.+?)(?: & | and | with | w\/ ?)/i;

/** A description is ranked by the database, because reading it here would be the most expensive. */
const readFields = ['product_name', 'brand_name', 'category_name'] as const;

export type Ranked = Record<(typeof readFields)[number], string> & {
  title: string;
  searchText: string;
};

/**
 * The score of a title: the share of its letters that match, less for an accessory not searched.
 */
function titleRank(terms: readonly Term[], title: string, cut: typeof cutText): number {
  const words = cut(title).tokens;
  if (words.length === 0) return 0;
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  const { ranges } = matchField(terms, title, cut);
  const meant = new Set(
    words.filter(({ from, to }) => ranges.some((range) => range.from < to && from < range.to)),
  );
  const share = [...meant].reduce((sum, { text }) => sum + text.length, 0) / letters;
  const unasked = words.some((word) => accessories.has(word.text) && !meant.has(word));
  const before = BESIDE.exec(title)?.[1]?.length ?? 0;
  const isBeside =
    words.some((word) => word.to <= before && !meant.has(word)) &&
    words.some((word) => word.from > before && meant.has(word));
  return TITLE * share - (unasked || isBeside ? ACCESSORY : 0);
}

/** The word of a term that may be a model number: one with letters and digits. */
function codeOf({ ways }: Term): string[] {
  const word = ways[0]?.words.join('') ?? '';
  return word.length > 4 && /\d/.test(word) && /^\p{L}/u.test(word) ? [word] : [];
}

/** Remembers what a function gave for a text. */
function once(read: (text: string) => number): (text: string) => number {
  const known = new Map<string, number>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const value = read(text);
    known.set(text, value);
    return value;
  };
}

/**
 * Ranks rows for a query; a higher number comes first. Brands, categories and titles are compared
 * once for all rows that share them.
 * @param cut cuts a text; a caller who ranks the same rows for other queries may keep what it gives
 */
export function rankBy(terms: readonly Term[], cut = cutText): (row: Ranked) => number {
  const codes = terms.flatMap(codeOf);
  const score = once((text) => matchField(terms, text, cut).score);
  const ofTitle = once((title) => titleRank(terms, title, cut));
  return (row) => {
    const weighted = readFields.reduce(
      (sum, field) => sum + fieldWeights[field] * score(row[field]),
      0,
    );
    const models = codes.length === 0 ? [] : (row.searchText.split(' | ')[0]?.split(' ') ?? []);
    const isModel = codes.some((code) => models.includes(code));
    return weighted + ofTitle(row.title) + (isModel ? MODEL : 0);
  };
}
