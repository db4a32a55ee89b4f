/**
 * Facts that remotes tell each other: past tense, with an owner. A fact's payload is part of the
 * contract; who tells it and who hears it is declared by each remote.
 */
import { z } from './schema';
import { user } from './wire/account';
import { productListItem } from './wire/product';

export const facts = {
  /** Told by the cart after every change, also of another tab. `units` is the badge's number. */
  'cart:changed': z.object({ units: z.number() }),
  'session:started': z.object({ user }),
  /** `expired` when the provider no longer took the token. */
  'session:ended': z.object({ reason: z.enum(['logout', 'expired']) }),
  'catalog:products-loaded': z.object({ items: z.array(productListItem) }),
  'order:placed': z.object({ order_number: z.optional(z.string()) }),
} as const;

export type FactName = keyof typeof facts;
export type Fact<Name extends FactName> = z.output<(typeof facts)[Name]>;

export type Events = {
  /** Tells a fact to whoever listens. A listener that throws hinders no other. */
  tell<Name extends FactName>(name: Name, fact: Fact<Name>): void;
  /** @returns a function that ends the listening */
  on<Name extends FactName>(name: Name, listener: (fact: Fact<Name>) => void): () => void;
};
