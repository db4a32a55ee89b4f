/** How a quantity is written in a line of an order: a pattern each, and how sure it is. */
import { SET } from './doubts';
import { FEATURE, MEASURE } from './measures';
import { NUMBER, UNIT } from './number-words';

type Rule = {
  pattern: RegExp;
  /** `no` and `maybe` leave the number in the name, `maybe` with a question. */
  read: (parts: Record<string, string | undefined>) => 'sure' | 'unsure' | 'no' | 'maybe';
};

const rule = (pattern: string, read: Rule['read'] = () => 'sure'): Rule => ({
  pattern: new RegExp(pattern, 'iu'),
  read,
});

/** A number before 'x' that is a size: 'M8 x 30', '3/4" x 2'. */
const SIZE_END = /(?:^|[\s(×x])(?:m?\d+(?:[.,/-]\d+)*)\s*(?:mm|cm|m|in|inch|ft|["”'])?$/i;
/** Words after which a number is a size, a grade or a type. */
const TYPE_BEFORE =
  /(?:^|\s)(?:size|sizes|no|no\.|number|grit|#|cat|class|grade|din|iso|en|type|model|ip|ral|series|mark|gauge|awg|sch|ph|pz|of|ng|eu|uk|us)\s*$/i;
/** The second figure of a size: '8 x 30'. */
const TIMES_BEFORE = /(?:^|[\s\d])[x×*]$/i;
const PIECES = /^(?:pcs?|pieces?|piraso)$/i;
/** A single word with letters and figures is a model number. */
const CODE = /^(?=\S*\d)(?=\S*\p{L})\S{5,}$/u;
/** A model number at the end: two letters before a figure, so neither '100mm' nor 'M8x30'. */
const CODE_END = /(?:^|\s)(?=\S{5})[^\s\d]*[a-wyz]\S*[a-wyz]\S*\d\S*$/i;
/** A larger number without a unit may be a size, a grade or a number of the maker. */
const GUESSED_MOST = 50;

/** In the order in which they are tried. */
export const countingRules: readonly Rule[] = [
  rule(
    `^(?<text>.+?)[\\s,;:(-]+(?:qty|quantity|dami|bilang)\\.?\\s*[:=]?\\s*(?<n>${NUMBER})\\s*(?<u>${UNIT})?\\.?\\)?$`,
  ),
  // What a name has in brackets first may be what a pack holds, or the quantity once more.
  rule('^(?<n>\\d{1,4})[x×]\\s+(?<text>\\([^()]+\\).*)$', () => 'unsure'),
  rule(`^[x×]\\s?(?<n>\\d{1,4})\\s+(?<text>\\p{L}.*)$`),
  rule(`^(?:qty|quantity)\\s*[:=]?\\s*(?<n>${NUMBER})\\s*(?<u>${UNIT})?[\\s,;:-]+(?<text>.+)$`),
  rule(
    `^(?<text>.*?\\S)[\\s,(]+(?<x>[x×*]\\s?)(?<n>\\d{1,4})\\s*(?<u>${UNIT})?\\.?\\)?$`,
    ({ text = '', x, u }) => {
      if (u !== undefined || !SIZE_END.test(text) || /\bof \d+$/i.test(text)) return 'sure';
      if (CODE_END.test(text)) return 'sure';
      if (x?.length === 1 && /(?:mm|cm|in|ft|["”])$/i.test(text)) return 'unsure';
      return /m\d[\d.]*$/i.test(text) ? 'no' : 'maybe';
    },
  ),
  rule(`^(?<text>.*?\\S)[\\s,(]+(?<n>\\d{1,4})\\s?[x×]\\)?$`, ({ text = '' }) =>
    SIZE_END.test(text) ? 'unsure' : 'sure',
  ),
  rule(
    `^(?<text>.*?\\S)(?<by>[\\s,;:=(–-]+)(?<n>${NUMBER})\\s*-?(?<u>${UNIT})\\.?\\)?$`,
    ({ text = '', by = '', n = '', u = '' }) => {
      if (/\b(?:of|ng)$/i.test(text) || /\.\d*[1-9]/.test(n)) return 'no';
      if (!SET.test(text) || !PIECES.test(u)) return 'sure';
      return /\S/.test(by) ? 'unsure' : 'maybe';
    },
  ),
  rule(
    `^(?<n>${NUMBER})(?<dash>[\\s-]?)(?<u>${UNIT})\\.?(?:\\s+(?:of|ng|na))?[\\s:,-]+(?<text>.+)$`,
    ({ text = '', n = '', u = '', dash }) => {
      // '5-piece' tells what a thing is made of.
      if (PIECES.test(u) && (SET.test(text) || dash === '-')) return 'unsure';
      return /^\d+\.\d{3}$/.test(n) ? 'unsure' : 'sure';
    },
  ),
  rule(`^(?<n>\\d{1,4})\\s?[x×*]\\s*(?<text>\\p{L}.*)$`),
  rule(`^(?<n>\\d{1,4})[x×]\\s+(?<text>(?:(?:\\d+[\\s-])?\\d+/\\d|#|ø).*)$`),
  rule(
    `^(?<text>.*?\\S)(?:\\s*[=:;]\\s*|\\s+[-–—]\\s*|\\s*,\\s*)(?<n>\\d{1,3}(?:,\\d{3})+|\\d{1,4})$`,
    ({ text = '', n = '' }) => {
      if (TYPE_BEFORE.test(text) || TIMES_BEFORE.test(text)) return 'no';
      return n.includes(',') || CODE.test(text) || Number(n) <= GUESSED_MOST ? 'sure' : 'unsure';
    },
  ),
  rule(`^(?<n>\\d{1,4})\\s*[-–—:=;,]\\s+(?<text>\\p{L}.*)$`, ({ n, text = '' }) =>
    Number(n) <= GUESSED_MOST && !FEATURE.test(text) ? 'sure' : 'unsure',
  ),
  rule(`^(?<text>.*?\\S)[\\s,;:(]+(?<u>${UNIT})\\.?[\\s:=]+(?<n>${NUMBER})\\)?$`, ({ text = '' }) =>
    TIMES_BEFORE.test(text) || SET.test(text) ? 'no' : 'sure',
  ),
  rule(`^(?<n>${NUMBER})\\s+(?:na\\s+)?(?<text>\\p{L}.*)$`, ({ text = '', n = '' }) => {
    if (/^\d/.test(n) && MEASURE.test(text)) return 'no';
    if (FEATURE.test(text) || Number(n) > GUESSED_MOST) return 'maybe';
    return /\.\d/.test(n) ? 'unsure' : 'sure';
  }),
  rule(`^(?<text>.*?\\S)\\s+(?<n>\\d{1,4})$`, ({ text = '', n }) => {
    if (TYPE_BEFORE.test(text) || TIMES_BEFORE.test(text)) return 'no';
    if (CODE.test(text)) return 'sure';
    return Number(n) > GUESSED_MOST || SIZE_END.test(text) ? 'maybe' : 'unsure';
  }),
  rule(
    `^(?<text>.+?)[\\s,;:(–-]+(?<n>${NUMBER})\\s*(?<u>${UNIT})\\b\\.?\\)?(?<more>[\\s,;(–-]+.+)$`,
    ({ text = '', u = '', more = '' }) => {
      if (/\b(?:of|ng)$/i.test(text)) return 'no';
      return PIECES.test(u) && SET.test(text + more) ? 'maybe' : 'unsure';
    },
  ),
  rule('^(?<n>\\d{1,4})\\s?[x×*]\\s*[^\\p{L}\\s]', () => 'maybe'),
];
