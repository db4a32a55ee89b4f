import { plainText } from './plain-text';

/** How many words a reader of articles reads in a minute. */
const WORDS_PER_MINUTE = 200;

/** How long an article takes to read, in whole minutes, at least one. */
export function readingMinutes(html: string): number {
  const words = plainText(html).split(' ').length;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}
