/** How many characters of an article's text a card shows (specification, section 5). */
const EXCERPT_LENGTH = 120;

/** Elements whose content is never text. */
const UNSEEN = /<(script|style|template|noscript|iframe)\b[^>]*>[\s\S]*?<\/\1\s*>/gi;
const COMMENT = /<!--[\s\S]*?-->/g;
/** A tag, with quoted attributes that may have a '>' in them. An unfinished one goes to the end. */
const TAG = /<\/?[a-z!?](?:"[^"]*"|'[^']*'|[^'">])*(?:>|$)/gi;
/** What still looks like a tag after that, such as one with a lone quote in it. */
const BROKEN_TAG = /<\/?[a-z!?][^>]*(?:>|$)/gi;
const INLINE = /^<\/?(?:a|abbr|b|code|em|i|kbd|mark|q|s|small|span|strong|sub|sup|u|wbr)\b/i;

const NAMED: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  deg: '°',
  times: '×',
  ntilde: 'ñ',
  Ntilde: 'Ñ',
};

function entity(whole: string, name: string): string {
  if (!name.startsWith('#')) return NAMED[name] ?? whole;
  const hex = /^#x/i.test(name);
  const code = Number.parseInt(name.slice(hex ? 2 : 1), hex ? 16 : 10);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
}

/** The text of HTML, on one line. It is text, not HTML: to be shown as such. */
export function plainText(html: string): string {
  return html
    .replaceAll(COMMENT, '')
    .replaceAll(UNSEEN, ' ')
    .replaceAll(TAG, (tag) => (INLINE.test(tag) ? '' : ' '))
    .replaceAll(BROKEN_TAG, ' ')
    .replaceAll(/&(#x?[\da-f]+|[a-z]+);/gi, entity)
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** More of an article than this is not looked at for its beginning. */
const LOOKED_AT = 20_000;

export type Excerpt = {
  text: string;
  /** Whether there is more than this. */
  cut: boolean;
};

/** The first 120 characters of an article's text. */
export function excerptOf(html: string): Excerpt {
  const characters = Array.from(plainText(html.slice(0, LOOKED_AT)));
  const cut = characters.length > EXCERPT_LENGTH;
  return { text: characters.slice(0, EXCERPT_LENGTH).join('').trimEnd(), cut };
}
