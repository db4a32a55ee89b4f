/** HTML in a foreign file's texts as what it means: never shown as '&quot;' or '<b>'. */
import { Parser } from 'htmlparser2';
import { isShallow } from './nesting';

/** What looks like a tag or an entity; other text, as '3 < 4 & more', stays as it is. */
const MARKED = /<\/?[a-z][^<>]*>|<!--|&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/i;
const BLOCKS = new Set([
  ...['p', 'div', 'br', 'li', 'ul', 'ol', 'tr', 'table', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
  ...['section', 'article', 'blockquote', 'dd', 'dt', 'hr', 'pre'],
]);
/** Elements whose content is no text of a page. */
export const UNSEEN = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'iframe',
  'object',
  'title',
]);

function lettersOf(html: string): string {
  const parts: string[] = [];
  let unseen = 0;
  const parser = new Parser({
    onopentagname(name) {
      if (UNSEEN.has(name)) unseen += 1;
      else if (name === 'li') parts.push('\n• ');
      else if (BLOCKS.has(name)) parts.push('\n');
      else if (name === 'td' || name === 'th') parts.push(' ');
    },
    onclosetag(name) {
      if (UNSEEN.has(name)) unseen -= 1;
      else if (BLOCKS.has(name) && name !== 'br') parts.push('\n');
    },
    ontext(text) {
      if (unseen === 0) parts.push(text.replaceAll(/\s+/g, ' '));
    },
  });
  parser.end(html);
  return parts.join('');
}

function read(html: string): string {
  return (isShallow(html) ? lettersOf(html) : html.replaceAll(/<[^<>]*>/g, ' '))
    .split('\n')
    .map((line) => line.replaceAll(/[\s\u00a0]+/g, ' ').trim())
    .filter((line) => line !== '' && line !== '•')
    .join('\n');
}

/** A text of some lines, without markup. What was escaped twice ('&amp;quot;') is read twice. */
export function plainText(text: string): string {
  let plain = text;
  for (let times = 0; times < 2 && MARKED.test(plain); times += 1) plain = read(plain);
  return plain.trim();
}

/** The same on one line: a name. */
export function plainLine(text: string): string {
  return plainText(text).replaceAll(/\s+/g, ' ');
}
