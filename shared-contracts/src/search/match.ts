/**
 * How well a found row's texts match the query, for its rank, its percent and its highlights. The
 * score of a word in a field: the whole field 100, a word of it 95, the beginning of one 90, inside
 * one 70 (specification, section 9), and half of that for the word to which a typo was corrected.
 */
import type { MatchRange } from '../wire/search';
import { COMPARED_MOST, cutTo } from './bounds';
import type { Term, Way } from './query-terms';
import { isDigit } from './quantity';
import { tokensOf, type Token } from './tokens';

/** Specification, section 9. */
export const fieldWeights = {
  product_name: 3,
  brand_name: 2,
  category_name: 1.5,
  description: 1,
} as const;
export type Field = keyof typeof fieldWeights;
const fields = Object.keys(fieldWeights) as Field[];

const WHOLE_FIELD = 100;
const WHOLE_WORD = 95;
const STEM = 92;
const BEGINNING = 90;
const INSIDE = 70;
const RANGES_MOST = 50;
const wayFactors: Record<Way['how'], number> = {
  asked: 1,
  'other name': 0.9,
  'wider name': 0.8,
  typo: 0.5,
};

/** How many first letters two words of one stem have in common. */
const STEM_SHARED = 3;

/** Whether two words have one stem, as the database finds them: 'batteries' and 'battery'. */
function sameStem(asked: string, word: string): boolean {
  if (asked.length <= STEM_SHARED || word.length <= STEM_SHARED) return false;
  if (!word.startsWith(asked.slice(0, STEM_SHARED))) return false;
  const stem = (text: string) => text.replace(/(?:ies|es|s|y)$/, '').replace(/(?:ing|ed|er)$/, '');
  return stem(asked) === stem(word);
}

type Hit = { score: number; range: MatchRange };

function hitOf(word: string, token: Token): Hit | null {
  const { text, parts, same, from, to } = token;
  if (text === word || (parts.length > 0 && parts.includes(word)) || same?.includes(word)) {
    return { score: WHOLE_WORD, range: { from, to } };
  }
  // A number matches as a whole only: a search for 10 must not find 100.
  if (isDigit(word)) return null;
  if (sameStem(word, text)) return { score: STEM, range: { from, to } };
  const at = text.indexOf(word);
  if (at < 0) return null;
  // Where folding or left-out hyphens have changed the length, the whole word is marked.
  const sameLength = text.length === to - from;
  const begin = from + at;
  const inside = sameLength ? { from: begin, to: begin + word.length } : { from, to };
  return { score: at === 0 ? BEGINNING : INSIDE, range: inside };
}

type WayScore = { score: number; hits: Hit[] };

/** A text cut into its words, once for all terms that are searched in it. */
export type Cut = {
  text: string;
  tokens: Token[];
  /** All words and parts. A word has no hit where its beginning isn't in this. */ all: string;
};

/** Cuts a text; only its first COMPARED_MOST characters are compared. */
export function cutText(whole: string): Cut {
  const text = cutTo(whole, COMPARED_MOST);
  const tokens = tokensOf(text);
  return {
    text,
    tokens,
    all: tokens.flatMap((token) => [token.text, ...token.parts, ...(token.same ?? [])]).join(' '),
  };
}

/** The score of one way to say a term: the mean of its words' best scores, with their places. */
function wayIn(way: Way, { tokens, all }: Cut): WayScore {
  const found: Hit[] = [];
  let sum = 0;
  for (const word of way.words) {
    if (!all.includes(word.slice(0, STEM_SHARED))) continue;
    const hits: Hit[] = [];
    let most = 0;
    for (const token of tokens) {
      const hit = hitOf(word, token);
      if (!hit) continue;
      hits.push(hit);
      most = Math.max(most, hit.score);
    }
    sum += most;
    for (const hit of hits) if (hit.score > INSIDE || most === INSIDE) found.push(hit);
  }
  return { score: (sum / way.words.length) * wayFactors[way.how], hits: found };
}

