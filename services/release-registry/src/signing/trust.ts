import { list } from 'server-kit/setting';
import { isPublicKey, type PublicKey } from './ed25519';

/** Whose list of keys is believed; it comes from a server's own settings, never from the store. */
export type Trust = {
  /** The owners' public keys: several while one takes another's place. */
  owners: PublicKey[];
  /** The oldest list that is still taken, by its serial number. */
  serial: number;
};

const NAME = 'ed25519:';

/**
 * `RELEASE_TRUST=ed25519:KEY,…`, with `serial:N` among them where lists before the Nth must not come
 * back after a restart.
 */
export const releaseTrust = list.transform((entries, context): Trust => {
  const trust: Trust = { owners: [], serial: 0 };
  for (const entry of entries) {
    const key = entry.startsWith(NAME) ? entry.slice(NAME.length) : '';
    if (isPublicKey(key)) trust.owners.push(key);
    else if (/^serial:\d{1,9}$/.test(entry)) trust.serial = Number(entry.slice('serial:'.length));
    else {
      context.addIssue({
        code: 'custom',
        message: 'must be ed25519:KEY as pnpm release keys make --owner says it, by commas',
      });
      break;
    }
  }
  if (trust.owners.length === 0 && context.issues.length === 0) {
    context.addIssue({ code: 'custom', message: 'names no key' });
  }
  return trust;
});

/** A public key as settings and command lines write it. */
export const keyText = (key: PublicKey) => `${NAME}${key}`;

/** Reads what `keyText` writes; null where it is none. */
export function readKeyText(text: string): PublicKey | null {
  const key = text.startsWith(NAME) ? text.slice(NAME.length) : '';
  return isPublicKey(key) ? key : null;
}

/** What production says where the setting is missing. */
export const TRUST_NEEDED =
  'is needed in production: the public key of whoever says which keys may release';
