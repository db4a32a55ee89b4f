/** What the numbers in the name of some goods mean. */
import type { FactKind } from '../fact-kinds';

export type Goods = {
  noun: string;
  /** What the numbers of 'a x b x c' are, by how many there are. */
  across?: Readonly<Record<number, readonly FactKind[]>>;
  /** One number alone in inches, millimetres or centimetres; and one in metres or feet. */
  small?: FactKind;
  long?: FactKind;
  /** The unit of numbers that have none. */
  bare?: 'mm' | 'in';
  /** Sold by nominal pipe sizes: 15 mm is 1/2 in. */
  nominal?: 'iron' | 'plastic';
  /** '#10' is a gauge or a grit, a wire's American gauge, or a drill's diameter. */
  number?: 'gauge' | 'grit' | 'area' | 'diameter';
  /** What a weight, a volume in litres or tonnes tell. */
  mass?: FactKind;
  litres?: FactKind;
  /** A colour such as black is the finish of what is metal. */
  metal?: true;
  /** Materials in the name are those of a handle or of what is worked on. */
  foreign?: true;
  /** Colours are those of light, of one part, or of what is worked on. */
  colourless?: true;
  /** Switchgear and motors, whose P are poles. */
  electric?: true;
  /** Worn, with S, M, L or a shoe's number. */
  worn?: true;
};

export const thread = { 1: ['length'] } as const;
export const disc = { 2: ['diameter', 'thickness'], 3: ['diameter', 'thickness', 'bore'] } as const;
export const strip = { 2: ['width', 'length'] } as const;
export const rod = { 2: ['diameter', 'length'] } as const;
export const pipe = { 2: ['size', 'length'] } as const;

/** Goods by the words of their head noun, a regular expression. */
export type Entry = readonly [noun: string, words: string, goods: Omit<Goods, 'noun'>];
