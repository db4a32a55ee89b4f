/** Elements whose content is never text. */
const UNSEEN = /^(?:script|style|template|noscript|iframe)$/;
const INLINE = /^(?:a|abbr|b|code|em|i|kbd|mark|q|s|small|span|strong|sub|sup|u|wbr)$/;
/** The beginning of a tag, with its name; a '<' before anything else is text. */
const TAG_START = /<\/?([a-z!?][^\s/>]*)/iy;

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

/** The position after the tag that begins at `from`; a quote counts only where a value begins. */
function endOfTag(html: string, from: number): number {
  let quote = '';
  let valueNext = false;
  for (let at = from; at < html.length; at += 1) {
    const character = html[at] ?? '';
    if (quote !== '') {
      if (character === quote) quote = '';
    } else if (character === '>') return at + 1;
    else if (valueNext && (character === '"' || character === "'")) quote = character;
    if (character.trim() !== '') valueNext = quote === '' && character === '=';
  }
  return html.length;
}

/**
 * The position after the first `end` at or after `from`; the end of the text where there is none.
 */
function after(html: string, end: string, from: number): number {
  const at = html.indexOf(end, from);
  return at < 0 ? html.length : at + end.length;
}

/** The position after an element that is never text, with its end tag. */
function endOfUnseen(html: string, name: string, from: number): number {
  const end = new RegExp(`</${name}`, 'gi');
  end.lastIndex = from;
  const found = end.exec(html);
  return found ? endOfTag(html, end.lastIndex) : html.length;
}

/**
 * The text of HTML, on one line. The result is text, not HTML, and has to be shown as text. Each
 * character is read once, so that no article makes a page slow.
 * @param enough about how many characters of HTML need to be read
 */
export function plainText(html: string, enough = Infinity): string {
  const pieces: string[] = [];
  let length = 0;
  let at = 0;
  while (at < html.length && length < enough) {
    TAG_START.lastIndex = at;
    const tag = TAG_START.exec(html);
    if (!tag) {
      const next = html.indexOf('<', at + 1);
      const piece = html.slice(at, next < 0 ? html.length : next).replaceAll(/\s+/g, ' ');
      pieces.push(piece);
      length += piece.length;
      at = next < 0 ? html.length : next;
      continue;
    }
    const name = (tag[1] ?? '').toLowerCase();
    if (name.startsWith('!--')) {
      at = after(html, '-->', at + 2);
      continue;
    }
    const opens = html[at + 1] !== '/';
    at = endOfTag(html, TAG_START.lastIndex);
    if (opens && UNSEEN.test(name)) at = endOfUnseen(html, name, at);
    if (!INLINE.test(name)) pieces.push(' ');
  }
  return pieces
    .join('')
    .replaceAll(/&(#x?[\da-f]+|[a-z]+);/gi, entity)
    .replaceAll(/\s+/g, ' ')
    .trim();
}
