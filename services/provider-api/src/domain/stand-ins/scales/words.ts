/** Values that are words: equal or not, or one of a list that ascends. */
import { fold } from 'shared-contracts/search/fold';
import { byNumber, scaleOf, type Scale } from './scale';

/** The spelling in which words are compared: letters, figures and `.`, `+`, `/` alone. */
export const plain = (text: string): string =>
  fold(text)
    .replaceAll(/[^a-z0-9.+/]+/g, ' ')
    .trim();

/** Words that mean one thing in the trade. */
const SAME: readonly (readonly [pattern: RegExp, word: string])[] = [
  [/^(?:chrome vanadium|crv|cr v)(?: steel)?$/, 'crv'],
  [/^(?:aluminum|alu)$/, 'aluminium'],
  [/^(?:fiberglass|frp)$/, 'fibreglass'],
  [/^(?:phillips|ph) ?(\d)$/, 'ph$1'],
  [/^(?:pozidriv|pz) ?(\d)$/, 'pz$1'],
  [/^(?:torx|t|tx) ?(\d+)$/, 't$1'],
  [/^sds ?(plus|max|\+)$/, 'sds $1'],
  [/^(?:3|three)(?: ?ph(?:ase)?)?$/, '3'],
  [/^(?:1|single|one)(?: ?ph(?:ase)?)?$/, '1'],
  [/^(?:cu)$/, 'copper'],
  [/^screw(?: pin)?$/, 'screw pin'],
  [/^li ?ion|^lithium ion$/, 'lithium ion'],
  [/^aws (.+)$/, '$1'],
  [/^eu ?(\d+)$/, 'eu $1'],
];

/** A value's words, in the trade's spelling. */
export function wordOf(text: string): string {
  const word = plain(text);
  for (const [pattern, same] of SAME) {
    if (pattern.test(word)) return word.replace(pattern, same);
  }
  return word;
}

/** Words that are the same or not. */
export const words: Scale = (wanted, offered) =>
  wordOf(wanted) === wordOf(offered) ? 'same' : 'differs';

/** Words, where another word may still mean the same: a maker's suffix, a maker's name. */
export const sameWords: Scale = (wanted, offered) =>
  wordOf(wanted) === wordOf(offered) ? 'same' : 'unknown';

/**
 * A scale of words from the least to the most, each group with its spellings.
 * @param groups as `plain` spells them
 */
export function ascending(groups: readonly (readonly string[])[]): Scale {
  const places = new Map(groups.flatMap((group, at) => group.map((word) => [word, at] as const)));
  return scaleOf((text) => places.get(wordOf(text)) ?? null, byNumber);
}

/** Several ascending scales of different systems, which no table compares with each other. */
export function ofSystems(systems: readonly Scale[]): Scale {
  return (wanted, offered) =>
    systems.map((scale) => scale(wanted, offered)).find((each) => each !== 'unknown') ?? 'unknown';
}

export const yesNo = ascending([
  ['no', 'none', 'without'],
  ['yes', 'with'],
]);
