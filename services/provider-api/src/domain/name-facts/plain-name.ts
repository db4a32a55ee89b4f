/** Writes a name so that its rules see one spelling: '5-Inch' and '5"' as '5 in', '10X30MM' as '10 x 30 mm'. */
import { fold } from 'shared-contracts/search/fold';

const UNITS =
  'mm2|mm²|mm|cm|in|inch|inches|ft|feet|foot|m|mtrs?|meters?|metres?|kgs?|kilos?|lbs?|oz|t|tons?|ml|ltrs?|l|liters?|litres?|gal|gallons?|cc|kvac?|vac|vdc|volts?|v|kva|kw|watts?|w|hp|ma|kaic|kaic?|ka|amps?|a|ah|mah|psi|bars?|mpa|kpa|hz|rpm|ph|phase|poles?|p|pcs?|pieces?|packs?|teeth|tooth|awg|pins?';
const SAME: readonly (readonly [RegExp, string])[] = [
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
];

/** After these a whole number is no part of the fraction after it: 'Grade 5 1/2 in'. */
const WHOLE =
  /(?<!(?:dn|grade|gr|class|cl|size|no|sch|#|(?<![a-z])x|,|\/) ?)(?<![\d./#a-z-])(\d|1[0-2]) (?=\d{1,2}\/(?:2|4|8|16|32|64)(?!\d))/g;
/** A unit behind a number that begins a word, or follows the × of a size: not that of 'ER308L'. */
const JOINED = new RegExp(
  String.raw`(?<=(?:(?<![a-z0-9.-])|(?<=\d ?x ?))#?\d[\d./-]*)-? ?(${UNITS})\b(?![-/]\d)`,
  'g',
);

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
  for (const [spelling, one] of SAME) text = text.replaceAll(spelling, one);
  return text
    .replaceAll(/(?<=\d(?: (?:mm|cm|m|in|ft))?) ?x ?(?=[#\d])/g, ' x ')
    .replaceAll(/(?<=\d(?:mm|cm|in|ft)) ?x ?(?=[#\d])/g, ' x ')
    .replaceAll(JOINED, ' $1')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