function merged(ranges: MatchRange[]): MatchRange[] {
  const sorted = ranges.toSorted((a, b) => a.from - b.from);
  const out: MatchRange[] = [];
  for (const range of sorted) {
    const last = out.at(-1);
    if (last && range.from <= last.to) last.to = Math.max(last.to, range.to);
    else out.push({ ...range });
  }
  return out.slice(0, RANGES_MOST);
}

export type FieldMatch = {
  /** 0 to 100, the mean over the terms. */
  score: number;
  /** What to mark. */
  ranges: MatchRange[];
};

/** The same, with the terms that the field has, and those of which it has a whole word. */
type WordMatch = FieldMatch & { said: ReadonlySet<Term>; whole: ReadonlySet<Term> };

const NONE: ReadonlySet<Term> = new Set();

/**
 * How well a field's text matches.
 * @param cut cuts a text; a caller who compares the same texts again may keep what it gives
 */
export function matchField(terms: readonly Term[], text: string, cut = cutText): FieldMatch {
  const { score, ranges } = matchWords(terms, text, cut);
  return { score, ranges };
}

/**
 * @param elsewhere terms of which the product has whole words: then parts of words are not marked,
 * so that 'bolt' marks 'Bolts' and not the beginning of the brand Boltrand
 */
function matchWords(
  terms: readonly Term[],
  whole: string,
  cut: typeof cutText,
  elsewhere: ReadonlySet<Term> = NONE,
): WordMatch {
  const words = cut(whole);
  const { text } = words;
  const ranges: MatchRange[] = [];
  const wholes = new Set<Term>();
  const having = new Set<Term>();
  let sum = 0;
  for (const term of terms) {
    const said = term.ways.map((way) => wayIn(way, words));
    const best = Math.max(0, ...said.map(({ score }) => score));
    sum += best;
    if (best > 0) having.add(term);
    const hits = said.flatMap((way) => (way.score > 0 && way.score === best ? way.hits : []));
    const ofWords = hits.filter(({ score }) => score >= STEM);
    if (ofWords.length > 0) wholes.add(term);
    const marked = ofWords.length > 0 || elsewhere.has(term) ? ofWords : hits;
    ranges.push(...marked.map(({ range }) => range));
  }
  const mean = sum / Math.max(1, terms.length);
  const covered = merged(ranges);
  const letters = (from: string) => from.replaceAll(/[^\p{L}\p{N}]/gu, '').length;
  const marked = () => covered.map(({ from, to }) => text.slice(from, to)).join('');
  const isAll = mean >= WHOLE_WORD && letters(marked()) === letters(whole);
  return { score: isAll ? WHOLE_FIELD : mean, ranges: covered, said: having, whole: wholes };
}

export type RowMatch = {
  /**
   * The weighted mean of the matched fields' scores; null where it would say nothing, because only
   * the description has what was asked, or a variant, or because the query was not found as a whole.
   */
  percent: number | null;
  highlights: Partial<Record<Field, MatchRange[]>>;
};

/**
 * Percent and highlights of a row.
 * @param all whether the row has all terms: then those that no field has are in its variants or specs
 */
export function matchRow(
  terms: readonly Term[],
  row: Record<Field, string>,
  all: boolean,
  cut = cutText,
): RowMatch {
  const highlights: RowMatch['highlights'] = {};
  const whole = new Set<Term>();
  const said = new Set<Term>();
  const found = fields.flatMap((field) => {
    const match = matchWords(terms, row[field], cut);
    for (const term of match.whole) whole.add(term);
    for (const term of match.said) said.add(term);
    return match.score === 0 ? [] : [{ field, ...match }];
  });
  const inVariants = (INSIDE * (terms.length - said.size)) / Math.max(1, terms.length);
  let weighted = 0;
  let weights = 0;
  for (const { field, score, ranges, whole: own } of found) {
    const most = field === 'product_name' ? score + inVariants : score;
    weighted += most * fieldWeights[field];
    weights += fieldWeights[field];
    const again = own.size < whole.size;
    highlights[field] = again ? matchWords(terms, row[field], cut, whole).ranges : ranges;
  }
  const isTold = all && found.some(({ field }) => field !== 'description');
  const percent = isTold ? Math.min(100, Math.max(1, Math.round(weighted / weights))) : null;
  return { percent, highlights };
}
