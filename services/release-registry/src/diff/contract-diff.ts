/** What a release gives to the others and takes of them, that another one doesn't, by name. */
import { isDeepStrictEqual } from 'node:util';
import { inner } from '../contract/alternatives';
import { ownProperty } from '../contract/own-property';
import type { ReleaseContract } from '../contract/release-contract';
import { fieldChanges } from './schema-fields';

type Side = 'gives' | 'takes';

/** One part of the contract; its name is the field of `contract.json`. */
export type PartDiff = {
  part: string;
  side: Side;
  added: string[];
  removed: string[];
  /** What is in both and says something else; `how` has one line per field. */
  changed: { name: string; how: string[] }[];
};

type Part = { part: string; side: Side; is: 'names' | 'words' | 'schemas'; has: Has };
type Has = Record<string, unknown>;

const listed = (names: string[] = []): Has => Object.fromEntries(names.map((name) => [name, true]));

/** Each part as its names, with what is said of each. */
function partsOf(contract: ReleaseContract): Part[] {
  const { shell } = contract;
  const pages = Object.entries(shell?.pages ?? {}).flatMap(([remote, names]) =>
    names.map((name) => `${remote}/${name}`),
  );
  return [
    { part: 'door', side: 'gives', is: 'words', has: { version: contract.door } },
    { part: 'pages', side: 'gives', is: 'names', has: listed(contract.pages) },
    { part: 'fragments', side: 'gives', is: 'schemas', has: contract.fragments },
    { part: 'tells', side: 'gives', is: 'schemas', has: contract.tells },
    { part: 'writes', side: 'gives', is: 'schemas', has: contract.writes ?? {} },
    { part: 'sends', side: 'gives', is: 'schemas', has: contract.sends ?? {} },
    { part: 'shell.host', side: 'gives', is: 'names', has: listed(shell?.host) },
    { part: 'shell.takes', side: 'gives', is: 'schemas', has: shell?.takes ?? {} },
    { part: 'shell.tokens', side: 'gives', is: 'names', has: listed(shell?.tokens) },
    { part: 'shell.routes', side: 'gives', is: 'names', has: listed(shell?.routes) },
    { part: 'shell.places', side: 'gives', is: 'schemas', has: shell?.places ?? {} },
    { part: 'shell.slotOwners', side: 'gives', is: 'words', has: shell?.slotOwners ?? {} },
    { part: 'shell.pages', side: 'takes', is: 'names', has: listed(pages) },
    { part: 'slots', side: 'takes', is: 'schemas', has: contract.slots },
    { part: 'hears', side: 'takes', is: 'schemas', has: contract.hears },
    { part: 'reads', side: 'takes', is: 'schemas', has: contract.reads ?? {} },
    { part: 'finds', side: 'takes', is: 'schemas', has: contract.finds ?? {} },
    { part: 'host', side: 'takes', is: 'names', has: listed(contract.host) },
    { part: 'passes', side: 'takes', is: 'schemas', has: contract.passes ?? {} },
    { part: 'tokens', side: 'takes', is: 'names', has: listed(contract.tokens) },
    { part: 'paths', side: 'takes', is: 'names', has: listed(contract.paths) },
    { part: 'calls', side: 'takes', is: 'words', has: contract.calls },
  ];
}

/** Names that the one has and the other lacks, sorted. */
export const lacking = (has: Has, other: Has) =>
  Object.keys(has)
    .filter((name) => !Object.hasOwn(other, name))
    .sort();

function partDiff({ part, side, is, has }: Part, before: Has): PartDiff {
  const changed = Object.keys(has)
    .filter((name) => Object.hasOwn(before, name) && !isDeepStrictEqual(has[name], before[name]))
    .sort()
    .map((name) => {
      const [was, now] = [ownProperty(before, name), ownProperty(has, name)];
      const how =
        is === 'schemas'
          ? fieldChanges(inner(was), inner(now))
          : [`${String(was)} -> ${String(now)}`];
      return { name, how };
    });
  return { part, side, added: lacking(has, before), removed: lacking(before, has), changed };
}

/**
 * Compares two contracts of an app.
 * @param before null where nothing was there, or said: then all is added
 * @returns the parts that differ
 */
export function contractDiff(after: ReleaseContract, before: ReleaseContract | null): PartDiff[] {
  const was = before ? partsOf(before) : [];
  return partsOf(after)
    .map((part) => partDiff(part, was.find((each) => each.part === part.part)?.has ?? {}))
    .filter(({ added, removed, changed }) => added.length + removed.length + changed.length > 0);
}
