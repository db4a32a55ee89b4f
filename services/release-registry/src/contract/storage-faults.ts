/** What one release leaves in the browser's storage and another one finds there. */
import { ownProperty } from './own-property';
import type { Party } from './release-contract';
import { misfitLines, nameOf } from './misfit-lines';

const NONE: Record<string, never> = {};

/**
 * Keys that the one writes and the other reads otherwise.
 * @param candidate which of the two is new
 * @returns one line per field, with both sides named
 */
export function storageFaults(writer: Party, reader: Party, candidate: Party): string[] {
  const { writes = NONE } = writer.contract;
  return Object.entries(reader.contract.reads ?? NONE).flatMap(([key, schema]) => {
    const written = ownProperty(writes, key);
    if (!written) return [];
    return misfitLines(
      `storage key ${key}`,
      { party: writer, schema: written },
      { party: reader, schema },
      { kind: 'props', candidate: candidate === writer ? 'sender' : 'taker' },
      ['writes', 'reads'],
    );
  });
}

/**
 * What a release of the same app has left, or an open tab of it still finds: a value in the storage
 * outlives the release that has written it.
 */
export const heldFaults = (candidate: Party, before: Party): string[] => [
  ...storageFaults(before, candidate, candidate),
  ...storageFaults(candidate, before, candidate),
];

/**
 * Keys that a release begins to read, or no longer writes, and nobody writes. The first release of an
 * app may come before that of its writer, and what doesn't say what it writes may write anything.
 * @param before what shoppers get of the same app
 * @param beside what they get of the others
 */
export function unwrittenFaults(candidate: Party, before: Party[], beside: Party[]): string[] {
  const all = [candidate, ...beside];
  if (all.some(({ contract }) => contract.writes === undefined)) return [];
  const isWritten = (key: string) =>
    all.some(({ contract }) => Object.hasOwn(contract.writes ?? NONE, key));
  const unwritten = ({ contract }: Party) =>
    Object.keys(contract.reads ?? NONE).filter((key) => !isWritten(key));
  const writerOf = (key: string) =>
    before.find(({ contract }) => Object.hasOwn(contract.writes ?? NONE, key));
  const isNew = (key: string) =>
    before.length > 0 &&
    before.every(({ contract: { reads } }) => reads && !Object.hasOwn(reads, key));
  return [
    ...unwritten(candidate)
      .filter(isNew)
      .map((key) => `storage key ${key}: ${nameOf(candidate)} reads it; nobody writes it`),
    ...beside.flatMap((reader) =>
      unwritten(reader).flatMap((key) => {
        const writer = writerOf(key);
        return writer
          ? [
              `storage key ${key}: ${nameOf(reader)} reads it; ${nameOf(candidate)} no longer writes it, as ${nameOf(writer)} does`,
            ]
          : [];
      }),
    ),
  ];
}
