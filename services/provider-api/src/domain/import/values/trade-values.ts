/** The fields of the trade as people write them, read into those of the catalogue's format. */
import { momentOf } from './moment-text';
import { plainLine } from './plain-text';
import type { priceOf } from '../../pricing/price-text';
import type { SpecRow } from './spec-text';
import { isGtin } from './gtin';

type Fields = Record<string, unknown>;

/** All of them belong to a variant; 'country' and 'pack' are other names. */
export const TRADE_FIELDS = [
  ...['gtin', 'mpn', 'country', 'country_of_origin', 'warranty', 'unit', 'pack', 'pack_quantity'],
  ...['minimum_order', 'order_step', 'lead_time', 'documents'],
  ...['sale_price', 'sale_starts', 'sale_ends', 'price_steps'],
];

const isNone = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

const lineOf = (value: unknown): unknown => {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? plainLine(value) : value;
};

/** '100', '1,000 pcs'; other texts as they are. */
function countOf(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const digits = /^(\d{1,3}(?:,\d{3})+|\d+)(?:\.0+)?\s*(?:pcs?|pieces?|units?)?\.?$/i.exec(
    value.trim(),
  )?.[1];
  return digits === undefined ? value : Number(digits.replaceAll(',', ''));
}

type ReadPrice = (value: unknown) => ReturnType<typeof priceOf>;

/** '10: 95; 50: 90' or { "10": 95 } as a list. */
function stepsOf(value: unknown, read: ReadPrice): unknown {
  const pairs =
    typeof value === 'string'
      ? value
          .split(/\s*[;|\n]\s*/)
          .filter(Boolean)
          .map((part) => part.split(/\s*[:=]\s*/))
      : typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.entries(value)
        : null;
  const rows = pairs ? pairs.map(([quantity, price]: unknown[]) => ({ quantity, price })) : value;
  if (!Array.isArray(rows)) return rows;
  return rows.map((row: unknown) => {
    if (typeof row !== 'object' || row === null) return row;
    const { quantity, price } = row as Fields;
    const pesos = read(price);
    return {
      quantity: countOf(typeof quantity === 'string' ? quantity.replace(/\+$/, '') : quantity),
      price: 'fault' in pesos ? price : pesos.price,
    };
  });
}

const KINDS: [RegExp, string, string][] = [
  [/manual|instruction/i, 'manual', 'Manual'],
  [/certificate|declaration|conformity/i, 'certificate', 'Certificate'],
  [/(?:)/, 'datasheet', 'Datasheet'],
];

/** 'Manual: https://…' or the address alone, some of them with '|' between. */
function documentsOf(value: unknown): unknown {
  const list: unknown = typeof value === 'string' ? value.split('|').filter(Boolean) : value;
  if (!Array.isArray(list)) return list;
  return list.map((row: unknown) => {
    if (typeof row !== 'string') return row;
    const [, title = '', url = ''] = /^\s*(?:(.*?)\s*:\s+)?(\S*)\s*$/.exec(row) ?? [];
    const [, kind, name] = KINDS.find(([pattern]) => pattern.test(`${title} ${url}`)) ?? [];
    return { title: title || name, url: url || row.trim(), kind };
  });
}

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
  const specs: SpecRow[] = [];
  const take = (name: string, value: unknown, read: (value: unknown) => unknown) => {
    if (!isNone(value)) fields[name] = read(value);
  };
  for (const name of ['mpn', 'warranty', 'unit', 'lead_time']) take(name, given[name], lineOf);
  take('country_of_origin', given.country_of_origin ?? given.country, (value) => {
    const line = lineOf(value);
    return typeof line === 'string' && /^[a-z]{2}$/i.test(line) ? line.toUpperCase() : line;
  });
  for (const name of ['minimum_order', 'order_step']) take(name, given[name], countOf);
  const pack = countOf(given.pack_quantity ?? given.pack);
  // 'Box of 12' is no count, and still worth to be read.
  if (typeof pack === 'string' && pack.trim() !== '') {
    specs.push({ label: 'Pack quantity', specs: plainLine(pack) });
  } else take('pack_quantity', pack, (value) => value);
  take('gtin', given.gtin, (value) => String(lineOf(value)).replaceAll(/[\s-]/g, ''));
  if (foreign && typeof fields.gtin === 'string' && !isGtin(fields.gtin)) {
    note('gtin whose digits are no GTIN');
    delete fields.gtin;
  }
  take('price_steps', given.price_steps, (value) => stepsOf(value, price));
  take('documents', given.documents, documentsOf);
  const sale = price(given.sale_price);
  if ('fault' in sale) fault('sale_price', sale.fault, given.sale_price);
  else if (sale.price !== null && sale.price !== 0) fields.sale_price = sale.price;
  // A table has these columns in every row.
  if (foreign && fields.sale_price === undefined) return { fields, specs };
  for (const end of ['sale_starts', 'sale_ends'] as const) {
    take(end, given[end], (value) => {
      const moment = momentOf(value, end === 'sale_ends');
      if (moment !== null) return moment;
      fault(end, 'is no date: write 2026-12-24 or 2026-12-24T18:00:00+08:00', value);
      return null;
    });
  }
  return { fields, specs };
}
