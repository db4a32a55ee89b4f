/** Saved lists of a customer: additions of the reference provider. */
import { wirePrice } from '../money';
import { z } from '../schema';
import { cartItem, QUANTITY_MOST } from './cart';
import { flag, id, lenient, rows, stock, text, wholeNumber } from './values';

/** The most lists of one customer. */
export const LISTS_MOST = 50;
/** The most lines of one list, and of one call. */
export const LINES_MOST = 200;
/** The most characters of a list's name. */
const NAME_MOST = 80;

/** A list without its lines. */
const savedList = z.object({
  id,
  name: text,
  /** How many lines it has. */
  line_count: wholeNumber(0),
  /** ISO 8601. */
  changed_at: text,
  /** Whether there is a link to it. */
  shared: flag,
});
export type SavedList = z.infer<typeof savedList>;

export const savedLists = rows(savedList);

/** A line as the shop sells it now, as in a cart, and what is remembered of it. */
const savedLine = z.extend(cartItem, {
  /** Centavos when the line was saved, where one unit is bought; null for no price then. */
  saved_price: wirePrice,
  /** false: nothing is left at all, where a status `out_of_stock` may also mean too few. */
  in_stock: stock,
});
export type SavedLine = z.infer<typeof savedLine>;

/** A list with its lines, in the customer's own order. */
export const savedListDetails = z.object({
  id,
  name: text,
  /** What the link ends with; null or missing while the list is not shared. */
  share_token: z.optional(z.nullable(z.string())),
  lines: lenient(savedLine),
});
export type SavedListDetails = z.infer<typeof savedListDetails>;

/** A list as its link shows it: nothing of its owner. */
export const sharedList = z.object({ name: text, lines: lenient(savedLine) });
export type SharedList = z.infer<typeof sharedList>;

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(NAME_MOST));
const quantity = z.int().check(z.minimum(1), z.maximum(QUANTITY_MOST));

const line = z.object({
  variant_id: id,
  quantity,
  /**
   * Pesos of one unit as it is remembered, null for none. Where it is missing, today's price is
   * remembered. It is only shown beside today's: nothing is sold at it.
   */
  price: z.optional(z.nullable(z.number().check(z.minimum(0), z.maximum(1_000_000_000)))),
});
const lines = z.array(line).check(z.minLength(1), z.maxLength(LINES_MOST));
export type LineToSave = z.input<typeof line>;

export const ofSavedList = z.object({ list_id: id });
export const makeSavedListBody = z.object({ name, lines: z.optional(lines) });
export const saveToListBody = z.object({ list_id: id, lines });

export const changeSavedListBody = z.object({
  list_id: id,
  name: z.optional(name),
  /** The variants in their new order; lines that it doesn't name come after them. */
  order: z.optional(z.array(id).check(z.maxLength(LINES_MOST))),
});

export const changeSavedLineBody = z.object({
  list_id: id,
  variant_id: id,
  /** 0 removes the line. */
  quantity: z.int().check(z.minimum(0), z.maximum(QUANTITY_MOST)),
});

export const shareSavedListBody = z.object({ list_id: id, shared: z.boolean() });
export const readSharedListBody = z.object({
  token: z.string().check(z.minLength(1), z.maxLength(64)),
});
