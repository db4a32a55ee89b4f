/**
 * Seals a text with a secret of the console's own, by AES-256-GCM. Who may write to the store could
 * otherwise add an account, by which the console would sign releases with its key.
 */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const BYTES = { key: 32, nonce: 12, tag: 16 };
const CIPHER = 'aes-256-gcm';

const keyOf = (secret: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', 'accounts of the console', BYTES.key));

/** A text was sealed with another secret, or changed since. */
export class NotOurs extends Error {
  override readonly name = 'NotOurs';
}

export function sealText(secret: string, text: string): string {
  const nonce = randomBytes(BYTES.nonce);
  const cipher = createCipheriv(CIPHER, keyOf(secret), nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** @throws NotOurs */
export function openText(secret: string, sealed: string): string {
  try {
    const bytes = Buffer.from(sealed, 'base64url');
    const [nonce, tag] = [
      bytes.subarray(0, BYTES.nonce),
      bytes.subarray(BYTES.nonce).subarray(0, BYTES.tag),
    ];
    const cipher = createDecipheriv(CIPHER, keyOf(secret), nonce, { authTagLength: BYTES.tag });
    cipher.setAuthTag(tag);
    const rest = bytes.subarray(BYTES.nonce + BYTES.tag);
    return Buffer.concat([cipher.update(rest), cipher.final()]).toString('utf8');
  } catch {
    throw new NotOurs(
      'the accounts of the console are sealed with another CONSOLE_SECRET, or were changed by somebody else',
    );
  }
}
