/**
 * The goods that a name is about, by its head noun, and what numbers without a word mean for them: of a
 * bolt a thread and a length, of a disc its diameter, thickness and bore. Where the trade uses one number
 * for two things, or a name has two head nouns, nothing is said of them.
 */
import { CUTTING } from './goods/cutting';
import { FASTENERS } from './goods/fasteners';
import { MACHINES } from './goods/machines';
import { PIPES } from './goods/pipes';
import type { Goods } from './goods/roles';
import { TOOLS } from './goods/tools';

/** The first whose words a name has: 'drill bit' stands before 'drill'. */
const ENTRIES = [...FASTENERS, ...CUTTING, ...MACHINES, ...PIPES, ...TOOLS];

const KNOWN = ENTRIES.map(([noun, words, goods]) => ({
  noun,
  words: new RegExp(String.raw`(?<![\w/])(?:${words})(?![\w])`),
  goods: { noun, ...goods } satisfies Goods,
}));

/** Nothing is known of these goods: only what has a unit or a word of its own is read. */
const UNKNOWN_GOODS: Goods = { noun: '' };

/** @param name in one spelling, as plainName has it */
export function goodsNamed(name: string): Goods {
  return KNOWN.find(({ words }) => words.test(name))?.goods ?? UNKNOWN_GOODS;
}
