/** The currency of a file's prices. The shop sells in pesos; whoever imports may convert another. */
import type { Conversion } from '../../pricing/conversion';
import { seen, type Fault } from '../faults';

const OURS = /^(?:php|₱|(?:philippine )?pesos?)$/i;
/** The currencies that suppliers' columns are named after; other words of three letters are words. */
const CODES = [
  ...['USD', 'EUR', 'GBP', 'JPY', 'CNY', 'RMB', 'SGD', 'HKD', 'AUD', 'NZD', 'CAD', 'KRW', 'TWD'],
  ...['THB', 'MYR', 'IDR', 'VND', 'INR', 'CHF', 'AED', 'SAR', 'SEK', 'DKK', 'NOK', 'PLN'],
];
const IN_NAME = new RegExp(String.raw`(?<![a-z])(?:${CODES.join('|')})(?![a-z])`, 'i');

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
