import type { Registry } from 'shared-contracts/release';
import { KeysRefused, readKeyList, type KeyList } from './key-list';
import type { Trust } from './trust';

/**
 * The newest list of keys that was ever believed: an older one, or none, takes nothing back.
 * @param known the one that is believed so far; null where none is
 * @param say hears why a list is not taken
 */
export function newestKeys(
  { keys }: Registry,
  known: KeyList | null,
  trust: Trust,
  say: (line: string) => void,
): KeyList | null {
  try {
    const list = readKeyList(keys, trust);
    if (!known || list.serial > known.serial) return list;
    if (list.serial === known.serial) return known;
    say(`the list of keys went back from number ${known.serial} to ${list.serial}: not taken`);
  } catch (error) {
    if (!(error instanceof KeysRefused)) throw error;
    say(`${error.message}: ${known ? 'the one before counts' : 'no release is taken'}`);
  }
  return known;
}
