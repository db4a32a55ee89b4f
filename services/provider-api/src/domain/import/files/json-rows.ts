/** Rows of a JSON file, one at a time: a catalogue with its lists, or one list of products. */
import { JSONParser, TokenType } from '@streamparser/json';
import { BadFile, SECTIONS, type Row, type Section } from '../row';
import { textOf } from './text';

const isSection = (name: string): name is Section => SECTIONS.some((one) => one === name);

/** Remembers the outermost names, and which of them are lists. */
class Outline {
  readonly lists = new Set<string>();
  readonly others = new Set<string>();
  #depth = 0;
  /** What the catalogue says that its prices are in. */
  currency: unknown = undefined;
  #name: string | null = null;

  take(token: TokenType, value: unknown): void {
    const opens = token === TokenType.LEFT_BRACE || token === TokenType.LEFT_BRACKET;
    if (this.#depth === 1 && token !== TokenType.COLON && token !== TokenType.COMMA) {
      if (this.#name !== null) {
        if (this.#name === 'currency') this.currency = value;
        if (token === TokenType.LEFT_BRACKET) this.lists.add(this.#name);
        else if (token !== TokenType.NULL) this.others.add(this.#name);
        this.#name = null;
      } else if (token === TokenType.STRING) this.#name = String(value);
    }
    if (opens) this.#depth += 1;
    else if (token === TokenType.RIGHT_BRACE || token === TokenType.RIGHT_BRACKET) this.#depth -= 1;
  }
}

/**
 * @param unknown hears of each outermost name that a catalogue doesn't have
 * @yields the rows of the lists; a list that isn't one is a row without a value
 * @throws BadFile where it is no JSON
 */
export async function* jsonRows(
  file: string,
  unknown: (field: string) => void,
): AsyncGenerator<Row> {
  const outline = new Outline();
  const found: Row[] = [];
  let parser: JSONParser | null = null;
  let list = false;
  let rows = 0;

  const open = (text: string): JSONParser => {
    list = text.trimStart().startsWith('[');
    const paths = list ? ['$.*'] : SECTIONS.map((section) => `$.${section}.*`);
    const made = new JSONParser({ paths, keepStack: false });
    made.onToken = ({ token, value }) => outline.take(token, value);
    made.onValue = ({ value, key, stack }) => {
      const section = list ? 'products' : (stack[1]?.key as Section);
      // `place` counts from 0, as the brackets of the file's own language do.
      found.push({ section, place: `${section}[${key}]`, value, byName: list });
    };
    return made;
  };
  try {
    for await (const text of textOf(file)) {
      parser ??= open(text);
      parser.write(text);
      rows += found.length;
      yield* found.splice(0);
    }
    if (parser && !parser.isEnded) parser.end();
  } catch (error) {
    if (error instanceof BadFile || (error as NodeJS.ErrnoException).syscall) throw error;
    throw new BadFile('is not valid JSON');
  }
  if (!parser) throw new BadFile('is not valid JSON: it is empty');
  if (list && rows > 0) return;
  for (const section of ['brands', 'categories', 'products'] as const) {
    if (!outline.lists.has(section)) yield { section, place: section, value: undefined };
  }
  for (const section of ['blogs', 'testimonials'] as const) {
    if (outline.others.has(section)) yield { section, place: section, value: undefined };
  }
  for (const name of [...outline.lists, ...outline.others])
    if (!isSection(name) && name !== 'currency') unknown(name);
  if (outline.currency !== undefined) {
    yield { section: 'products', place: 'currency', value: {}, currency: outline.currency };
  }
}
