/** Takes the quantity out of a line that somebody typed: '3 pcs hammer', 'HAG100-1P x 2'. */
import { QUANTITY_MOST } from 'shared-contracts/wire/cart';
import { countOf, NUMBER, UNIT } from './number-words';

export type Counted = {
  text: string;
  /** 1 to 9999. */
  quantity: number;
  /** False where a number may as well be part of the name: the shopper is asked to look. */
  sure: boolean;
};

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
  /(?:^|\s)(?:size|sizes|no|no\.|number|grit|#|cat|class|grade|din|iso|en|type|model|ip|ral|series|mark|gauge|awg|sch|ph|pz)\s*$/i;
/** The second figure of a size: '8 x 30'. */
const TIMES_BEFORE = /(?:^|[\s\d])[x×*]$/i;
/** After a number these are a measure of the thing, and so is the number. */
const MEASURE =
  /^(?:mm2?|cm|m|in|inch|inches|ft|feet|foot|kg|kgs?|kilos?|g|grams?|t|tons?|l|liters?|litres?|ml|gal|gallons?|v|volts?|vac|vdc|w|watts?|kw|hp|a|amps?|ah|mah|bar|psi|kva|nm|lm|hz|rpm|p|pole|poles|ph|phase|way|gang|pin|teeth|tooth|tpi|drawers?|levels?|steps?|ply|k|grit)\b/i;
/** Sets are sold by the number of their pieces. */
const SET = /\b(?:set|kit|assortment)\b/i;
const PIECES = /^(?:pcs?|pieces?|piraso)$/i;
/** A larger number at the end is rather a size than a quantity. */
const GUESSED_MOST = 50;

const rules: readonly Rule[] = [
  rule(
    `^(?<text>.+?)[\\s,;:(-]+(?:qty|quantity|dami|bilang)\\.?\\s*[:=]?\\s*(?<n>${NUMBER})\\s*(?<u>${UNIT})?\\.?\\)?$`,
  ),
  rule(`^(?:qty|quantity)\\s*[:=]?\\s*(?<n>${NUMBER})\\s*(?<u>${UNIT})?[\\s,;:-]+(?<text>.+)$`),
  rule(
    `^(?<text>.*?\\S)[\\s,(]+(?<x>[x×*]\\s?)(?<n>\\d{1,4})\\s*(?<u>${UNIT})?\\.?\\)?$`,
    ({ text = '', x, u }) => {
      if (u !== undefined || !SIZE_END.test(text) || /\bof \d+$/i.test(text)) return 'sure';
      if (x?.length === 1 && /(?:mm|cm|in|ft|["”])$/i.test(text)) return 'unsure';
      return /m\d[\d.]*$/i.test(text) ? 'no' : 'maybe';
    },
  ),
  rule(`^(?<text>.*?\\S)[\\s,(]+(?<n>\\d{1,4})\\s?[x×]\\)?$`, ({ text = '' }) =>
    SIZE_END.test(text) ? 'unsure' : 'sure',
  ),
  rule(
    `^(?<text>.*?\\S)[\\s,;:=(–-]+(?<n>${NUMBER})\\s*-?(?<u>${UNIT})\\.?\\)?$`,
    ({ text = '', u = '' }) => {
      if (/\b(?:of|ng)$/i.test(text)) return 'no';
      return SET.test(text) && PIECES.test(u) ? 'no' : 'sure';
    },
  ),
  rule(
    `^(?<n>${NUMBER})[\\s-]?(?<u>${UNIT})\\.?(?:\\s+(?:of|ng|na))?[\\s:,-]+(?<text>.+)$`,
    ({ text = '', u = '' }) => (SET.test(text) && PIECES.test(u) ? 'unsure' : 'sure'),
  ),
  rule(`^(?<n>\\d{1,4})\\s?[x×*]\\s*(?<text>\\p{L}.*)$`),
  rule(
    `^(?<text>.*?\\S)(?:\\s*[=:;]\\s*|\\s+[-–—]\\s*|\\s*,\\s*)(?<n>\\d{1,3}(?:,\\d{3})+|\\d{1,4})$`,
    ({ text = '' }) => (TYPE_BEFORE.test(text) || TIMES_BEFORE.test(text) ? 'no' : 'sure'),
  ),
  rule(`^(?<n>${NUMBER})\\s+(?:na\\s+)?(?<text>\\p{L}.*)$`, ({ text = '', n = '' }) =>
    /^\d/.test(n) && MEASURE.test(text) ? 'no' : 'sure',
  ),
  rule(`^(?<text>.*?\\S)\\s+(?<n>\\d{1,4})$`, ({ text = '', n }) => {
    if (TYPE_BEFORE.test(text) || TIMES_BEFORE.test(text)) return 'no';
    // A single word with letters and figures is a model number.
    if (/^(?=\S*\d)(?=\S*\p{L})\S{5,}$/u.test(text)) return 'sure';
    return Number(n) > GUESSED_MOST || SIZE_END.test(text) ? 'no' : 'unsure';
  }),
];

const tidy = (text: string) => text.replace(/^[\s,;:=()–-]+|[\s,;:=(–-]+$/gu, '');

/** A line without a number has one unit; a number that stays in the name is left there. */
export function countedLine(line: string): Counted {
  let sureOfNone = true;
  for (const { pattern, read } of rules) {
    const parts = pattern.exec(line)?.groups;
    if (!parts) continue;
    const text = tidy(parts.text ?? '');
    const said = read(parts);
    if (said === 'maybe') sureOfNone = false;
    // A quantity of nothing is a name: '12 pcs' may be all that somebody wrote.
    if (said === 'no' || said === 'maybe' || !/[\p{L}\d]{2}/u.test(text)) continue;
    const count = countOf(parts.n ?? '', parts.u);
    const quantity = Math.min(QUANTITY_MOST, Math.max(1, count));
    return { text, quantity, sure: said === 'sure' && quantity === count };
  }
  return { text: tidy(line), quantity: 1, sure: sureOfNone };
}
