/**
 * Facts that remotes tell each other: in the past tense, with an owner, and each owner's in a file.
 * A fact's payload is part of the contract. Each remote declares the facts that it tells and those
 * that it listens to.
 */
import type { CartFacts } from './facts/cart';
import type { CatalogFacts } from './facts/catalog';
import type { OrderFacts } from './facts/order';
import type { QuotationFacts } from './facts/quotation';
import type { SessionFacts } from './facts/session';

type Facts = CartFacts & SessionFacts & CatalogFacts & OrderFacts & QuotationFacts;

export type FactName = keyof Facts;
export type Fact<Name extends FactName> = Facts[Name];

export type Events = {
  /** Tells a fact to whoever listens. A listener that throws hinders no other. */
  tell<Name extends FactName>(name: Name, fact: Fact<Name>): void;
  /** @returns a function that ends the listening */
  on<Name extends FactName>(name: Name, listener: (fact: Fact<Name>) => void): () => void;
};
