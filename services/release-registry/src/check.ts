import { byApp } from 'shared-contracts/own-apps';
import { DOCUMENT_VERSION } from 'shared-contracts/document-version';
import type { AppName, Registry, ReleaseManifest } from 'shared-contracts/release';
import { pairFaults, silenceFaults } from './contract/compare';
import { ownProperty } from './contract/own-property';
import type { Party } from './contract/release-contract';
import { heldFaults, unwrittenFaults } from './contract/storage-faults';

/** A release that is to be given to shoppers, with its contract. */
export type Candidate = { manifest: ReleaseManifest; party: Party | null };

/** A release that shoppers get or can get back: live, canary or last known good. */
export type Standing = Candidate & {
  live: boolean;
  /** It is the last known good one and nothing else: nobody is given it now. */
  wayBack?: boolean;
};

/** Every release that the registry names, with its contract. */
export async function standingOf(
  registry: Registry,
  contractOf: (manifest: ReleaseManifest) => Promise<Party | null>,
): Promise<Standing[]> {
  const every = Object.values(registry.apps).flatMap((state) =>
    Object.entries(state.releases).map(async ([version, { manifest }]) => ({
      manifest,
      party: await contractOf(manifest),
      live: state.live === version,
      wayBack: state.live !== version && state.canary?.version !== version,
    })),
  );
  return Promise.all(every);
}

/** The rules for a release from before contracts: shared names, and what the live one has. */
function manifestFaults({ manifest: candidate }: Candidate, others: Standing[]): string[] {
  const faults: string[] = [];
  for (const { manifest: other, live } of others) {
    if (!live) continue;
    const name = `${other.app} ${other.version}`;
    if (other.app === candidate.app) {
      for (const kind of ['pages', 'fragments'] as const) {
        for (const each of Object.keys(other[kind])) {
          if (!Object.hasOwn(candidate[kind], each)) {
            faults.push(`the ${kind.slice(0, -1)} ${each} of ${other.version} is gone`);
          }
        }
      }
    } else if (other.app === 'shell' || candidate.app === 'shell') {
      const [shell, remote] = other.app === 'shell' ? [other, candidate] : [candidate, other];
      for (const library of remote.shared) {
        if (shell.shared.includes(library)) continue;
        faults.push(
          candidate === remote
            ? `it needs ${library}, which the live ${name} does not provide`
            : `the live ${name} needs ${library}, which it does not provide`,
        );
      }
    }
  }
  return faults;
}

/** A shell whose documents no document server makes would never be given. */
function documentFaults({ manifest: { app, document } }: Candidate): string[] {
  if (app !== 'shell' || document?.version === DOCUMENT_VERSION) return [];
  const wanted = document
    ? `it starts from documents of version ${document.version}`
    : 'it does not say which documents it starts from';
  return [`${wanted}, the document server makes version ${DOCUMENT_VERSION}`];
}

/**
 * Who fills a slot: as the shells say that shoppers get, of the slot itself or of all that begin
 * with its first word (`cart.*`), or else whoever fills it.
 */
function slotOwner(parties: Party[]): (slot: string) => string | undefined {
  const shells = parties.flatMap(({ contract }) => (contract.shell ? [contract.shell] : []));
  return (slot) =>
    shells
      .map(
        ({ slotOwners }) =>
          ownProperty(slotOwners, slot) ?? ownProperty(slotOwners, slot.replace(/\..*$/, '.*')),
      )
      .find((owner) => owner !== undefined) ??
    parties.find(({ contract }) => Object.hasOwn(contract.fragments, slot))?.contract.app;
}

/**
 * What keeps two releases that come together apart. Both are new, so neither is the one that must
 * not take anything away: a field that one side doesn't know is a fault only if that side has taken
 * it away, and the release before it still knew it.
 */
