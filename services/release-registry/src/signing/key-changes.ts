/** What can happen to the list of keys: each change is a pure function. */
import type { AppName } from 'shared-contracts/release';
import { ReleaseRefused } from '../release-refused';
import type { PublicKey } from './ed25519';
import type { KeyList, ListedKey } from './key-list';

const next = ({ serial }: KeyList, keys: ListedKey[]): KeyList => ({
  format: 1,
  serial: serial + 1,
  keys,
});

/** The list before the first key. */
export const NO_KEYS: KeyList = { format: 1, serial: 0, keys: [] };

function activeKey({ keys }: KeyList, name: string): ListedKey {
  const known = keys.find((each) => each.name === name);
  if (!known) throw new ReleaseRefused([`there is no key ${name}`]);
  if (known.state === 'revoked') throw new ReleaseRefused([`${name} is revoked already`]);
  return known;
}

/**
 * Lets a key release apps, beside those that it may release already.
 * @throws ReleaseRefused where only the name or only the key is in the list already, since neither
 *   is used twice, or where the key is not active any more
 */
export function withKey(list: KeyList, name: string, key: PublicKey, apps: AppName[]): KeyList {
  const taken = list.keys.find((each) => each.name === name || each.key === key);
  if (taken?.name === name && taken.key === key && taken.state === 'active') {
    const more = { ...taken, apps: [...new Set([...taken.apps, ...apps])] };
    return next(
      list,
      list.keys.map((each) => (each === taken ? more : each)),
    );
  }
  if (taken) throw new ReleaseRefused([`the key ${taken.name} is in the list already`]);
  return next(list, [...list.keys, { name, key, apps, state: 'active' }]);
}

/**
 * Puts another key in a key's place.
 * @param signatures what the old key has signed so far, which stays valid
 * @throws ReleaseRefused where there is no such key, or the new one is in the list already
 */
export function withRotated(
  list: KeyList,
  name: string,
  to: { key: PublicKey; name: string },
  signatures: string[],
): KeyList {
  const old = activeKey(list, name);
  if (old.state === 'retired') throw new ReleaseRefused([`${name} is retired already`]);
  const retired = {
    ...old,
    state: 'retired' as const,
    ended: new Date().toISOString(),
    signatures,
  };
  const others = list.keys.map((each) => (each === old ? retired : each));
  return withKey({ ...list, keys: others }, to.name, to.key, old.apps);
}

/**
 * Takes a key's word back: nothing that it has signed is valid any more.
 * @throws ReleaseRefused where there is no such key
 */
export function withRevoked(list: KeyList, name: string, reason: string): KeyList {
  const { signatures: _forgotten, ...known } = activeKey(list, name);
  const revoked = { ...known, state: 'revoked' as const, ended: new Date().toISOString(), reason };
  return next(
    list,
    list.keys.map((each) => (each.name === name ? revoked : each)),
  );
}
