/**
 * Lines that a shopper asks a quotation for, handed from the page where they were typed to the page
 * that sends the request. They are in the tab's session storage, so no URL carries them, and
 * another tab has none.
 */
import { z } from '../schema';
import { readJson, safeStorage } from '../storage';

/** The most lines that are handed over. */
const ASKED_LINES_MOST = 200;
/** The most characters of a line's text. */
const ASKED_TEXT_MOST = 200;
const QUANTITY_MOST = 9999;

const KEY = 'asked-lines';

const id = z.nullable(z.string().check(z.minLength(1), z.maxLength(64)));

/** What is stored; a text that is anything else is read as no lines. */
export const askedLines = () =>
  z
    .array(
      z.object({
        /** null where the shop didn't know what the line means. */
        product_id: id,
        /** null where the line names no variant. */
        variant_id: id,
        /** As the shopper typed it, or the name of what was found. */
        text: z.string().check(z.minLength(1), z.maxLength(ASKED_TEXT_MOST)),
        /** Units. */
        quantity: z.int().check(z.minimum(1), z.maximum(QUANTITY_MOST)),
        /** Units that the cart holds; nothing where the line isn't from the cart. */
        cart_units: z.optional(z.int().check(z.minimum(0), z.maximum(QUANTITY_MOST))),
      }),
    )
    .check(z.maxLength(ASKED_LINES_MOST));

export type AskedLine = z.output<ReturnType<typeof askedLines>>[number];

// Only asked for in a browser, after a click or in an effect.
const storage = safeStorage(() => sessionStorage);

/** What may be handed over: texts and quantities cut to their limits, lines without text left out. */
const withinLimits = (lines: readonly AskedLine[]): AskedLine[] =>
  lines
    .map((line) => ({
      ...line,
      text: line.text.trim().slice(0, ASKED_TEXT_MOST),
      quantity: Math.min(QUANTITY_MOST, Math.max(1, Math.trunc(line.quantity) || 1)),
    }))
    .filter(({ text }) => text !== '')
    .slice(0, ASKED_LINES_MOST);

/**
 * Keeps the lines for the next page; without lines nothing is kept any more.
 * @returns false where the browser stores nothing
 */
export function writeAskedLines(lines: readonly AskedLine[]): boolean {
  const kept = withinLimits(lines);
  if (kept.length > 0) return storage.write(KEY, JSON.stringify(kept));
  storage.remove(KEY);
  return true;
}

/** The stored lines; none where nothing is stored, or something else is. */
export function readAskedLines(): AskedLine[] {
  return z.safeParse(askedLines(), readJson(storage.read(KEY))).data ?? [];
}

/**
 * Hands over lines beside those that no page has taken yet.
 * @returns false where the browser stores nothing
 */
export const writeMoreAskedLines = (lines: readonly AskedLine[]): boolean =>
  writeAskedLines([...readAskedLines(), ...lines]);
