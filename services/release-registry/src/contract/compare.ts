/** What two releases that meet in one page have to agree on, each thing in its direction. */
import { ownProperty } from './own-property';
import type { Party } from './release-contract';
import { crowdedFaults, placeFaults } from './place-faults';
import { shellFaults } from './shell-faults';
import { storageFaults } from './storage-faults';
import { misfitLines, nameOf } from './misfit-lines';
import { wireFaults } from './wire-faults';

/** The slots that a consumer shows of a provider: they are filled, and take what is passed. */
function slotFaults(
  consumer: Party,
  provider: Party,
  ownerOf: (slot: string) => string | undefined,
  candidate: Party,
): string[] {
  const { slots } = consumer.contract;
  const { app, fragments } = provider.contract;
  return Object.entries(slots).flatMap(([slot, schema]) => {
    if (ownerOf(slot) !== app) return [];
    const filled = ownProperty(fragments, slot);
    if (!filled) {
      return [`slot ${slot}: ${nameOf(consumer)} shows it; ${nameOf(provider)} does not fill it`];
    }
    return misfitLines(
      `slot ${slot}`,
      { party: consumer, schema },
      { party: provider, schema: filled },
      { kind: 'props', candidate: candidate === consumer ? 'sender' : 'taker' },
      ['passes', 'takes'],
    );
  });
}

/** Facts that the one tells and the other hears. */
function factFaults(teller: Party, hearer: Party, candidate: Party): string[] {
  return Object.entries(hearer.contract.hears).flatMap(([fact, schema]) => {
    const payload = ownProperty(teller.contract.tells, fact);
    if (!payload) return [];
    return misfitLines(
      `fact ${fact}`,
      { party: teller, schema: payload },
      { party: hearer, schema },
      { kind: 'fact', candidate: candidate === teller ? 'sender' : 'taker' },
      ['tells', 'hears'],
    );
  });
}

/**
 * Why a candidate and another release can't meet in one page, as consumer and as provider.
 * @param candidate the release that is to be given to shoppers
 * @param other a release of another app, that shoppers get or can get back
 * @param ownerOf which remote fills a slot
 * @returns one line per fault, with the field and both sides named
 */
export function pairFaults(
  candidate: Party,
  other: Party,
  ownerOf: (slot: string) => string | undefined,
): string[] {
  const remote = candidate.contract.app === 'shell' ? other : candidate;
  const shell = remote === candidate ? other : candidate;
  return [
    ...(shell.contract.app === 'shell'
      ? [...shellFaults(remote, shell, candidate), ...placeFaults(remote, shell, candidate)]
      : crowdedFaults(candidate, other)),
    ...slotFaults(candidate, other, ownerOf, candidate),
    ...slotFaults(other, candidate, ownerOf, candidate),
    ...factFaults(candidate, other, candidate),
    ...factFaults(other, candidate, candidate),
    ...storageFaults(candidate, other, candidate),
    ...storageFaults(other, candidate, candidate),
    ...wireFaults(candidate, other, candidate),
    ...wireFaults(other, candidate, candidate),
  ];
}

/** Facts that a release told before and its successor doesn't, though somebody hears them. */
export function silenceFaults(candidate: Party, before: Party, others: Party[]): string[] {
  return Object.keys(before.contract.tells).flatMap((fact) =>
    Object.hasOwn(candidate.contract.tells, fact)
      ? []
      : others
          .filter(({ contract }) => fact in contract.hears)
          .map(
            (hearer) =>
              `fact ${fact}: ${nameOf(hearer)} hears it; ${nameOf(candidate)} no longer tells it, as ${nameOf(before)} does`,
          ),
  );
}
