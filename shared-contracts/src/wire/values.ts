import { z } from '../schema';

/** An id on the wire: a number or a text; in the value read always a text. */
export const id = z.pipe(
  z.union([z.number(), z.string().check(z.minLength(1), z.maxLength(64))]),
  z.transform((value) => String(value)),
);

/** A text that may be missing, which is read as an empty text. */
export const text = z.pipe(
  z.optional(z.nullable(z.union([z.string(), z.number()]))),
  z.transform((value) => (value === null || value === undefined ? '' : String(value))),
);

/** A whole number that may come as text; `fallback` when missing or unreadable. */
export function wholeNumber(fallback: number) {
  return z.pipe(
    z.optional(z.nullable(z.union([z.number(), z.string()]))),
    z.transform((value) => {
      const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
      return typeof number === 'number' && Number.isFinite(number) ? Math.trunc(number) : fallback;
    }),
  );
}

/**
 * Stock as providers say it: boolean, number or text. `null` where nothing is known; a shop says
 * 'Out of Stock' only when it knows.
 */
export function stockFromWire(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value;
  if (typeof value === 'number') return value > 0;
  if (typeof value !== 'string') return null;
  const said = value.trim().toLowerCase();
  if (['0', 'false', 'no', 'none', 'out of stock', 'out_of_stock', 'sold out'].includes(said)) {
    return false;
  }
  if (said === '') return null;
  const count = Number(said);
  return Number.isNaN(count) ? true : count > 0;
}

export const stock = z.pipe(
  z.optional(z.nullable(z.union([z.boolean(), z.number(), z.string()]))),
  z.transform((value: boolean | number | string | null | undefined) => stockFromWire(value)),
);

/** How many there are; undefined for what is no whole number of 0 or more. */
export const count = z.pipe(
  z.unknown(),
  z.transform((value) =>
    typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined,
  ),
);

/** A flag that may come as boolean, 0/1 or text. */
export const flag = z.pipe(
  z.optional(z.nullable(z.union([z.boolean(), z.number(), z.string()]))),
  z.transform((value) => stockFromWire(value) === true),
);

/** A stored picture's path; '', '0' and 0 mean that there is none, which is read as null. */
export function pictureFromWire(value: unknown): string | null {
  return typeof value === 'string' && value !== '' && value !== '0' ? value : null;
}

export const picturePath = z.pipe(
  z.optional(z.nullable(z.union([z.string(), z.number()]))),
  z.transform((value: string | number | null | undefined) => pictureFromWire(value)),
);

/**
 * The rows of a list, how many rows came before unreadable ones were left out, and, where the
 * provider says it, how many the whole list has.
 */
export type Rows<Row> = { items: Row[]; received: number; total?: number };

/**
 * A list, bare or under `data`, which may have a `total` beside it. A row that can't be read is left out, so that one bad record
 * doesn't empty a shop; a list in which no row can be read is refused.
 */
export function rows<Schema extends z.core.$ZodType>(row: Schema) {
  return z.pipe(
    z.union([
      z.array(z.unknown()),
      z.object({ data: z.array(z.unknown()), total: z.optional(z.unknown()) }),
    ]),
    z.transform((value, context): Rows<z.output<Schema>> => {
      const received = Array.isArray(value) ? value : value.data;
      const items: z.output<Schema>[] = [];
      for (const candidate of received) {
        const read = z.safeParse(row, candidate);
        if (read.success) items.push(read.data);
      }
      if (received.length > 0 && items.length === 0) {
        context.issues.push({ code: 'custom', message: 'no readable row', input: value });
        return z.NEVER;
      }
      const total = Array.isArray(value) ? null : value.total;
      const known = typeof total === 'number' && total >= received.length;
      return { items, received: received.length, ...(known ? { total } : {}) };
    }),
  );
}

/** A list that may be missing or malformed: the rows that can be read. */
export function lenient<Schema extends z.core.$ZodType>(row: Schema) {
  return z.pipe(
    z.optional(z.unknown()),
    z.transform((value): z.output<Schema>[] =>
      Array.isArray(value)
        ? value.flatMap((candidate) => {
            const read = z.safeParse(row, candidate);
            return read.success ? [read.data] : [];
          })
        : [],
    ),
  );
}

/** An answer that carries nothing but a message for the shopper. */
export const messageAnswer = z.object({ message: z.optional(z.string()) });
