/** Signatures of releases: Ed25519 and nothing else, so that no file can choose a weaker one. */
import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  verify,
  type KeyObject,
} from 'node:crypto';

/** A public key as it is written everywhere: its 32 bytes in base64url. */
export type PublicKey = string;

const PUBLIC_KEY = /^[\w-]{43}$/;
const SIGNATURE = /^[\w-]{86}$/;

/** Whether a text can be a public key. */
export const isPublicKey = (text: string): text is PublicKey => PUBLIC_KEY.test(text);

/** A key that signs, with its public part. */
export type SigningKey = { publicKey: PublicKey; sign(text: string): string };

function publicPartOf(key: KeyObject): PublicKey {
  return createPublicKey(key).export({ format: 'jwk' }).x ?? '';
}

/**
 * Reads a private key, as PKCS #8 in PEM.
 * @param pem its lines may be divided by `\n` in two characters, as settings of pipelines are
 * @param from its name in the error; no message contains the key
 * @throws where it is none of Ed25519
 */
export function readSigningKey(pem: string, from: string): SigningKey {
  let key: KeyObject;
  try {
    key = createPrivateKey(pem.replaceAll('\\n', '\n'));
  } catch {
    throw new Error(`${from} is no private key in PEM`);
  }
  if (key.asymmetricKeyType !== 'ed25519') throw new Error(`${from} is no Ed25519 key`);
  return {
    publicKey: publicPartOf(key),
    sign: (text) => sign(null, Buffer.from(text), key).toString('base64url'),
  };
}

/** Makes a private key, as PKCS #8 in PEM. */
export function makePrivateKey(): string {
  const { privateKey } = generateKeyPairSync('ed25519');
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

/** Whether a key has signed a text; a malformed key or signature has not. */
export function isSigned(text: string, signature: string, key: PublicKey): boolean {
  if (!PUBLIC_KEY.test(key) || !SIGNATURE.test(signature)) return false;
  try {
    const jwk = { kty: 'OKP', crv: 'Ed25519', x: key };
    const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
    return verify(null, Buffer.from(text), publicKey, Buffer.from(signature, 'base64url'));
  } catch {
    return false;
  }
}
