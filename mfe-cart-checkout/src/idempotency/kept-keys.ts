import type { ApiFault } from 'shared-contracts/errors';
import type { UpdateCartBody } from 'shared-contracts/wire/cart';
import { newKey } from 'shared-contracts/new-key';
import { isDefiniteFailure } from './definite-failure';

type Change = Pick<UpdateCartBody, 'variant_id' | 'type' | 'quantity'>;

const nameOf = ({ variant_id, type, quantity }: Change) => `${variant_id} ${type} ${quantity ?? 1}`;

/**
 * Chooses the Idempotency-Key of a change of the cart: a new one each time, but the same one for a
 * repeat of a change whose outcome is unknown.
 */
export function createKeptKeys(make: () => string = newKey) {
  const kept = new Map<string, string>();
  return {
    keyFor: (change: Change): string => kept.get(nameOf(change)) ?? make(),
    failed(change: Change, key: string, fault: ApiFault): void {
      const name = nameOf(change);
      if (isDefiniteFailure(fault, kept.has(name))) kept.delete(name);
      else kept.set(name, key);
    },
    /** The cart was read since then: no outcome is unknown, so an equal change gets a new key. */
    forget(): void {
      kept.clear();
    },
  };
}
