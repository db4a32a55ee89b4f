/** Writes a name so that its rules see one spelling: '5-Inch' and '5"' as '5 in', '10X30MM' as '10 x 30 mm'. */
import { fold } from 'shared-contracts/search/fold';

const UNITS =
  'mm2|mm²|mm|cm|in|inch|inches|ft|feet|foot|m|mtrs?|meters?|metres?|kgs?|kilos?|lbs?|oz|t|tons?|ml|ltrs?|l|liters?|litres?|gal|gallons?|cc|kvac?|vac|vdc|volts?|v|kva|kw|watts?|w|hp|ma|kaic|kaic?|ka|amps?|a|ah|mah|psi|bars?|mpa|kpa|hz|rpm|ph|phase|poles?|p|pcs?|pieces?|packs?|teeth|tooth|awg|pins?';
type Spelling = readonly [spellings: RegExp, one: string | ((found: string) => string)];
/** Cap screws by their heads. */
const CAP_SCREWS: readonly Spelling[] = [
  [/\bshcs\b/gi, 'socket head cap screw'],
  [/\bbhcs\b/gi, 'button head cap screw'],
  [/\bfhcs\b/gi, 'flat head cap screw'],
  [/\bhhcs\b/gi, 'hex head cap screw'],
  [/(?<=\b(?:hex|soc|socket|button|flat)[- ]?(?:hd|head) )cs\b/gi, 'cap screw'],
  [/(?<=\bcap )scr\b/gi, 'screw'],
];
const SAME: readonly Spelling[] = [
  [/(?<=\d)[- ]?(?:inches|inch)\b/g, ' in'],
  [/(?<=\d) ?(?:feet|foot)\b/g, ' ft'],
  [/(?<=\d) ?(?:mtrs?|meters?|metres?)\b/g, ' m'],
  [/(?<=\d) ?(?:kgs|kilos?)\b/g, ' kg'],
  [/(?<=\d) ?lbs\b/g, ' lb'],
  [/(?<=\d) ?(?:tons?|tonnes?)\b/g, ' t'],
  [/(?<=\d) ?(?:ltrs?|liters?|litres?)\b/g, ' l'],
  [/(?<=\d) ?gallons?\b/g, ' gal'],
  [/(?<=\d) ?volts?\b/g, ' v'],
  [/(?<=\d) ?watts?\b/g, ' w'],
  [/(?<=\d) ?amps?\b/g, ' a'],
  [/(?<=\d) ?(?:sq\.? ?mm|mm2)/g, ' mm2'],
  [/(?<=\d) m\/(?:rl|roll|bx|box|drum|coil)\b/g, ' m '],
  [/(?<=\d) ?pieces?\b/g, ' pc'],
  [/(?<=\d) ?pcs\b/g, ' pc'],
  [/\bsch\.(?= ?\d)/g, 'sch'],
  [/\b(in|ft|lb|lbs|pc|pcs|dr|oz|kg|mm|ml|gal)\.(?=[\s,)/x]|$)/g, '$1'],
  [/\bg\.i\.?(?=\s|$)/g, 'gi'],
  [/\bh\.d\.g\.?(?=\s|$)/g, 'hdg'],
  // A decimal comma: of a metric thread's pitch, of millimetres and of a property class.
  [/(?<=\bm ?\d{1,2} ?x ?[0-6]),(?=(?:25|5|75|0)(?![\d,]))/g, '.'],
  [/(?<![\d.,])(\d{1,3}),(\d|25|75)(?= ?mm\b)/g, '$1.$2'],
  [/(?<![\d.,x])(8,8|10,9|12,9)(?![\d,])/g, (found: string) => found.replace(',', '.')],
  // The length of '1/2-13NCX3'.
  [/(?<=\d ?u?n[cf])x(?=\d)/g, ' x '],
  ...CAP_SCREWS,
];

/** After these a whole number is no part of the fraction after it: 'Grade 5 1/2 in'. */
const WHOLE =
  /(?<!(?:dn|grade|gr|class|cl|size|no|sch|#|(?<![a-z])x|,|\/) ?)(?<![\d./#a-z-])(\d|1[0-2]) (?=\d{1,2}\/(?:2|4|8|16|32|64)(?!\d))/g;
/** A unit behind a number that begins a word, or follows the × of a size: not that of 'ER308L'. */
const JOINED = new RegExp(
  String.raw`(?<=(?:(?<![a-z0-9.-])|(?<=\d ?x ?))#?\d[\d./-]*)-? ?(${UNITS})\b(?![-/]\d)`,
  'g',
);

const respelled = (text: string, [spellings, one]: Spelling): string =>
  typeof one === 'string' ? text.replaceAll(spellings, one) : text.replaceAll(spellings, one);

/** A text with the kinds of cap screws in full: 'SHCS M8 x 20' is a socket head cap screw. */
export const withCapScrews = (text: string): string => CAP_SCREWS.reduce(respelled, text);

/**
 * The name of goods in lower case and in one spelling.
 * @param leftOut brand and model numbers, which say nothing of the goods
 */
export function plainName(name: string, leftOut: readonly string[]): string {
  let text = ` ${fold(name.replaceAll('²', '2'))} `;
  for (const each of leftOut) {
    const folded = fold(each).trim();
    if (folded.length > 1) text = text.replaceAll(` ${folded} `, ' ; ');
  }
  text = text
    .replaceAll(/[”″]|''/g, '"')
    .replaceAll(/(?<=\d),(?=\d{3}(?!\d))/g, '')
    .replaceAll('×', 'x')
    .replaceAll(/[‐–—]/g, '-')
    .replaceAll(/(?<=\d)\s?"/g, ' in ')
    .replaceAll(/\s+/g, ' ');
  text = text.replaceAll(WHOLE, '$1-');
  text = text.replaceAll(JOINED, ' $1');
  for (const each of SAME) text = respelled(text, each);
  return text
    .replaceAll(/(?<=\d(?: (?:mm|cm|m|in|ft))?) ?x ?(?=[#\d])/g, ' x ')
    .replaceAll(/(?<=\d(?:mm|cm|in|ft)) ?x ?(?=[#\d])/g, ' x ')
    .replaceAll(JOINED, ' $1')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
