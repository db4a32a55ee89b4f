/** Rows of a product feed in XML (RSS 2.0 with `item`, Atom with `entry`), one at a time. */
import { BadFile } from '../row';
import { addText, boundedXml } from './bounded-xml';
import { columnName, cellsOf, COLUMNS_MOST, type TableRow } from './table';
import { xmlTextOf } from './text';

const ROWS = new Set(['item', 'entry']);

/** @throws BadFile where an item has more fields, a field more text or deeper tags than any feed */
export async function* feedRows(file: string): AsyncGenerator<TableRow> {
  const found: TableRow[] = [];
  let fields: { name: string; text: string }[] | null = null;
  let depth = 0;
  let count = 0;
  const parser = boundedXml({
    onopentag(name, attributes) {
      const plain = name.replace(/^g:/, '');
      if (fields === null) {
        if (ROWS.has(plain)) fields = [];
        depth = 0;
        return;
      }
      depth += 1;
      if (depth !== 1) return;
      if (fields.length >= COLUMNS_MOST) {
        throw new BadFile(`has more than ${COLUMNS_MOST} fields in item ${count + 1}`);
      }
      // An Atom link has its address as an attribute.
      fields.push({ name: columnName(plain), text: attributes.href ?? '' });
    },
    ontext(text) {
      const field = fields?.at(-1);
      if (field && depth === 1) field.text = addText(field.text, text);
    },
    onclosetag(name) {
      if (fields === null) return;
      if (depth === 0 && ROWS.has(name)) {
        count += 1;
        const names = fields.map((field) => field.name);
        const values = fields.map((field) => field.text);
        found.push({ place: `item ${count}`, cells: cellsOf(names, values) });
        fields = null;
      } else depth -= 1;
    },
  });
  for await (const text of xmlTextOf(file)) {
    parser.write(text);
    yield* found.splice(0);
  }
  parser.end();
  yield* found;
  if (count > 0) return;
  throw new BadFile(
    'has no <item> and no <entry>, and is no BMEcat: a map whose rows name an element can read it',
  );
}
