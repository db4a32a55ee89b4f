/** Who may release what: the list of keys in the registry, which an owner's key has signed. */
import { appName, type AppName, type Registry } from 'shared-contracts/release';
import { z } from 'shared-contracts/schema';
import { isPublicKey, isSigned, type PublicKey, type SigningKey } from './ed25519';
import type { Trust } from './trust';

/** A key's name, such as search-2026. */
export const KEY_NAME = /^[a-z0-9][a-z0-9.-]{0,39}$/;

const publicKey = z.string().check(z.refine(isPublicKey, 'no public key'));

const listedKey = z.object({
  /** What its team calls it. */
  name: z.string().check(z.regex(KEY_NAME, 'no name such as search-2026')),
  key: publicKey,
  apps: z.array(appName),
  /**
   * `retired`: what it had signed until then is listed, and stays valid; `revoked`: nothing is.
   */
  state: z.enum(['active', 'retired', 'revoked']),
  /** When it was retired or revoked, and why. */
  ended: z.optional(z.string()),
  reason: z.optional(z.string()),
  /**
   * The signatures of a retired key that stay valid. They are listed because a signature tells no
   * time that can be believed: whoever steals the old key could sign as if it were earlier.
   */
  signatures: z.optional(z.array(z.string())),
});
export type ListedKey = z.infer<typeof listedKey>;

const keyList = z.object({
  format: z.literal(1),
  /** Higher with each change, so that an earlier list can't be put back. */
  serial: z.number().check(z.minimum(1)),
  keys: z.array(listedKey),
});
export type KeyList = z.infer<typeof keyList>;

/** The list as the registry holds it: its own text is what is signed. */
export type SignedKeyList = NonNullable<Registry['keys']>;

/** So that no signature of a list is one of something else. */
const signedText = (list: string) => `storefront keys 1\n${list}`;

/** A list that can't be believed, and why, in one line. */
export class KeysRefused extends Error {
  override readonly name = 'KeysRefused';
}

/** Signs a list as an owner. */
export function signKeyList(list: KeyList, owner: SigningKey): SignedKeyList {
  const text = JSON.stringify(list);
  return { list: text, by: owner.publicKey, signature: owner.sign(signedText(text)) };
}

/**
 * Reads the registry's list of keys.
 * @param trust whose list is believed
 * @throws KeysRefused where there is none, where no trusted owner has signed it, or where it is older
 *   than it may be
 */
export function readKeyList(keys: SignedKeyList | undefined, trust: Trust): KeyList {
  if (!keys) throw new KeysRefused('the registry has no list of keys');
  const { list: text, by, signature } = keys;
  if (!trust.owners.includes(by)) {
    throw new KeysRefused('the list of keys is not signed by a key of RELEASE_TRUST');
  }
  if (!isSigned(signedText(text), signature, by)) {
    throw new KeysRefused('the list of keys is not what its owner has signed');
  }
  const read = z.safeParse(keyList, JSON.parse(text));
  if (!read.success)
    throw new KeysRefused('the list of keys is of a format that is not known here');
  if (read.data.serial < trust.serial) {
    throw new KeysRefused(
      `the list of keys is number ${read.data.serial}, and number ${trust.serial} was there already`,
    );
  }
  return read.data;
}

/**
 * Why a signature of a key doesn't count for an app; null where it does.
 * @param signature it is verified elsewhere: here only whether the key may give it
 */
export function keyFault(
  { keys }: KeyList,
  key: PublicKey,
  app: AppName,
  signature: string,
): string | null {
  const known = keys.find((each) => each.key === key);
  if (!known) return 'it is signed by an unknown key';
  const { name, apps, state, signatures = [] } = known;
  if (state === 'revoked') return `it is signed by ${name}, which is revoked`;
  if (!apps.includes(app)) return `it is signed by ${name}, which may not release ${app}`;
  if (state === 'retired' && !signatures.includes(signature)) {
    return `it is signed by ${name} after that was retired`;
  }
  return null;
}
