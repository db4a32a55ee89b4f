import { plainText } from './plain-text';

/** How many characters of an article's text a card shows (specification, section 5). */
const EXCERPT_LENGTH = 120;
/**
 * This many characters of HTML contain the excerpt even where each character is written as an
 * entity.
 */
const ENOUGH = 20 * EXCERPT_LENGTH;

export type Excerpt = {
  text: string;
  /** Whether the article's text is longer than the excerpt. */
  cut: boolean;
};

/** The first 120 characters of an article's text. */
export function excerptOf(html: string): Excerpt {
  const characters = Array.from(plainText(html, ENOUGH));
  const cut = characters.length > EXCERPT_LENGTH;
  return { text: characters.slice(0, EXCERPT_LENGTH).join('').trimEnd(), cut };
}
