/** The fields of the trade in a row of a file, read into those of the catalogue's format. */
import { plainLine } from '../../plain-text';
import { isGtin } from '../../trade/gtin';
import type { ReadPrice } from '../../trade/readings';
import { TRADE_NAMES, tradeFields } from '../../trade/trade-fields';
import type { SpecRow } from './spec-text';

type Fields = Record<string, unknown>;

const isNone = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

export type TradeHearer = {
  price: ReadPrice;
  fault: (field: string, reason: string, value: unknown) => void;
  /** Hears what is left out, for a count. */
  note: (text: string) => void;
};

/**
 * Reads a variant's fields of the trade.
 * @param foreign whether a file of another shop or supplier has them, whose wrong GTINs are left out
 * @returns them under their own names, and specs for what has no place among them
 */
export function readTrade(
  given: Fields,
  foreign: boolean,
  { price, fault, note }: TradeHearer,
): { fields: Fields; specs: SpecRow[] } {
  const fields: Fields = {};
  for (const name of TRADE_NAMES) {
    const { also, read } = tradeFields[name];
    const written = given[name] ?? (also === undefined ? undefined : given[also]);
    if (isNone(written)) continue;
    const reading = read(written, price);
    // A table of another shop has a sale's dates in every row; the price is described before them.
    if (foreign && /^sale_(?:starts|ends)$/.test(name) && fields.sale_price === undefined) continue;
    if ('fault' in reading) fault(name, reading.fault, written);
    else if (reading.value !== undefined) fields[name] = reading.value;
  }
  const specs: SpecRow[] = [];
  // 'Box of 12' is no count, and still worth to be read.
  if (typeof fields.pack_quantity === 'string') {
    specs.push({ label: 'Pack quantity', specs: plainLine(fields.pack_quantity) });
    delete fields.pack_quantity;
  }
  if (foreign && typeof fields.gtin === 'string' && !isGtin(fields.gtin)) {
    note('gtin whose digits are no GTIN');
    delete fields.gtin;
  }
  return { fields, specs };
}
