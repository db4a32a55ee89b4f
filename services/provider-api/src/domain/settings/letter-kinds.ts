/**
 * The letters about orders and quotations, to which an owner adds words of the shop's own: how they
 * begin, and how they end. What stands between is always ours.
 */

export const LETTERS = {
  placed: 'Order placed',
  confirmed: 'Order confirmed',
  ready: 'Ready for pickup',
  collected: 'Picked up',
  cancelled: 'Order cancelled',
  changed: 'Order changed',
  partly: 'A part was picked up',
  returned: 'Goods taken back',
  requested: 'Quotation asked for',
  offered: 'Quotation sent',
} as const;
export type LetterKind = keyof typeof LETTERS;

export const LETTER_KINDS = Object.keys(LETTERS) as LetterKind[];

/** What an owner adds to a letter; empty for nothing. */
export type LetterWords = { introduction: string; closing: string };

/** What the words may name, by what stands in their place. */
export const PLACEHOLDERS = {
  name: 'the customer’s name',
  number: 'the number of the order or quotation',
  address: 'the pickup address',
  hours: 'the opening hours',
} as const;
type Placeholder = keyof typeof PLACEHOLDERS;

const isPlaceholder = (name: string): name is Placeholder => Object.hasOwn(PLACEHOLDERS, name);
const NAMED = /\{([^{}]*)\}/g;
const ALL = Object.keys(PLACEHOLDERS)
  .map((name) => `{${name}}`)
  .join(', ');

/** What is wrong with an owner's words; null where nothing is. */
export function faultOfWords(text: string): string | null {
  const unknown = [...text.matchAll(NAMED)].find(([, name = '']) => !isPlaceholder(name));
  if (unknown) return `‘${unknown[0]}’ stands for nothing. There are: ${ALL}.`;
  const brace = /[{}]/.exec(text.replaceAll(NAMED, ''));
  return brace ? `A ‘${brace[0]}’ stands alone. There are: ${ALL}.` : null;
}

/** The words with what their placeholders stand for. */
export const filledWords = (text: string, values: Record<Placeholder, string>): string =>
  text.replaceAll(NAMED, (whole, name: string) => (isPlaceholder(name) ? values[name] : whole));
