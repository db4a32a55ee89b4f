import { Parser } from 'htmlparser2';
import { UNSEEN } from '../plain-text';

/** Read at a time, in characters: an article is many times longer than its beginning. */
const PIECE = 2_000;

/**
 * The beginning of an article's HTML, up to the end of the text in which the given number of
 * characters, not counting spaces, is reached; its open tags are not closed. No stored article is
 * nested deeply, because import and counter refuse it.
 */
export function beginningOf(html: string, characters: number): string {
  let unseen = 0;
  let read = 0;
  let end: number | null = null;
  const parser = new Parser({
    onopentagname(name) {
      if (UNSEEN.has(name)) unseen += 1;
    },
    onclosetag(name) {
      if (UNSEEN.has(name)) unseen -= 1;
    },
    ontext(text) {
      if (unseen > 0 || end !== null) return;
      read += Array.from(text.replaceAll(/\s+/g, '')).length;
      if (read >= characters) end = parser.endIndex + 1;
    },
  });
  for (let at = 0; at < html.length && end === null; at += PIECE) {
    parser.write(html.slice(at, at + PIECE));
  }
  return end === null ? html : html.slice(0, end);
}
