/**
 * Shorter words are found only where a word begins, because every text contains any one or two
 * letters.
 */
const ANYWHERE_LEAST = 3;

/** Whether a word begins at a position: adjoining digits and letters are two words. */
export function begins(text: string, at: number): boolean {
  return !/\p{L}\p{L}|\p{N}\p{N}/u.test(text.slice(Math.max(0, at - 1), at + 1));
}

/**
 * The positions of a word in a text. A word of one or two letters is found only as a whole word or
 * at the beginning of one, so that 'or' is not found in 'storage'.
 * @param word in lower case, as the text
 */
export function* placesOf(text: string, word: string): Generator<number> {
  if (word === '') return;
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
    if (word.length >= ANYWHERE_LEAST || begins(text, at)) yield at;
  }
}

/** Whether a text contains a word. */
export function hasWord(text: string, word: string): boolean {
  if (word.length >= ANYWHERE_LEAST) return text.includes(word);
  return placesOf(text, word).next().done === false;
}
