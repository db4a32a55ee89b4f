import { plainText } from './plain-text';

/** How many characters of an article's text a card shows (specification, section 5). */
const EXCERPT_LENGTH = 120;
/** So many characters hold them also where each is written as an entity. */
const ENOUGH = 20 * EXCERPT_LENGTH;

export type Excerpt = {
  text: string;
  /** Whether there is more than this. */
  cut: boolean;
};

/** The first 120 characters of an article's text. */
export function excerptOf(html: string): Excerpt {
  const characters = Array.from(plainText(html, ENOUGH));
  const cut = characters.length > EXCERPT_LENGTH;
  return { text: characters.slice(0, EXCERPT_LENGTH).join('').trimEnd(), cut };
}
