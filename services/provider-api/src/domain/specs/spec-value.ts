/**
 * Reads a spec's value, so that equal values of different spellings are one: '1/2 in' and '12.7 mm',
 * '2.5 kW' and '2,500 W', 'M8' and 'M8 × 1.25', '1 hp' and '0.75 kW' of a motor, 'DN 15' and '1/2 in'.
 * A value that is no number is its folded text. Units and tables are those of the search.
 */
import { fold } from 'shared-contracts/search/fold';
import { kilowattsOf } from 'shared-contracts/sizes/motor-powers';
import { celsiusOf, toldBar, unitNamed } from 'shared-contracts/sizes/unit-factors';
import { pipeInches, sizeOf } from './spec-sizes';

export type SpecValue = {
  /** Equal for equal values. */
  value: string;
  /** In `base`; null where the value is no number. */
  number: number | null;
  /** The unit in which numbers are compared; '' for a bare number, a thread and a text. */
  base: string;
  /** The unit as it was written, and how many of `base` it is. */
  unit: string;
  factor: number;
  /** What stands before what where values are listed; null for a text. */
  order: number | null;
  /** The ends of '9–13 A' in `base`; null for any other value. */
  range: { from: number; to: number } | null;
};

/** Longer values are sentences, which nobody chooses from a list. */
export const VALUE_MOST = 60;

const whole = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?`;
const unit = String.raw`\p{L}[\p{L}²³/()]*|"`;
/** A number or an inch fraction ('1-1/4', '1 1/4', '1/2'), and a unit; then at most a conversion. */
const MEASURE = new RegExp(
  String.raw`^(?:(${whole})[ -])??(?:(\d{1,2})/(2|4|8|16|32|64)|(${whole}))\s?-?(${unit})(?: dc)?(?:\s\([^()]*(?:\([^()]*\))?[^()]*\))?$`,
  'u',
);
const RANGE = new RegExp(String.raw`^(${whole})\s?(?:[-–—~]|to)\s?(${whole})\s?-?(${unit})$`, 'u');
const BARE = new RegExp(`^(${whole})$`);
const TEMPERATURE = /^([-−]?\d{1,4}(?:\.\d+)?) ?(?:°|deg\.?) ?([cf])$/;

const numberOf = (text: string) => Number(text.replaceAll(',', ''));
/** Five digits, so that 60 mm and 2.3622 in are equal. */
const rounded = (number: number) => Number(number.toPrecision(5));

/** Folds a value and keeps the raised digits of its units. */
function plainText(text: string): string {
  return fold(text.replaceAll('³', '\u{E000}').replaceAll('²', '\u{E001}'))
    .replaceAll('\u{E000}', '³')
    .replaceAll(/\u{E001}|(?<=\dmm|\d mm)2\b/gu, '²')
    .replace(/(?<=\d ?)sq\.? ?mm\b/, 'mm²')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** A number of a unit in its base; a motor's horsepower is the kilowatts that it is sold as. */
function inBase(number: number, written: string, factor: number): number {
  if (written === 'hp') {
    const kilowatts = kilowattsOf(number);
    if (kilowatts !== undefined) return Number(kilowatts) * 1000;
  }
  const value = number * factor;
  return rounded(written === 'psi' || written === 'mpa' ? toldBar(value) : value);
}

/** How a text writes a unit that was read folded. */
const asWritten = (text: string, written: string) =>
  new RegExp(written.replaceAll(/[()]/g, String.raw`\$&`), 'i').exec(text)?.[0] ?? written;

function temperatureOf(plain: string): SpecValue | null {
  const [, degrees, scale] = TEMPERATURE.exec(plain) ?? [];
  if (degrees === undefined) return null;
  const said = Number(degrees.replace('−', '-'));
  const number = rounded(scale === 'f' ? celsiusOf(said) : said);
  const sign = scale === 'f' ? '°F' : '°C';
  const told = { base: '°C', unit: sign, factor: scale === 'f' ? 5 / 9 : 1 };
  return { ...told, value: `${number}°C`, number, order: number, range: null };
}

function measureOf(text: string, plain: string): SpecValue | null {
  const measure = MEASURE.exec(plain);
  const [, ahead, over, under, number, written = ''] = measure ?? [];
  const known = unitNamed(written);
  // '2 10 mm' is no measure; only a fraction has a whole number ahead of it.
  if (!measure || !known || (ahead !== undefined && over === undefined)) return null;
  const { base, factor } = known;
  const fraction = over === undefined ? numberOf(number ?? '') : Number(over) / Number(under);
  const said = numberOf(ahead ?? '0') + fraction;
  const told = inBase(said, written, factor);
  return {
    value: `${told}${base}`,
    number: told,
    base,
    unit: asWritten(text, written),
    // One horsepower is 750 W here and 733 W there.
    factor: written === 'hp' && said > 0 ? told / said : factor,
    order: told,
    range: null,
  };
}

function rangeOf(text: string, plain: string): SpecValue | null {
  const [, least = '', most = '', written = ''] = RANGE.exec(plain) ?? [];
  const known = unitNamed(written);
  if (!known) return null;
  const { base, factor } = known;
  const [from, to] = [least, most].map((end) => inBase(numberOf(end), written, factor));
  if (from === undefined || to === undefined || from >= to) return null;
  const said = { base, unit: asWritten(text, written), factor };
  return { ...said, value: `${from}-${to}${base}`, number: null, order: from, range: { from, to } };
}

/** Reads a value as it is written in the catalogue, in a URL or by a shopper. */
export function specValueOf(text: string): SpecValue {
  const plain = plainText(text);
  const other = { base: '', unit: '', factor: 1, range: null };
  const bare = BARE.exec(plain)?.[1];
  if (bare !== undefined) {
    const number = numberOf(bare);
    return { ...other, value: String(number), number, order: number };
  }
  const inches = pipeInches(plain);
  const measure = measureOf(inches ?? text, inches ?? plain) ?? rangeOf(text, plain);
  if (measure) return measure;
  const size = sizeOf(plain);
  if (size) return { ...other, ...size };
  return temperatureOf(plain) ?? { ...other, value: plain, number: null, order: null };
}
