/**
 * Facts that remotes tell each other: past tense, with an owner, in a file of each owner's. A fact's
 * payload is part of the contract; who tells it and who hears it is declared by each remote.
 */
import { cartFacts } from './facts/cart';
import { catalogFacts } from './facts/catalog';
import { orderFacts } from './facts/order';
import { sessionFacts } from './facts/session';
import type { z } from './schema';

export const facts = {
  ...cartFacts,
  ...sessionFacts,
  ...catalogFacts,
  ...orderFacts,
} as const;

export type FactName = keyof typeof facts;
export type Fact<Name extends FactName> = z.output<(typeof facts)[Name]>;

export type Events = {
  /** Tells a fact to whoever listens. A listener that throws hinders no other. */
  tell<Name extends FactName>(name: Name, fact: Fact<Name>): void;
  /** @returns a function that ends the listening */
  on<Name extends FactName>(name: Name, listener: (fact: Fact<Name>) => void): () => void;
};
