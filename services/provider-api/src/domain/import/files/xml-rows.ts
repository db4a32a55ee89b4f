/** Rows of any XML, whose elements and attributes a map names by paths: 'price.net', 'price.@currency'. */
import { BadFile } from '../row';
import type { FieldMap } from '../shapes/field-map';
import { NestedRow, nestingOf, type Nesting } from './nested-row';
import type { TableRow } from './table';
import { elementsOf, innerText, type XmlElement } from './xml-elements';

/** How many other paths are named to whoever gave a wrong one. */
const OTHERS_MOST = 12;

/** Whether a named element's tags are those of its text, because the map names none of them. */
const isText = (path: string, { named }: Nesting) =>
  named.has(path) &&
  ![...named].some((one) => one.startsWith(`${path}.`) && one[path.length + 1] !== '@');

function take(element: XmlElement, path: string, row: NestedRow, nesting: Nesting): void {
  const below = (name: string) => (path === '' ? name : `${path}.${name}`);
  for (const [name, value] of Object.entries(element.attributes)) row.add(below(`@${name}`), value);
  if (isText(path, nesting)) {
    row.add(path, innerText(element));
    return;
  }
  row.add(path, element.children.filter((child) => typeof child === 'string').join(' '));
  for (const child of element.children) {
    if (typeof child === 'string') continue;
    const inner = below(child.name);
    if (inner === nesting.features) take(child, '', row.feature(), { ...nesting, named: NO_NAMES });
    else if (inner === nesting.variants)
      take(child, inner, row.variant(`line ${child.line}`), nesting);
    else take(child, inner, row, nesting);
  }
}

const NO_NAMES = new Set<string>();

/**
 * @param map its `rows` is the path of the element that is a row, or the end of that path
 * @throws BadFile where no element has that path
 */
export async function* xmlRows(file: string, map: FieldMap): AsyncGenerator<TableRow> {
  const { rows = '' } = map;
  const nesting = nestingOf(map);
  const others = new Set<string>();
  let count = 0;
  const isRow = (path: string) => {
    if (path === rows || path.endsWith(`.${rows}`)) return true;
    if (others.size < OTHERS_MOST) others.add(path);
    return false;
  };
  for await (const { element } of elementsOf(file, isRow)) {
    count += 1;
    const row = new NestedRow(`line ${element.line}`);
    take(element, '', row, nesting);
    yield* row.rows();
  }
  if (count > 0) return;
  throw new BadFile(
    `has no element ${rows}, which the map says is a row; it has ${[...others].join(', ') || 'none'}`,
  );
}
