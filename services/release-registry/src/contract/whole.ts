/** What a release has to say before it is given to anybody. */
import type { ReleaseManifest } from 'shared-contracts/release';
import { wireHandovers, type WireHandover } from 'shared-contracts/wire-handovers';
import { FORMAT, type Party, type ReleaseContract } from './release-contract';

/** Names that the one list has and the other lacks, either way. */
function differences(what: string, listed: string[], held: string[]): string[] {
  return [
    ...held
      .filter((name) => !listed.includes(name))
      .map((name) => `release.json has the ${what} ${name}, contract.json doesn't`),
    ...listed
      .filter((name) => !held.includes(name))
      .map((name) => `contract.json has the ${what} ${name}, release.json doesn't`),
  ];
}

/** Whether it makes a call by which apps hand over what others find. */
function handsOver({ calls }: ReleaseContract): boolean {
  const handovers = Object.values<WireHandover>(wireHandovers);
  const names = handovers.flatMap(({ sentBy, foundBy }) => [...sentBy, ...foundBy]);
  return names.some((name) => Object.hasOwn(calls, name));
}

/** Parts that came with a later format: a contract that is read may lack them. */
function partsMissing({ contract }: Party): string[] {
  const { writes, reads, sends, finds, passes, tokens, paths, shell } = contract;
  const of: Record<string, unknown> = { writes, reads, passes, tokens, paths };
  // A build of earlier tools says nothing of the wire, and needs to only where it hands over by it.
  if (handsOver(contract)) Object.assign(of, { sends, finds });
  if (contract.app === 'shell') {
    of.shell = shell;
    for (const part of ['takes', 'tokens', 'routes'] as const) of[`shell.${part}`] = shell?.[part];
  }
  return Object.entries(of).flatMap(([name, value]) => (value === undefined ? [name] : []));
}

/**
 * Why a release isn't compared at all: it has no contract, an earlier one, or half of one, so that
 * what it breaks would go live unseen. What the store holds from before goes on.
 * @returns nothing where its contract is whole; else one line for each fault
 */
export function wholeFaults({
  manifest,
  party,
}: {
  manifest: ReleaseManifest;
  party: Party | null;
}): string[] {
  const { app, version } = manifest;
  const anew = `build it anew: pnpm release publish ${app}`;
  if (!party)
    return [`${app} ${version} has no contract.json, so nothing can be compared; ${anew}`];
  const { contract } = party;
  if (contract.format !== FORMAT) {
    return [
      `${app} ${version}: its contract.json is of format ${contract.format}, and says less than format ${FORMAT}; ${anew}, in a repository of its own with the packed tooling of today`,
    ];
  }
  const missing = partsMissing(party);
  return [
    ...(missing.length > 0
      ? [`${app} ${version}: its contract.json does not say ${missing.join(', ')}; ${anew}`]
      : []),
    ...[
      ...differences('page', contract.pages, Object.keys(manifest.pages)),
      ...differences('fragment', Object.keys(contract.fragments), Object.keys(manifest.fragments)),
    ].map((fault) => `${app} ${version}: ${fault}; ${anew}`),
  ];
}
