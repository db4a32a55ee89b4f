/** What the columns of a table say of the currency of its prices. */
import type { Fault } from '../faults';
import { columnName, type TableRow } from '../files/table';
import { currencyInName, inAnother, isCurrencyColumn, isForeign } from '../values/currency';
import type { Shape } from './shape';

/** The currency that a row's own column says, else that in the name of the column of its price. */
function saidBy({ cells }: TableRow, shape: Shape): string {
  for (const column in cells) if (isCurrencyColumn(column)) return cells[column] ?? '';
  for (const price of shape.prices ?? []) {
    const named = cells[price] ?? cells[columnName(price)];
    const currency = named === undefined ? null : currencyInName(price);
    if (currency !== null) return currency;
  }
  return '';
}

/**
 * @param rows all rows of one product
 * @returns their one currency where they say any; a fault where some say another than the rest
 */
export function currencyOfRows(
  rows: readonly TableRow[],
  shape: Shape,
): { currency?: string; faults: Fault[] } {
  const said = rows.map((row) => ({ currency: saidBy(row, shape), place: row.place }));
  const some = new Set(said.map(({ currency }) => currency.toUpperCase()).filter(Boolean));
  const [currency] = some;
  if (currency === undefined) return { faults: [] };
  if (some.size === 1) return { currency, faults: [] };
  const foreign = said.find((one) => one.currency !== '' && isForeign(one.currency));
  if (!foreign) return { faults: [] };
  const reason = `${inAnother(foreign.currency)}, but other rows of the product are in another (${foreign.place})`;
  return { faults: [{ field: 'currency', reason, seen: foreign.currency }] };
}
