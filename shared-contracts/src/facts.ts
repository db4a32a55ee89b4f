/**
 * Facts that remotes tell each other: past tense, with an owner, in a file of each owner's. A fact's
 * payload is part of the contract; who tells it and who hears it is declared by each remote.
 */
import type { CartFacts } from './facts/cart';
import type { CatalogFacts } from './facts/catalog';
import type { OrderFacts } from './facts/order';
import type { SessionFacts } from './facts/session';

type Facts = CartFacts & SessionFacts & CatalogFacts & OrderFacts;

export type FactName = keyof Facts;
export type Fact<Name extends FactName> = Facts[Name];

export type Events = {
  /** Tells a fact to whoever listens. A listener that throws hinders no other. */
  tell<Name extends FactName>(name: Name, fact: Fact<Name>): void;
  /** @returns a function that ends the listening */
  on<Name extends FactName>(name: Name, listener: (fact: Fact<Name>) => void): () => void;
};
