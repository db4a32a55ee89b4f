/** Prices and amounts that stand beside a quantity, in a line copied from an offer or an invoice. */
import { UNIT } from './number-words';

const CURRENCY = '(?:₱|php|pesos?)\\.?\\s*';
const AMOUNT = '(?:\\d{1,3}(?:,\\d{3})+(?:\\.\\d{1,2})?|\\d+(?:\\.\\d{1,2})?)';
/** With its centavos. 'P120' is a grit, 'P120.00' a price. */
const EXACT = '(?:\\d{1,3}(?:,\\d{3})+|\\d+)\\.\\d{2}';
const EACH = `(?:\\s*(?:/|per|each|ea\\b|kada|bawat)\\s*\\.?(?:${UNIT})?)?\\.?`;

const last = (pattern: string) => new RegExp(`^(?<rest>.*\\S)\\s*${pattern}\\)?$`, 'iu');
const PRICES = [
  last(`@\\s*(?:${CURRENCY}|p\\s?)?${AMOUNT}${EACH}`),
  last(`(?:=|\\bat\\b|\\bfor\\b|\\btig-?\\b)\\s*(?:${CURRENCY}${AMOUNT}|p?${EXACT})${EACH}`),
  last(`[\\s,;(–-](?:${CURRENCY}${AMOUNT}|p${EXACT})${EACH}`),
  last(`[\\s,;(–-]${AMOUNT}\\s*(?:php|pesos?)${EACH}`),
  last(`[\\s,;](?:\\d{1,3}(?:,\\d{3})+\\.\\d{2})${EACH}`),
];
const PRODUCT = new RegExp(
  `^(?<rest>.*?\\S)[\\s,–-]+(?<times>\\d{1,4})\\s*[x×*@]\\s*(?:${CURRENCY}|p)?(?<price>${AMOUNT})${EACH}\\s*=\\s*(?:${CURRENCY}|p)?(?<sum>${AMOUNT})$`,
  'iu',
);
const SUM = new RegExp(
  `^(?<rest>.*?\\S)[\\s,]+[x×*]\\s?(?<times>\\d{1,4})\\s*=\\s*(?:${CURRENCY}|p)?(?<sum>${EXACT})$`,
  'iu',
);
const TWO_AMOUNTS = new RegExp(
  `^(?<rest>.*\\S)\\s+(?:${CURRENCY}|p)?(?<price>${EXACT})\\s+(?:${CURRENCY}|p)?(?<sum>${EXACT})$`,
  'iu',
);

export const amountOf = (text = ''): number => Number(text.replaceAll(',', ''));

/** Whether so many at a price make the sum, to the centavo. */
export const isProduct = (times: number, price: number, sum: number): boolean =>
  Math.abs(times * price - sum) < 0.01;

export type WithoutPrices = {
  text: string;
  /** How often the price is in the amount; null where the line doesn't have both. */
  times: number | null;
};

/** The line without the prices at its end. */
export function withoutPrices(line: string): WithoutPrices {
  const product = PRODUCT.exec(line)?.groups;
  if (product) {
    const times = amountOf(product.times);
    // Of two whole numbers either may be the price.
    const isTold = /\.\d/.test(product.price ?? '');
    if (isTold && isProduct(times, amountOf(product.price), amountOf(product.sum)))
      return { text: `${product.rest} qty ${times}`, times };
  }
  const sum = SUM.exec(line)?.groups;
  if (sum) {
    const price = amountOf(sum.sum) / amountOf(sum.times);
    if (isProduct(100, price, Math.round(100 * price)))
      return { text: `${sum.rest} qty ${sum.times}`, times: amountOf(sum.times) };
  }
  const both = TWO_AMOUNTS.exec(line)?.groups;
  if (both) {
    const times = Math.round(amountOf(both.sum) / amountOf(both.price));
    if (times >= 1 && isProduct(times, amountOf(both.price), amountOf(both.sum)))
      return { text: withoutPrices(both.rest ?? '').text, times };
  }
  for (const pattern of PRICES) {
    const rest = pattern.exec(line)?.groups?.rest;
    if (rest !== undefined) return { ...withoutPrices(rest.replace(/[\s,;:–-]+$/u, '')) };
  }
  return { text: line, times: null };
}
