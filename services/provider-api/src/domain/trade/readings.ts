/** The fields of the trade as people write them, read into those of a catalogue's file. */
import { plainLine } from '../plain-text';
import { momentOf } from './moment-text';

/** Reads an amount in pesos; null where there is none. */
export type ReadPrice = (written: unknown) => { price: number | null } | { fault: string };

/** `value` undefined is nothing said. */
type Reading = { value: unknown } | { fault: string };
export type Read = (written: unknown, price: ReadPrice) => Reading;

const textOf = (written: unknown): unknown => {
  if (typeof written === 'number') return String(written);
  return typeof written === 'string' ? plainLine(written) : written;
};

export const lineOf: Read = (written) => ({ value: textOf(written) });

/** '100', '1,000 pcs'; other texts as they are. */
function wholeOf(written: unknown): unknown {
  if (typeof written !== 'string') return written;
  const digits = /^(\d{1,3}(?:,\d{3})+|\d+)(?:\.0+)?\s*(?:pcs?|pieces?|units?)?\.?$/i.exec(
    written.trim(),
  )?.[1];
  return digits === undefined ? written : Number(digits.replaceAll(',', ''));
}

export const countOf: Read = (written) => ({ value: wholeOf(written) });

/** '4006381 333931' without what parts it. */
export const digitsOf: Read = (written) => ({
  value: String(textOf(written)).replaceAll(/[\s-]/g, ''),
});

/** A code of two letters in capitals; a name as it is. */
export const countryOf: Read = (written) => {
  const text = textOf(written);
  return {
    value: typeof text === 'string' && /^[a-z]{2}$/i.test(text) ? text.toUpperCase() : text,
  };
};

/** '10: 95'. One with a third part stays as it is, to be refused: nobody can tell which price is meant. */
function stepIn(text: string): unknown {
  const [quantity, price, more] = text.split(/\s*[:=]\s*/);
  return more === undefined ? { quantity, price } : text;
}

function rowsOf(written: unknown): unknown {
  if (typeof written === 'string') {
    return written
      .split(/\s*[;|\n]\s*/)
      .filter(Boolean)
      .map(stepIn);
  }
  if (typeof written !== 'object' || written === null || Array.isArray(written)) return written;
  return Object.entries(written).map(([quantity, price]: [string, unknown]) => ({
    quantity,
    price,
  }));
}

/** '10: 95; 50: 90' or { "10": 95 } as a list. */
export const stepsOf: Read = (written, price) => {
  const rows = rowsOf(written);
  if (!Array.isArray(rows)) return { value: rows };
  const value = rows.map((row: unknown) => {
    if (typeof row !== 'object' || row === null) return row;
    const { quantity, price: amount } = row as Record<string, unknown>;
    const pesos = price(amount);
    return {
      quantity: wholeOf(typeof quantity === 'string' ? quantity.replace(/\+$/, '') : quantity),
      price: 'fault' in pesos ? amount : pesos.price,
    };
  });
  return { value };
};

const KINDS: [RegExp, string, string][] = [
  [/manual|instruction/i, 'manual', 'Manual'],
  [/certificate|declaration|conformity/i, 'certificate', 'Certificate'],
  [/(?:)/, 'datasheet', 'Datasheet'],
];

/** 'Manual: https://…' or the address alone, some of them on lines or with '|' between. */
export const documentsOf: Read = (written) => {
  const list: unknown =
    typeof written === 'string'
      ? written.split(/[|\n]/).filter((text) => text.trim() !== '')
      : written;
  if (!Array.isArray(list)) return { value: list };
  const value = list.map((row: unknown) => {
    if (typeof row !== 'string') return row;
    const [, title = '', url = ''] = /^\s*(?:(.*?)\s*:\s+)?(\S*)\s*$/.exec(row) ?? [];
    const [, kind, name] = KINDS.find(([pattern]) => pattern.test(`${title} ${url}`)) ?? [];
    return { title: title || name, url: url || row.trim(), kind };
  });
  return { value };
};

/** A price of 0 is no sale. */
export const salePriceOf: Read = (written, price) => {
  const read = price(written);
  return 'fault' in read
    ? read
    : { value: read.price === 0 ? undefined : (read.price ?? undefined) };
};

/** @param end whether a day alone means its end */
export const momentOfDay =
  (end: boolean): Read =>
  (written) => {
    const value = momentOf(written, end);
    if (value !== null) return { value };
    return { fault: 'is no date: write 2026-12-24 or 2026-12-24 18:00' };
  };
