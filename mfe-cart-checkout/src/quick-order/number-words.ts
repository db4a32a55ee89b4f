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
      [12, 'twelve labindalawa labindalawang'],
      [20, 'twenty dalawampu dalawampung'],
    ] as const
  ).flatMap(([value, words]) => words.split(' ').map((word) => [word, value])),
);

/** What is counted by the dozen. */
const DOZEN = 'dozens?|dosena|dosenang|doz|dz';
/** A unit that a quantity is given in; a measure such as mm is none. */
export const UNIT = `(?:${DOZEN}|pcs?|pieces?|piraso|pirasong|units?|ea|each|pairs?|pares|boxe?s?|kahon|packs?|pakete|pkts?|sets?|rolls?|rolyo|bags?|sako|lata|cans?|bottles?|bote|lengths?)`;
/** '3', '1,200', 'dalawang', 'half' with a dozen. */
export const NUMBER = `(?:\\d{1,3}(?:,\\d{3})+|\\d{1,6}|${Object.keys(WORDS).join('|')})`;

const dozens = new RegExp(`^(?:${DOZEN})$`, 'i');

/** @returns units; 0 for no number */
export function countOf(number: string, unit = ''): number {
  const plain = number.toLowerCase().replaceAll(',', '');
  const value = /^\d+$/.test(plain) ? Number(plain) : (WORDS[plain] ?? 0);
  return dozens.test(unit) ? value * 12 : value;
}
