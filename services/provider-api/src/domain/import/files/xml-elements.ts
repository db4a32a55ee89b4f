/** Chosen elements of an XML file, one at a time, each with all that is in it. */
import { BadFile } from '../row';
import { boundedXml } from './bounded-xml';
import { xmlTextOf } from './text';

export type XmlElement = {
  /** As it is in the file, with its prefix. */
  name: string;
  attributes: Record<string, string>;
  children: (XmlElement | string)[];
  /** Of the file, from 1. */
  line: number;
};

/** Tags, attributes and texts in one element. */
const PARTS_MOST = 20_000;
const LETTERS_MOST = 16 * 1024 * 1024;

/** The text of an element and of those in it, with their tags if there are any. */
export function innerText({ children }: XmlElement): string {
  return children
    .map((child) =>
      typeof child === 'string' ? child : `<${child.name}>${innerText(child)}</${child.name}>`,
    )
    .join('');
}

/**
 * @param isWanted by the names from the outermost, with '.' between them; elements in a wanted one
 * are no others
 * @throws BadFile where the file is cut off, or goes beyond a bound
 */
export async function* elementsOf(
  file: string,
  isWanted: (path: string) => boolean,
): AsyncGenerator<{ path: string; element: XmlElement }> {
  const found: { path: string; element: XmlElement }[] = [];
  const paths: string[] = [];
  let open: XmlElement[] = [];
  let parts = 0;
  let letters = 0;
  const count = (more: number, text: number) => {
    parts += more;
    letters += text;
    if (parts <= PARTS_MOST && letters <= LETTERS_MOST) return;
    throw new BadFile(`has too much in <${open[0]?.name}> in line ${open[0]?.line}`);
  };
  const parser = boundedXml({
    onopentag(name, attributes) {
      const above = paths.at(-1);
      const path = above === undefined ? name : `${above}.${name}`;
      paths.push(path);
      const into = open.at(-1);
      if (!into && !isWanted(path)) return;
      const element = { name, attributes, children: [], line: parser.line() };
      into?.children.push(element);
      open.push(element);
      if (!into) [parts, letters] = [0, 0];
      const values = Object.values(attributes);
      count(
        1 + values.length,
        values.reduce((sum, value) => sum + value.length, 0),
      );
    },
    ontext(text) {
      const into = open.at(-1);
      if (!into) return;
      const last = into.children.at(-1);
      if (typeof last === 'string') into.children[into.children.length - 1] = last + text;
      else into.children.push(text);
      count(typeof last === 'string' ? 0 : 1, text.length);
    },
    onclosetag() {
      const path = paths.pop() ?? '';
      const element = open.pop();
      if (element && open.length === 0) {
        found.push({ path, element });
        open = [];
      }
    },
  });
  for await (const text of xmlTextOf(file)) {
    parser.write(text);
    yield* found.splice(0);
  }
  parser.end();
  yield* found;
}
