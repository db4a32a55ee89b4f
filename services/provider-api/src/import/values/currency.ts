/** The currency of a file's prices. The shop sells in pesos; whoever imports may convert another. */
import { seen, type Fault } from '../faults';

export type Conversion = {
  /** ISO 4217. */
  currency: string;
  /** Pesos for one of it. */
  rate: number;
};

const OURS = /^(?:php|₱|(?:philippine )?pesos?)$/i;
/** The currencies that suppliers' columns are named after; other words of three letters are words. */
const CODES = [
  ...['USD', 'EUR', 'GBP', 'JPY', 'CNY', 'RMB', 'SGD', 'HKD', 'AUD', 'NZD', 'CAD', 'KRW', 'TWD'],
  ...['THB', 'MYR', 'IDR', 'VND', 'INR', 'CHF', 'AED', 'SAR', 'SEK', 'DKK', 'NOK', 'PLN'],
];
const IN_NAME = new RegExp(String.raw`(?<![a-z])(?:${CODES.join('|')})(?![a-z])`, 'i');
const SIGNS: Record<string, string> = { USD: '$', EUR: '€', GBP: '£', JPY: '¥', CNY: '¥' };

/** Whether a column says the currency of its row: 'currency', 'Price Currency', 'currencyCode'. */
export const isCurrencyColumn = (column: string) =>
  /(?:^|[^a-z])currency(?:[_ ]?code)?$/.test(column.toLowerCase());

/** 'USD' of a column named 'Price (USD)'; null where its name says none. */
export const currencyInName = (column: string) => IN_NAME.exec(column)?.[0].toUpperCase() ?? null;

export const isForeign = (currency: string) => !OURS.test(currency.trim());

/** What must be said of a price in another currency. */
export const inAnother = (currency: string) =>
  `is not PHP: --currency ${/^[a-z]{3}$/i.test(currency) ? currency.toUpperCase() : 'XXX'} --rate N converts`;

/**
 * The conversion of prices beside which a file says a currency.
 * @param said by the file; missing where it says none, and then what is to be converted is
 */
export function conversionFor(
  said: unknown,
  given: Conversion | null,
): { conversion: Conversion | null } | { fault: string } {
  if (said === undefined || said === null || said === '') return { conversion: given };
  if (typeof said !== 'string') return { fault: 'is no currency' };
  if (!isForeign(said)) return { conversion: null };
  if (given && said.trim().toUpperCase() === given.currency) return { conversion: given };
  return { fault: inAnother(said.trim()) };
}

/** What is wrong where a file says the currency of all its prices. */
export function fileCurrencyFault(said: unknown, given: Conversion | null): Fault | null {
  const read = conversionFor(said, given);
  if ('fault' in read) return { field: '', reason: read.fault, seen: seen(said) };
  if (read.conversion === given) return null;
  return {
    field: '',
    reason: `is not ${given?.currency}, which --currency says`,
    seen: seen(said),
  };
}

/** The text of an amount without the currency that is converted. */
export function withoutCurrency(text: string, { currency }: Conversion): string {
  const marks = [currency, currency.toLowerCase(), ...(SIGNS[currency] ?? [])];
  const mark = marks.find((one) => text.startsWith(one) || text.endsWith(one));
  if (mark === undefined) return text;
  return (text.startsWith(mark) ? text.slice(mark.length) : text.slice(0, -mark.length)).trim();
}

/** Pesos, to the centavo. */
export const inPesos = (amount: number, { rate }: Conversion) =>
  Math.round(amount * rate * 100) / 100;
