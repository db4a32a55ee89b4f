/** A rendered page as what shoppers meet on it: headings, links, buttons, fields, pictures, texts. */
import { Parser } from 'htmlparser2';

const KINDS = ['heading', 'link', 'button', 'field', 'picture', 'role', 'text'] as const;
export type PieceKind = (typeof KINDS)[number];

/** What a page says, in the order in which it says it, and how many elements of each kind it has. */
export type PagePieces = Record<PieceKind, string[]> & { elements: Map<string, number> };

/** A page is not looked at beyond these: its code may be anybody's, and looking takes this process's time. */
const CHARACTERS_MOST = 1_000_000;
const DEPTH_MOST = 300;
const ELEMENTS_MOST = 20_000;

/** What nobody reads: their contents are no page. */
const UNREAD = new Set(['script', 'style', 'template', 'svg']);
const HEADING = /^h[1-6]$/;
const FIELDS = new Set(['input', 'select', 'textarea']);
const LANDMARKS = new Set(['nav', 'main', 'header', 'footer', 'aside', 'dialog', 'table', 'form']);
/** What a control is beside its name. */
const STATES = ['disabled', 'checked', 'aria-expanded', 'aria-pressed', 'aria-current'];

type Attributes = Record<string, string>;

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** `Add to cart (disabled)` */
function stated(name: string, attributes: Attributes): string {
  const states = STATES.flatMap((state) => {
    const value = attributes[state];
    if (value === undefined || value === 'false') return [];
    return [['', 'true', state].includes(value) ? state : `${state} ${value}`];
  });
  return states.length > 0 ? `${name} (${states.join(', ')})` : name;
}

type Named = { kind: 'heading' | 'button'; tag: string; attributes: Attributes; words: string[] };

/**
 * Reads a page's HTML. Class names, ids, nonces, styles and React's own comments say nothing to a
 * shopper, and differ between two equal builds: they are left out.
 * @returns null where the page is too large to be looked at
 */
export function pagePieces(html: string): PagePieces | null {
  if (html.length > CHARACTERS_MOST) return null;
  const lists = Object.fromEntries(KINDS.map((kind) => [kind, []])) as unknown as Record<
    PieceKind,
    string[]
  >;
  const elements = new Map<string, number>();
  /** Open headings and buttons, whose name is all that stands in them. */
  const named: Named[] = [];
  let [depth, count, unread] = [0, 0, 0];
  let run = '';
  let tooLarge = false;

  /** A text ends at a tag: comments within it are React's. */
  function endRun(): void {
    const text = oneLine(run);
    run = '';
    if (text === '') return;
    lists.text.push(text);
    for (const each of named) each.words.push(text);
  }

  function open(tag: string, attributes: Attributes): void {
    const { role, href, alt, name, type = 'text' } = attributes;
    const label = attributes['aria-label'];
    if (HEADING.test(tag)) named.push({ kind: 'heading', tag, attributes, words: [] });
    else if (tag === 'button' || role === 'button') {
      named.push({ kind: 'button', tag, attributes, words: [] });
    } else if (tag === 'a' && href !== undefined) lists.link.push(stated(href, attributes));
    else if (tag === 'img') lists.picture.push(alt ?? 'without a name');
    else if (FIELDS.has(tag) && type !== 'hidden') {
      const words = [tag === 'input' ? type : tag, label ?? name].filter(Boolean);
      lists.field.push(stated(words.join(' '), attributes));
    }
    if (role !== undefined || LANDMARKS.has(tag)) {
      lists.role.push(oneLine([role ?? tag, label].filter(Boolean).join(' ')));
    }
  }

  function close(tag: string): void {
    const last = named.at(-1);
    if (last?.tag !== tag) return;
    named.pop();
    const words = oneLine(last.attributes['aria-label'] ?? last.words.join(' '));
    if (last.kind === 'heading') lists.heading.push(`${tag} "${words}"`);
    else lists.button.push(stated(words, last.attributes));
  }

  const parser = new Parser({
    onopentag(tag, attributes) {
      [depth, count] = [depth + 1, count + 1];
      if (depth > DEPTH_MOST || count > ELEMENTS_MOST) {
        tooLarge = true;
        parser.pause();
        return;
      }
      endRun();
      elements.set(tag, (elements.get(tag) ?? 0) + 1);
      if (UNREAD.has(tag)) unread += 1;
      if (unread === 0) open(tag, attributes);
    },
    ontext(text) {
      if (unread === 0) run += text;
    },
    onclosetag(tag) {
      endRun();
      depth -= 1;
      if (UNREAD.has(tag)) unread -= 1;
      else if (unread === 0) close(tag);
    },
  });
  parser.write(html);
  if (tooLarge) return null;
  parser.end();
  return { ...lists, elements };
}
