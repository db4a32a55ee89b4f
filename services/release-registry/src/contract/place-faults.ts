/** Places that pages offer to any team: who fills them, and what is passed. */
import { isPlaceName } from 'shared-contracts/places';
import { ownProperty } from './own-property';
import type { Party } from './release-contract';
import { misfitLines, nameOf } from './misfit-lines';

const filledBy = ({ contract }: Party) => Object.entries(contract.fragments).filter(isOfPlace);
const isOfPlace = ([name]: [string, unknown]) => isPlaceName(name);

/**
 * Places that a remote fills and a shell doesn't offer, or offers otherwise.
 * @param candidate which of the two is new
 * @returns one line per fault, with both sides named
 */
export const placeFaults = (remote: Party, shell: Party, candidate: Party): string[] =>
  filledBy(remote).flatMap(([place, schema]) => {
    const passed = ownProperty(shell.contract.shell?.places ?? {}, place);
    if (!passed) {
      return [`place ${place}: ${nameOf(remote)} fills it; ${nameOf(shell)} does not offer it`];
    }
    return misfitLines(
      `place ${place}`,
      { party: shell, schema: passed },
      { party: remote, schema },
      { kind: 'props', candidate: candidate === shell ? 'sender' : 'taker' },
      ['passes', 'takes'],
    );
  });

/** Places that two remotes fill: a page has one part there, so that it stays light. */
export const crowdedFaults = (candidate: Party, other: Party): string[] =>
  filledBy(candidate)
    .filter(([place]) => Object.hasOwn(other.contract.fragments, place))
    .map(
      ([place]) =>
        `place ${place}: ${nameOf(candidate)} fills it; ${nameOf(other)} does already, and it has one part`,
    );
