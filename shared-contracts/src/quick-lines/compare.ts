/** How well an article fits a line, and whether the line names it and nothing else. */
import { EMPTY_WORDS, type Term, type Way } from '../search/query-terms';
import { editsBetween } from '../search/spelling';
import { codeOf, type Article } from './article';
import type { PastedLine, Run } from './pasted-line';
import { stem } from './line-stem';

const wayFactors: Record<Way['how'], number> = {
  asked: 1,
  'other name': 0.95,
  'wider name': 0.8,
  typo: 0.9,
};
/** A spec says less than a name, which has the values that matter. */
const TOLD = 0.9;
/** Sizes and numbers tell siblings apart. */
const FIGURE = 1.5;

const WHOLE_CODE = 100;
/** The name of a product has the number of its first variant: its siblings are nearly as good. */
const CODE_OF_PRODUCT = 90;
const LIKE_CODE = 60;
/** Words of the name that the line lacks. */
const MISSING_IN_NAME = 25;
const MISSING_IN_VARIANT = 3;
const DEFAULT = 0.6;
const IN_STOCK = 0.3;

/** So much of a line must be known of an article that is offered. */
const COVERED_LEAST = 0.55;
/** Two edits in a long number are a typo, one in a shorter one, and none in four figures. */
const LONG_CODE = 8;
const SHORT_CODE = 5;

export type Fit = {
  article: Article;
  score: number;
  /** The line's number that the article has, written exactly so. */
  run: Run | null;
  /** Whether the line names it by its number or its complete name, and says nothing else. */
  isNamed: boolean;
};

const weightOf = ({ asked }: Term) => (/\d/.test(asked) ? FIGURE : 1);

function wayFactor({ words, how }: Way, { named, told }: Article): number {
  const stems = words.map(stem);
  if (stems.every((word) => named.has(word))) return wayFactors[how];
  const isTold = stems.every((word) => named.has(word) || told.has(word));
  return isTold ? wayFactors[how] * TOLD : 0;
}

const factorOf = ({ ways }: Term, article: Article) =>
  Math.max(0, ...ways.map((way) => wayFactor(way, article)));

/** The share of words that a line doesn't say. */
function missing(words: readonly string[], said: ReadonlySet<string>): number {
  if (words.length === 0) return 0;
  return words.filter((word) => !said.has(word)).length / words.length;
}

/** The words of a line and the same sizes in other units, as far as they were typed. */
export function wordsIn({ terms, words }: PastedLine): ReadonlySet<string> {
  const typed = terms.flatMap(({ ways }) =>
    ways.filter(({ how }) => how === 'asked').flatMap((way) => way.words),
  );
  return new Set([...words, ...typed].map(stem));
}

/** The least edits between a number of the line and one of the article; null where it is no typo. */
function editsOf({ runs }: PastedLine, { codes }: Article): number | null {
  let least: number | null = null;
  for (const { code } of runs) {
    const most = code.length >= LONG_CODE ? 2 : code.length > SHORT_CODE ? 1 : 0;
    for (const own of codes) {
      const edits = editsBetween(code, own, most);
      if (edits <= most && (least === null || edits < least)) least = edits;
    }
  }
  return least;
}

function codeScore({ runs }: PastedLine, { productWords }: Article, run: Run | null): number {
  if (run) return WHOLE_CODE;
  const name = productWords.join('');
  return runs.some(({ code }) => name.includes(code)) ? CODE_OF_PRODUCT : 0;
}

/** @returns null where too little of the line is known of the article */
export function fitOf(line: PastedLine, said: ReadonlySet<string>, article: Article): Fit | null {
  const factors = line.terms.map((term) => factorOf(term, article));
  const all = line.terms.reduce((sum, term) => sum + weightOf(term), 0);
  const covered = line.terms.reduce(
    (sum, term, at) => sum + weightOf(term) * (factors[at] ?? 0),
    0,
  );
  const run = line.runs.find(({ code }) => article.codes.has(codeOf(code))) ?? null;
  const edits = run ? 0 : editsOf(line, article);
  const share = all === 0 ? 0 : covered / all;
  // A figure alone is no reason: many things have 40 kg.
  const isWord = line.terms.some(
    ({ asked }, at) => (factors[at] ?? 0) > 0 && /^\p{L}{3}/u.test(asked),
  );
  if (run === null && edits === null && (share < COVERED_LEAST || !isWord)) return null;
  const nameMissing = missing(article.productWords, said);
  const variantMissing = article.oneOfSeveral ? missing(article.variantWords, said) : 0;
  const isWhole = factors.every((factor) => factor > 0);
  const isPlain = line.terms.every(({ ways }) =>
    ways.some((way) => way.how === 'asked' && wayFactor(way, article) > 0),
  );
  const isNumber = run !== null && restIsExplained(line, run, factors);
  return {
    article,
    run,
    score:
      100 * share +
      Math.max(codeScore(line, article, run), edits === null ? 0 : LIKE_CODE - 15 * edits) -
      MISSING_IN_NAME * nameMissing -
      MISSING_IN_VARIANT * variantMissing +
      (article.isDefault ? DEFAULT : 0) +
      (article.inStock ? IN_STOCK : 0),
    isNamed: isNumber || (isWhole && isPlain && nameMissing === 0 && variantMissing === 0),
  };
}

/** Whether all words but those of the number fit the article too. */
function restIsExplained(line: PastedLine, run: Run, factors: readonly number[]): boolean {
  const ofRun = new Set(line.words.slice(run.from, run.to));
  return line.terms.every(({ asked, ways }, at) => {
    if ((factors[at] ?? 0) > 0 || EMPTY_WORDS.has(asked)) return true;
    return (ways[0]?.words ?? []).every((word) => ofRun.has(word));
  });
}
