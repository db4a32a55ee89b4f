/** Goods as they are compared: what a variant says of itself. */
import { fold } from 'shared-contracts/search/fold';
import type { Spec } from 'shared-contracts/wire/product-details';
import { isCodeLabel } from '../search/index-columns';
import type { FactRule } from './rule';

export type Goods = {
  /** The names of its categories from the top. */
  category: string;
  name: string;
  /** '' where the product has one variant. */
  variant: string;
  /** '' where it isn't known. */
  brand: string;
  /** With the trade's facts (`withTradeSpecs`). */
  specs: readonly Spec[];
};

/** One word where the trade has two. */
const SAME: Readonly<Record<string, string>> = {
  hexagon: 'hex',
  caliper: 'calliper',
  spanner: 'wrench',
  disk: 'disc',
  galvanized: 'galvanised',
};

function singular(word: string): string {
  if (word.length < 4 || word.endsWith('ss')) return word;
  return word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.replace(/s$/, '');
}

/** A unit after a number belongs to it, so that 20 A explains no 'type A'. */
const UNIT = /^(?:mm|cm|m|in|inch|ft|w|kw|hp|v|kva|a|ka|ah|g|kg|t|l|ml|bar|psi|nm|j|db|hz|p|c)$/;

/** Words in the singular, and numbers with their unit, apart even where they are written together. */
export function tokensOf(text: string): string[] {
  const found: string[] = [];
  for (const [token] of fold(text.replaceAll('×', ' x ')).matchAll(/[a-z]+|\d+(?:\.\d+)?/g)) {
    const word = singular(token);
    const last = found.at(-1) ?? '';
    if (UNIT.test(word) && /\d$/.test(last)) found[found.length - 1] = `${last}${word}`;
    else found.push(SAME[word] ?? (/^\d/.test(word) ? String(Number(word)) : word));
  }
  return found;
}

/** Of '20a' the number too: a name may leave its unit out. */
const withBare = (token: string): string[] => {
  const [, number] = /^(\d[\d.]*)[a-z]/.exec(token) ?? [];
  return number === undefined ? [token] : [token, number];
};

/** What a pack is, and words that say nothing. */
const IDLE = 'and of the x pack box bag pair pc piece each size standard grade class type';
/** Grades of stainless steel, whose name says 'stainless' as well. */
const STAINLESS = /\b(?:a[24](?:-\d0)?|(?:ss ?)?(?:304|316)l?)\b/i;

/** How the name or the variant's says a fact; '' where it doesn't. */
export const namedValue = ({ named }: FactRule, { name, variant }: Goods): string =>
  named?.exec(`${name} ${variant}`)?.[0] ?? '';

/** The words that brand, labels and values explain. */
export function explainedBy({ brand, specs: all }: Goods): Set<string> {
  const said = all.map(({ label, specs }) =>
    STAINLESS.test(specs) && !isCodeLabel(label)
      ? `${label} ${specs} stainless steel`
      : `${label} ${specs}`,
  );
  return new Set([IDLE, brand, ...said].flatMap(tokensOf).flatMap(withBare));
}

/** The words of the facts that the name itself says. */
export const namedWords = (goods: Goods, facts: readonly FactRule[]): string[] =>
  facts.flatMap((fact) => (fact.named ? tokensOf(namedValue(fact, goods)) : []));
