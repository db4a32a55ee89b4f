/** What one side sends and the other doesn't take, as it is said to a team. */
import { misfitsOf, type Reading } from './fits';
import type { JsonSchema, Party } from './release-contract';

/** A release's name where it is spoken of. */
export const nameOf = ({ version, contract }: Party) => `${contract.app} ${version}`;

type Side = { party: Party; schema: JsonSchema };

/**
 * One line per field that doesn't fit.
 * @param what they meet in, such as `slot cart.button`
 * @param verbs what sender and taker do: 'passes' and 'takes'
 */
export function misfitLines(
  what: string,
  sender: Side,
  taker: Side,
  reading: Reading,
  verbs: [string, string],
): string[] {
  return misfitsOf(sender.schema, taker.schema, reading).map(
    ({ field, sent, taken }) =>
      `${what}, ${field}: ${nameOf(sender.party)} ${verbs[0]} ${sent}; ${nameOf(taker.party)} ${verbs[1]} ${taken}`,
  );
}
