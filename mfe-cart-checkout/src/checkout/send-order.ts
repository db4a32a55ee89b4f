import { faultOf, outcomeUnknown, type ApiFault } from 'shared-contracts/errors';
import type { PlacedOrder } from '../api/place-order';
import { settles } from '../idempotency/settles';
import type { OpenOrder } from './draft';

/** How long until an order without an answer is looked up, each time, in milliseconds. */
export const LOOK_UP_AFTER = [1000, 2000, 4000] as const;

export type OrderOutcome =
  | { kind: 'placed'; answer: PlacedOrder }
  /** The provider says that it was not placed. */
  | { kind: 'refused'; fault: ApiFault; error: unknown }
  /** No answer, also to the look-ups: it may have been placed. */
  | { kind: 'unknown'; error: unknown };

type Sending = {
  send: (order: OpenOrder) => Promise<PlacedOrder>;
  /** Told before the first look-up: the answer was lost. */
  onLookUp: () => void;
  wait: (milliseconds: number) => Promise<void>;
};

/**
 * Sends an order. Where its answer is lost, it is looked up before anything is said to have
 * failed: the same order under the same key is answered with what became of the first.
 * @param repeat whether the order was sent before, without an answer
 */
export async function sendOrder(
  order: OpenOrder,
  repeat: boolean,
  { send, onLookUp, wait }: Sending,
): Promise<OrderOutcome> {
  let again = repeat;
  for (let lookUps = 0; ; lookUps += 1) {
    try {
      return { kind: 'placed', answer: await send(order) };
    } catch (error) {
      const fault = faultOf(error);
      // At the first try an error of the provider's own is an answer too.
      if (settles(fault, again) || (!again && !outcomeUnknown(fault))) {
        return { kind: 'refused', fault, error };
      }
      const pause = LOOK_UP_AFTER[lookUps];
      // Refused at the door (signed out, too many tries): asking at once again brings nothing.
      if (pause === undefined || (fault.kind === 'refused' && fault.status < 500)) {
        return { kind: 'unknown', error };
      }
      again = true;
      onLookUp();
      await wait(pause);
    }
  }
}
