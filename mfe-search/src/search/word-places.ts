/** Shorter words count where a word begins only: a letter or two are in every text. */
const ANYWHERE_LEAST = 3;

/** Whether a word begins at a place: figures and letters that touch are two words. */
function begins(text: string, at: number): boolean {
  return !/\p{L}\p{L}|\p{N}\p{N}/u.test(text.slice(Math.max(0, at - 1), at + 1));
}

/**
 * Where a word stands in a text: anywhere, but a word of a letter or two only as a word or its
 * beginning, so that 'or' is not found in 'storage'.
 * @param word in lower case, as the text
 */
export function* placesOf(text: string, word: string): Generator<number> {
  if (word === '') return;
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
    if (word.length >= ANYWHERE_LEAST || begins(text, at)) yield at;
  }
}

/** Whether a word stands in a text. */
export function hasWord(text: string, word: string): boolean {
  if (word.length >= ANYWHERE_LEAST) return text.includes(word);
  return placesOf(text, word).next().done === false;
}
