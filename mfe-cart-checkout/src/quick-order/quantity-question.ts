/** What has to be asked of a line's quantity, once it is known which article it may be. */
import type { LineChoice, MatchedLine } from 'shared-contracts/wire/quick-order';
import type { Counted } from './line-quantity';
import { kindOfUnit } from './number-words';

export type QuantityQuestion =
  /** The number may be no quantity, or count something else. */
  | { kind: 'check' }
  /** Pieces were written, or nobody said what, and it is sold by the pack. */
  | { kind: 'pack'; pack: number; pieces: number; packs: number };

type Named = Pick<LineChoice, 'product_name' | 'variant_name' | 'unit' | 'pack_quantity'>;

const PACKS = 'packs?|packets?|box(?:es)?|bags?|cartons?|cases?|bundles?|reams?|tubs?|jars?';
const SAYS_PACK = new RegExp(
  `\\b(?:${PACKS})\\s*(?:of|:)\\s*(\\d{1,3}(?:,\\d{3})+|\\d+)|\\b(\\d+)\\s*(?:pcs?\\.?|pieces?|'?s)?\\s*(?:/|per|in the|in a|a)\\s*(?:${PACKS})\\b|\\((\\d+)\\s*(?:pcs?|pieces?)\\)`,
  'i',
);
const NAMES_PACK = new RegExp(`\\b(?:${PACKS}|kahon|pakete|sako)\\b`, 'i');
/** What is sold as a pair without saying so. */
const WORN = /\b(?:gloves?|shoes?|boots?|socks?|earplugs?|knee pads?|guwantes|sapatos|bota)\b/i;

const nameOf = ({ product_name, variant_name }: Named) => `${product_name} ${variant_name}`;

/** How many pieces a text says that a pack has; null where it says none. */
function packIn(text: string): number | null {
  const number = SAYS_PACK.exec(text)?.slice(1).find(Boolean);
  return number === undefined ? null : Number(number.replaceAll(',', ''));
}

/** How many pieces are sold as one, from 2 on; null where one is, or nobody says so. */
export function packOf(choice: Named): number | null {
  const isPair = /^(?:pair|pares)$/i.test(choice.unit ?? '');
  const pack = choice.pack_quantity || (isPair ? 2 : packIn(nameOf(choice)));
  return pack !== null && pack >= 2 ? pack : null;
}

const numbersOf = (text: string) =>
  (text.match(/\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?/g) ?? []).map((number) =>
    Number(number.replaceAll(',', '')),
  );

/** Whether every number of the text is in the article's name or number, as often. */
function isExplained(text: string, choice: LineChoice): boolean {
  const name = nameOf(choice);
  // The name of a product mostly has the number already.
  const known = name.includes(choice.model) ? name : `${name} ${choice.model}`;
  // The other maker's number is what was written.
  const left = numbersOf(choice.instead_of ?? known);
  return numbersOf(text).every((number) => {
    const at = left.indexOf(number);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** Whether the line itself names the pack, so that its number counts packs. */
const namesPack = (text: string, pack: number) =>
  packIn(text) === pack || (packIn(text) === null && NAMES_PACK.test(text));

const ONE = /^(?:pcs?|pieces?|each|ea|units?|item)$/i;
const singular = (word: string) => word.toLowerCase().replace(/(?<=[^s])(?:es|s)$/, '');

/** Whether the unit that was written can be the one in which it is sold. */
function isSameUnit(written: string, sold: string | undefined): boolean {
  if (!sold || singular(written) === singular(sold)) return true;
  return ONE.test(sold) && (ONE.test(written) || kindOfUnit(written) === 'pieces');
}

function askedOf(text: string, quantity: number, unit: string, choice: LineChoice) {
  const pack = packOf(choice);
  const kind = unit === '' ? 'bare' : kindOfUnit(unit);
  const name = `${nameOf(choice)} ${choice.unit ?? ''}`;
  const check = { kind: 'check' } as const;
  if (kind === 'packs') {
    const said = packIn(text) ?? (/^\d+\b/.test(text) ? parseInt(text, 10) : pack);
    return (pack === null && !NAMES_PACK.test(name)) || said !== pack ? check : null;
  }
  if (kind === 'pairs') {
    const isPair = pack === 2 || (pack === null && (/\bpairs?\b/i.test(name) || WORN.test(name)));
    return isPair ? null : check;
  }
  if (pack === null) {
    const isOther = unit !== '' && !isSameUnit(unit, choice.unit);
    return isOther || (kind === 'pieces' && WORN.test(name)) ? check : null;
  }
  if (kind === 'whole' && !ONE.test(unit)) return check;
  if (kind === 'bare' && namesPack(text, pack)) return null;
  return { kind: 'pack', pack, pieces: quantity, packs: Math.ceil(quantity / pack) } as const;
}

/** @returns null where the quantity is certain */
export function questionOf(
  { text, quantity, unit, sure, outcome }: Counted & Pick<MatchedLine, 'outcome'>,
  choice: LineChoice,
): QuantityQuestion | null {
  // Without a number one is meant, as long as every figure belongs to the article.
  if (unit === null) {
    if (sure && outcome === 'exact') return null;
    return isExplained(text, choice) ? null : { kind: 'check' };
  }
  const asked = askedOf(text, quantity, unit, choice);
  return sure || asked?.kind === 'pack' ? asked : { kind: 'check' };
}
