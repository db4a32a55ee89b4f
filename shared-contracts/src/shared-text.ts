/**
 * What another app shares with the installed shop, on its way to quick order: in the fragment of the
 * address, which no server sees and no log keeps, and which may be long.
 */
import { paths } from './paths';

const TEXT = '#shared=';
const TOO_LONG = '#shared-too-long';

/** The most characters of a text that is shared: several times the longest order. */
export const SHARED_TEXT_MOST = 100_000;

/** The address that says that a text was too long to come along. */
export const TOO_LONG_URL = `${paths.quickOrder()}${TOO_LONG}`;

/**
 * The address at which quick order takes a shared text. One that is too long is only said to be so:
 * half a list looks like a whole one.
 * @param most the most characters of the text as it stands in the address
 */
export function sharedTextUrl(text: string, most: number = Infinity): string {
  if (text.trim() === '') return paths.quickOrder();
  const encoded =
    text.length > SHARED_TEXT_MOST ? null : encodeURIComponent(text.replaceAll('\r\n', '\n'));
  if (encoded === null || encoded.length > most) return TOO_LONG_URL;
  return `${paths.quickOrder()}${TEXT}${encoded}`;
}

/** What an address brings. */
export type SharedText = { kind: 'none' } | { kind: 'text'; text: string } | { kind: 'too long' };

/** @param hash the fragment with its '#', which anybody may have written */
export function sharedTextIn(hash: string): SharedText {
  if (hash === TOO_LONG) return { kind: 'too long' };
  if (!hash.startsWith(TEXT)) return { kind: 'none' };
  try {
    const text = decodeURIComponent(hash.slice(TEXT.length)).slice(0, SHARED_TEXT_MOST);
    return { kind: 'text', text };
  } catch {
    return { kind: 'none' };
  }
}