function faultsOfTwoNew(
  one: Party,
  other: Party,
  ownerOf: (slot: string) => string | undefined,
  before: (party: Party) => Party[],
): string[] {
  const sides = [
    [one, other],
    [other, one],
  ] as const;
  const readings = sides.map(([side, across]) => pairFaults(side, across, ownerOf));
  const certain = (fault: string) => readings.every((faults) => faults.includes(fault));
  return sides.flatMap(([side, across], at) => {
    // Under the new one's name, so that a fault of both reads the same.
    const known = before(side).map(({ contract }) =>
      pairFaults({ contract, version: side.version }, across, ownerOf),
    );
    const removedBy = (fault: string) =>
      known.length > 0 && !known.some((faults) => faults.includes(fault));
    return (readings[at] ?? []).filter((fault) => certain(fault) || removedBy(fault));
  });
}

/**
 * Why candidates may not be given to shoppers: compared with each other, and with everything of
 * the other apps that shoppers get or can get back, both ways. In which order they are named
 * changes nothing.
 * @param given the releases, of one app each, that come together
 * @param standing everything that the registry names
 * @returns nothing where they may
 */
export function refusals(given: Candidate[], standing: Standing[]): string[] {
  const candidates = [...given].sort((one, other) => byApp(one.manifest.app, other.manifest.app));
  const coming = new Set<AppName>(candidates.map(({ manifest }) => manifest.app));
  const staying = standing.filter(({ manifest }) => !coming.has(manifest.app));
  const partyOf = ({ party }: Candidate) => (party ? [party] : []);
  const liveBefore = (app: AppName) =>
    standing.flatMap((each) => (each.live && each.manifest.app === app ? partyOf(each) : []));
  const parties = [...candidates, ...staying].flatMap(partyOf);
  const ownerOf = slotOwner(parties);
  // Pages and fragments of the one before count where no shell says which it wants.
  const shellKnown = parties.some(({ contract }) => contract.shell);
  const faults = candidates.flatMap((candidate, at) => {
    const before = standing.filter(({ manifest }) => manifest.app === candidate.manifest.app);
    const { party } = candidate;
    // Of two that come together each pair is compared once.
    const later = candidates.slice(at + 1);
    const others = [...staying, ...later.map((other) => ({ ...other, live: true }))];
    const bare = others.filter((other) => !other.party || !party);
    const rules = [
      ...documentFaults(candidate),
      ...manifestFaults(candidate, shellKnown && party ? bare : [...bare, ...before]),
    ];
    if (!party) return rules;
    const unowned = shellKnown
      ? Object.keys(party.contract.slots).filter((slot) => ownerOf(slot) === undefined)
      : [];
    const ownBefore = liveBefore(party.contract.app);
    const beside = parties.filter((other) => other.contract.app !== party.contract.app);
    return [
      ...rules,
      ...unowned.map(
        (slot) => `slot ${slot}: ${party.contract.app} ${party.version} shows it; nobody fills it`,
      ),
      ...staying.flatMap(partyOf).flatMap((other) => pairFaults(party, other, ownerOf)),
      ...later
        .flatMap(partyOf)
        .flatMap((other) =>
          faultsOfTwoNew(party, other, ownerOf, ({ contract }) => liveBefore(contract.app)),
        ),
      ...ownBefore.flatMap((each) => silenceFaults(party, each, beside)),
      ...ownBefore.flatMap((each) => heldFaults(party, each)),
      ...unwrittenFaults(party, ownBefore, beside),
    ];
  });
  return [...new Set(faults)];
}

/**
 * Why a release can't be rolled back to beside others. Neither side is the newer one, so only what
 * can't be in either order counts: of a field that one side doesn't know nobody says that it was
 * taken away.
 * @param back a release that shoppers got before
 * @param beside what shoppers are given of the other apps
 * @returns nothing where it can
 */
export function clashes(back: Candidate, beside: Standing[]): string[] {
  const { party } = back;
  const bare = beside.filter((other) => !other.party || !party);
  const rules = [...documentFaults(back), ...manifestFaults(back, bare)];
  if (!party) return rules;
  const others = beside.flatMap((other) => (other.party ? [other.party] : []));
  const ownerOf = slotOwner([...others, party]);
  const faults = others.flatMap((other) => faultsOfTwoNew(party, other, ownerOf, () => []));
  return [...new Set([...rules, ...faults])];
}
