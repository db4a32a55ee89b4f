/**
 * Facts that remotes tell each other: past tense, with an owner. A fact's payload is part of the
 * contract; who tells it and who hears it is declared by each remote.
 */
import type { User } from './wire/account';
import type { ProductListItem } from './wire/product';

type Facts = {
  /** Told by the cart after every change, also of another tab. `units` is the badge's number. */
  'cart:changed': { units: number };
  'session:started': { user: User };
  /** `expired` when the provider no longer took the token. */
  'session:ended': { reason: 'logout' | 'expired' };
  'catalog:products-loaded': { items: ProductListItem[] };
  'order:placed': { order_number?: string | undefined };
};

export type FactName = keyof Facts;
export type Fact<Name extends FactName> = Facts[Name];

export type Events = {
  /** Tells a fact to whoever listens. A listener that throws hinders no other. */
  tell<Name extends FactName>(name: Name, fact: Fact<Name>): void;
  /** @returns a function that ends the listening */
  on<Name extends FactName>(name: Name, listener: (fact: Fact<Name>) => void): () => void;
};
