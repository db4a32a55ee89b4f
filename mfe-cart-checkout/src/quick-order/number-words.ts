/** Numbers and units as people write them in an order, in English and Tagalog. */

const WORDS: Readonly<Record<string, number>> = Object.fromEntries(
  (
    [
      [1, 'a an one isa isang uno'],
      [2, 'two dalawa dalawang dos'],
      [3, 'three tatlo tatlong tres'],
      [4, 'four apat kwatro'],
      [5, 'five lima limang singko'],
      [6, 'six anim sais'],
      [7, 'seven pito pitong syete siyete'],
      [8, 'eight walo walong otso'],
      [9, 'nine siyam nwebe'],
      [10, 'ten sampu sampung diyes'],
      [11, 'eleven onse'],
      [12, 'twelve labindalawa labindalawang dose'],
      [15, 'fifteen labinlima labinlimang kinse'],
      [20, 'twenty dalawampu dalawampung bente'],
      [24, 'bente-kwatro'],
      [25, 'bente-singko'],
      [30, 'thirty tatlumpu tatlumpung trenta'],
      [40, 'forty apatnapu apatnapung kwarenta'],
      [50, 'fifty limampu limampung singkwenta'],
      [100, 'hundred sandaan sandaang isandaan isandaang'],
    ] as const
  ).flatMap(([value, words]) => words.split(' ').map((word) => [word, value])),
);

/** What is counted by the dozen. */
const DOZEN = 'dozens?|dosena|dosenang|doz|dz';
/** What counts pieces one by one, and dozens, which are pieces too. */
const PIECE = `${DOZEN}|pcs?|pieces?|piraso|pirasong|ea|each|nos`;
const PAIR = 'pairs?|pares|prs?';
/** What holds several pieces, how many of them is the seller's matter. */
const PACK =
  'boxe?s?|bxs?|kahon|packs?|packets?|pakete|pcks?|pkts?|pks?|bags?|sako|cartons?|ctns?|cases?|bundles?|reams?';
const WHOLE =
  'units?|sets?|rolls?|rls?|rolyo|lata|cans?|bottles?|btls?|bote|lengths?|tubes?|sheets?';
/** A unit that a quantity is given in; a measure such as mm is none. */
export const UNIT = `(?:${PIECE}|${PAIR}|${PACK}|${WHOLE})`;
const LONGEST_FIRST = Object.keys(WORDS).toSorted((a, b) => b.length - a.length);
/** '3', '1,200', '2.00', 'dalawang'. */
export const NUMBER = `(?:\\d{1,3}(?:,\\d{3})+(?:\\.0+)?|\\d{1,6}(?:\\.\\d+)?|${LONGEST_FIRST.join('|')})`;

/** A number in words from two on; 'a' and 'one' stand in names. */
export const NUMBER_WORD = LONGEST_FIRST.filter((word) => (WORDS[word] ?? 0) > 1).join('|');

const only = (words: string) => new RegExp(`^(?:${words})$`, 'i');
const dozens = only(DOZEN);
const pieces = only(PIECE);
const pairs = only(PAIR);
const packs = only(PACK);

/** What a quantity counts by the word that was written with it. */
export function kindOfUnit(unit: string): 'pieces' | 'pairs' | 'packs' | 'whole' {
  if (pieces.test(unit)) return 'pieces';
  if (pairs.test(unit)) return 'pairs';
  return packs.test(unit) ? 'packs' : 'whole';
}

/** '1 1/2 dozen' as '1.5 dozen'. */
export function withHalves(line: string): string {
  return line.replace(
    new RegExp(
      `(?:(\\d{1,3})\\s+)?(?:1/2|½|\\bhalf(?:\\s+a)?|\\bkalahating)\\s*(?=(?:${DOZEN})\\b)`,
      'iu',
    ),
    (_, whole?: string) => `${Number(whole ?? 0) + 0.5} `,
  );
}

/** @returns units, with a fraction where one was written; 0 for no number */
export function countOf(number: string, unit = ''): number {
  const plain = number.toLowerCase().replaceAll(',', '');
  const value = /^\d/.test(plain) ? Number(plain) : (WORDS[plain] ?? 0);
  return dozens.test(unit) ? value * 12 : value;
}
