/**
 * Makes strangers' text safe for a letter. Mail programs make links of all that looks like an
 * address, and a letter of the shop must not contain foreign links.
 */
import { parse } from 'tldts';

/** How many characters a text may have; what is longer is cut. No plain number: `map` passes one. */
type Bound = { most?: number };

/** Invisible characters, and characters that change how the text around them is shown. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Format}]/gu;
const BREAKS = /[\p{Control}\p{Line_Separator}\p{Paragraph_Separator}]/gu;
/** Full stops of other scripts, which browsers treat as the dots of a host name. */
const STOPS = /[\u3002\uff61\u06d4]/gu;

/** Schemes of links that a mail program opens, also those that don't lead to a web page. */
const COMMAND = /\b(?:mailto|tel|sms|javascript|data|https?|ftp):/iu;
const HOST = /[\p{L}\p{M}\p{N}_-]+(?:\.[\p{L}\p{M}\p{N}_-]+)+/gu;

/**
 * A name of a host that exists (by the list of public suffixes), or anything with a path or port.
 */
function isHost(host: string, after: string): boolean {
  const { isIcann, isPrivate, isIp } = parse(host, { allowPrivateDomains: true });
  return Boolean(isIcann || isPrivate || isIp) || /^(?:[/\\?#]|:\d)/.test(after);
}

/** Whether a word is an address of a web page or of a mailbox, or holds one. */
function hasAddress(word: string): boolean {
  if (/:[/\\]{2}|\bwww\.|\S@\S/iu.test(word)) return true;
  return [...word.matchAll(HOST)].some(({ 0: host, index }) =>
    isHost(host, word.slice(index + host.length)),
  );
}

const spelledOut = (text: string) =>
  text.normalize('NFKC').replaceAll(BREAKS, ' ').replaceAll(UNSEEN, '').replaceAll(STOPS, '.');

/**
 * A stranger's text as one line of a letter: without control characters, invisible characters, and
 * addresses of pages or mailboxes; and with a space after each dot, so that a mail program doesn't
 * take two words for an address ('Ma.Luz' becomes 'Ma. Luz'). It is cut at 80 characters.
 */
export function plainWords(text: string, { most = 80 }: Bound = {}): string {
  const words = spelledOut(text)
    .split(/\s+/u)
    .filter((word) => word !== '' && !COMMAND.test(word) && !hasAddress(word))
    .join(' ')
    .replaceAll('"', "'")
    .replaceAll(/\.(?=[\p{L}\p{N}])/gu, '. ');
  const letters = [...words];
  return letters.length <= most ? words : `${letters.slice(0, most - 1).join('')}…`;
}

/** A stranger's full text, for the shop's own staff: every line is marked as a quotation. */
export function quoted(text: string): string {
  return text
    .split(/\r\n|[\r\n\u2028\u2029]/u)
    .map((line) => `> ${line.replaceAll(BREAKS, ' ').replaceAll(UNSEEN, '')}`)
    .join('\n');
}

/**
 * Characters that no name has. The upper control characters are allowed, because old programs send
 * an apostrophe as in 'O\x92Neil', and so are marks that change the direction of writing. Letters
 * leave both out.
 */
const NOT_OF_A_NAME = /[\x00-\x1f\x7f\x85\u2028\u2029]/u;

/** Whether a text can be somebody's name: one line, without an address of a page or mailbox. */
export function isPlainName(text: string): boolean {
  return !NOT_OF_A_NAME.test(text) && !spelledOut(text).split(/\s+/u).some(hasAddress);
}
