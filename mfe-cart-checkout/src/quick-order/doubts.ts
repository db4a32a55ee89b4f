/** What makes a quantity uncertain, though a number was found or none seemed to be there. */
import { FEATURE, MEASURE } from './measures';
import { NUMBER, NUMBER_WORD, UNIT } from './number-words';

/** Sets are sold by the number of their pieces. */
export const SET = /\b(?:set|kit|assortment)\b/i;
/** How many are in a pack is no quantity. */
const PACKED = new RegExp(
  `\\b(?:packs?|boxe?s?|bags?|kahon|pakete)\\s+(?:of|ng)\\s+\\d+\\s*(?:pcs?|pieces?)?|\\(?\\d+\\s*(?:pcs?|pieces?|'?s)?\\s*(?:/|per)\\s*${UNIT}\\.?\\)?`,
  'giu',
);
const COUNTS =
  /(?<![\p{L}\d-])(?:pcs?|pieces?|piraso|pirasong|dozens?|dosena|dosenang|doz|pairs?|pares|qty|quantity)(?![\p{L}\d])/iu;
const RANGE = /\d\s+(?:to|or|hanggang|o)\s+\d|\s\d{1,4}\s?[-–+]\s?\d{1,4}$/i;
const COUNTED_RANGE = new RegExp(`\\d[-–]\\d+\\s*${UNIT}(?!\\p{L}|\\d)`, 'iu');
/** Another number with a unit, or one with 'x'. */
const COUNTED = new RegExp(
  `(?<![\\d.,/])\\d+\\s*${UNIT}(?![\\p{L}\\d-])|(?:^|\\s)\\d+\\s?[x×](?:\\s\\D|$)`,
  'iu',
);
/** 'hammer x two', 'hammer: three'. */
const IN_WORDS = new RegExp(`[\\s,:=(-](?:x\\s*)?(?:${NUMBER_WORD})\\)?$`, 'iu');
const ABOUT = /[~≈±]|\+\/-|\b(?:approx|about|around|more or less|mga \d|at least|max|minimum)\b/i;
const BRACKETED = /^[([]\d{1,4}[)\]]|[([]\d{1,4}[)\]]$/;
/** A second article: 'and 3 chisels', ', 2 pcs nails'. */
const MORE = new RegExp(
  `(?:(?<!\\d)[,;&+]|[,;&+]\\s|\\b(?:and|at|saka|tsaka|plus)\\s)\\s*${NUMBER}\\s*(?:x\\s|${UNIT}\\s)?\\s*(?<what>\\p{L}{3}.*)$`,
  'iu',
);

function hasMore(text: string): boolean {
  const what = MORE.exec(text)?.groups?.what;
  return what !== undefined && !MEASURE.test(what) && !FEATURE.test(what);
}

/** @param text what is left of the line without its quantity */
export function isDoubtful(line: string, text: string): boolean {
  const rest = text.replaceAll(PACKED, ' ');
  return (
    ABOUT.test(line) ||
    COUNTED_RANGE.test(line) ||
    RANGE.test(text) ||
    IN_WORDS.test(text) ||
    BRACKETED.test(text) ||
    hasMore(text) ||
    (!SET.test(rest) && (COUNTS.test(rest) || COUNTED.test(rest)))
  );
}

/** The line's count of a pack at its end, which hides the quantity before it: '3 packs (100pcs/pack)'. */
export const withoutPacked = (line: string): string =>
  line.replace(new RegExp(`[\\s,]*(?:${PACKED.source})$`, 'iu'), '');
