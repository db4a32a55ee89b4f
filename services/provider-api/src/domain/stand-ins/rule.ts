/** What decides whether goods of one kind may stand in for others: facts, each with a direction. */
import type { Scale, Standing } from './scales/scale';

/** What a fact's standing means for the whole. */
export type Meaning = 'same' | 'better' | 'no' | 'ask';

export type Direction = Record<Exclude<Standing, 'same' | 'unknown'>, Meaning>;

/** Must be the same. */
export const EQUAL: Direction = { more: 'no', less: 'no', differs: 'no' };
/** May be more. */
export const AT_LEAST: Direction = { more: 'better', less: 'no', differs: 'ask' };
/** May be less. */
export const AT_MOST: Direction = { more: 'no', less: 'better', differs: 'ask' };
/** Must not be less; whether it may be more is for a person to say. */
export const NOT_LESS: Direction = { more: 'ask', less: 'no', differs: 'ask' };
/** The same, or a person says. */
export const ASK: Direction = { more: 'ask', less: 'ask', differs: 'ask' };
/** Decides nothing, but is said. */
export const MAY_DIFFER: Direction = { more: 'same', less: 'same', differs: 'same' };

export type FactRule = {
  /** The labels by which suppliers name the fact, as `keyOfLabel` spells them. */
  labels: readonly string[];
  direction: Direction;
  scale: Scale;
  /** Where no label names it: labels whose values have it too, 'Size: 1/2 NPT' the thread. */
  within?: readonly string[];
  /** Where no spec states it either: how a name says it, 'DIN-rail'. */
  named?: RegExp;
  /** Whether both must state it. A fact that only one states is a question in any case. */
  needed: boolean;
};

export type KindRule = {
  kind: string;
  /** The last words of a name without brand, sizes and facts: 'hex bolt'. In the singular. */
  heads: readonly string[];
  /** Where the head means several things: what the path of categories must have. */
  category?: RegExp;
  /** Words that may follow the head: 'stranded' after 'wire'. */
  after?: readonly string[];
  facts: readonly FactRule[];
  /** Where only one maker's fits the same maker's: of a fact with this label and value, or always. */
  ofOneBrand?: { label: string; value: RegExp };
};

type Labels = string | readonly string[];
const listOf = (labels: Labels): readonly string[] =>
  typeof labels === 'string' ? labels.split(', ') : labels;

/** A fact that both must state. @param labels with ', ' between them */
export const needed = (
  labels: Labels,
  direction: Direction,
  scale: Scale,
  within?: readonly string[],
): FactRule => ({
  labels: listOf(labels),
  direction,
  scale,
  needed: true,
  ...(within ? { within } : {}),
});

/** A fact with how a name says it where no spec does. */
export const orNamed = (fact: FactRule, named: RegExp): FactRule => ({ ...fact, named });

/** A fact that both may leave out. @param labels with ', ' between them */
export const told = (labels: Labels, direction: Direction, scale: Scale): FactRule => ({
  labels: listOf(labels),
  direction,
  scale,
  needed: false,
});
