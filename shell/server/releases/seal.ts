import { createHmac, timingSafeEqual } from 'node:crypto';

/** In characters of the signature: 132 bits of it. */
const LENGTH = 22;

/**
 * Signs values that a browser stores and sends back, so that the server can recognise its own.
 * `kind` makes sure that a value signed for one use isn't accepted for another.
 */
export type Seal = {
  /** The text with its signature behind it. */
  sign(kind: string, text: string): string;
  /**
   * The text without its signature; null where this server's secret has not signed it for this
   * kind.
   */
  open(kind: string, signed: string): string | null;
  /**
   * A name for a text that only whoever has the secret can make, the same on every document server.
   * It is no signature of any kind.
   */
  pseudonym(use: string, text: string): string;
};

/** @param secret which all document servers of a shop share */
export function createSeal(secret: string): Seal {
  const signatureOf = (kind: string, text: string) =>
    createHmac('sha256', secret).update(`${kind}\0${text}`).digest('base64url').slice(0, LENGTH);
  return {
    pseudonym: (use, text) => signatureOf(`pseudonym ${use}`, text),
    sign: (kind, text) => `${text}.${signatureOf(kind, text)}`,
    open(kind, signed) {
      const end = signed.length - LENGTH - 1;
      if (end < 0 || signed[end] !== '.') return null;
      const text = signed.slice(0, end);
      const given = Buffer.from(signed.slice(end + 1));
      const own = Buffer.from(signatureOf(kind, text));
      return given.length === own.length && timingSafeEqual(given, own) ? text : null;
    },
  };
}
