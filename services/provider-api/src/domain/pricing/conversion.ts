/** Prices in another currency, which whoever imports may convert: the shop sells in pesos. */

export type Conversion = {
  /** ISO 4217. */
  currency: string;
  /** Pesos for one of it. */
  rate: number;
};

const SIGNS: Record<string, string> = { USD: '$', EUR: '€', GBP: '£', JPY: '¥', CNY: '¥' };

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
