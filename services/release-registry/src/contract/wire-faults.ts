/** What one release sends to the provider and another finds in its answers. */
import type { Party } from './release-contract';
import { misfitLines } from './misfit-lines';

/** A handover's name, and the call that sends or answers it: `order.placeOrder`. */
const partsOf = (key: string) => {
  const [handover = '', call = ''] = key.split('.');
  return { handover, call };
};

/**
 * Fields that the one sends otherwise than the other finds them.
 * @param candidate which of the two is new
 * @returns one line per field, with both sides and their calls named
 */
export function wireFaults(sender: Party, finder: Party, candidate: Party): string[] {
  const { sends = {} } = sender.contract;
  return Object.entries(finder.contract.finds ?? {}).flatMap(([found, schema]) =>
    Object.entries(sends).flatMap(([sent, body]) => {
      const { handover, call } = partsOf(sent);
      if (handover !== partsOf(found).handover) return [];
      return misfitLines(
        `wire ${handover}`,
        { party: sender, schema: body },
        { party: finder, schema },
        // What is sent is read by name, and what nobody finds is the provider's alone.
        { kind: 'fact', candidate: candidate === sender ? 'sender' : 'taker' },
        [`sends by ${call}`, `finds by ${partsOf(found).call}`],
      );
    }),
  );
}
