/** Rows of the first sheet of a workbook (XLSX), one at a time; ECMA-376 says what is in it. */
import { openPromise, type Entry, type ZipFile } from 'yauzl';
import { BadFile } from '../row';
import { addText, boundedXml, type XmlHandlers } from './bounded-xml';
import { cellsOf, columnName, COLUMNS_MOST, type TableRow } from './table';

/** Texts that cells share are in memory: at most so many letters. */
const SHARED_MOST = 100_000_000;
/** An empty text needs memory too, as much as so many letters. */
const TEXT_COSTS = 20;
const PARTS_MOST = 10_000;
/** How large a part may be once it is unpacked, in bytes; a thousandth of that is sent. */
const UNPACKED_MOST = 2 * 1024 * 1024 * 1024;

/** Reads a part of the workbook, and lets the caller take what each piece of it gave. */
async function* readPart<Value>(
  zip: ZipFile,
  entry: Entry,
  make: (found: Value[]) => XmlHandlers,
): AsyncGenerator<Value> {
  const found: Value[] = [];
  const parser = boundedXml(make(found));
  const stream = await zip.openReadStreamPromise(entry);
  stream.setEncoding('utf8');
  for await (const piece of stream as AsyncIterable<string>) {
    parser.write(piece);
    yield* found.splice(0);
  }
  parser.end();
  yield* found;
}

/** 27 for 'AB12': columns count from 0. */
function columnOf(reference: string): number {
  let column = 0;
  for (const letter of /^[A-Z]{1,3}/.exec(reference)?.[0] ?? 'A') {
    column = column * 26 + letter.charCodeAt(0) - 64;
  }
  return column - 1;
}

/** Numbers are kept with more digits than they were typed with: 1299.9000000000001, 7.0000000000000007E-2. */
const typed = (text: string) =>
  /^-?\d+\.\d{12,}$|^-?\d+(?:\.\d+)?e[+-]?\d{1,3}$/i.test(text)
    ? String(Number(Number(text).toPrecision(14)))
    : text;

/** What is no number of its own in a text, where '1.299' may be 1299. */
const IN_TWO_WAYS = /^\d{1,3}\.\d{3}$/;

function sharedTexts(texts: string[]): XmlHandlers {
  let text: string | null = null;
  let inText = false;
  return {
    onopentag(name) {
      if (name === 'si') text = '';
      inText = name === 't';
    },
    ontext(more) {
      if (inText && text !== null) text = addText(text, more);
    },
    onclosetag(name) {
      inText = false;
      if (name === 'si') texts.push(text ?? '');
      // How a text is pronounced is no part of it.
      if (name === 'rPh') text = (text ?? '').trimEnd();
    },
  };
}

/** @param kind what the sheet says that the cell is */
function valueOf(kind: string, text: string, shared: readonly string[]): string {
  if (kind === 'e' || text === '') return '';
  if (kind === 'n') return typed(text);
  if (kind !== 's') return text;
  const shown = /^\d+$/.test(text) ? shared[Number(text)] : undefined;
  if (shown === undefined)
    throw new BadFile('is corrupt: a cell names a text that it does not have');
  return shown;
}

type SheetRow = { line: number; values: string[]; numbers: number[] };

function sheetRows(rows: SheetRow[], shared: readonly string[]): XmlHandlers {
  let row: SheetRow | null = null;
  let line = 0;
  let cell = { column: 0, kind: '', text: '' };
  let inValue = false;
  return {
    onopentag(name, attributes) {
      if (name === 'row') {
        line = Number(attributes.r ?? line + 1);
        row = { line, values: [], numbers: [] };
        cell = { column: -1, kind: '', text: '' };
      } else if (name === 'c') {
        const column = attributes.r ? columnOf(attributes.r) : cell.column + 1;
        cell = { column, kind: attributes.t ?? 'n', text: '' };
      }
      inValue = name === 'v' || name === 't';
    },
    ontext(text) {
      if (inValue) cell.text = addText(cell.text, text);
    },
    onclosetag(name) {
      inValue = false;
      if (name === 'c' && row && cell.column < COLUMNS_MOST) {
        const { kind, text } = cell;
        const value = valueOf(kind, text, shared);
        row.values[cell.column] = value;
        if (kind === 'n' && IN_TWO_WAYS.test(value)) row.numbers.push(cell.column);
      }
      if (name === 'row' && row) rows.push(row);
    },
  };
}

async function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) {
    if (entries.size >= PARTS_MOST) break;
    entries.set(entry.fileName, entry);
  }
  return entries;
}

/**
 * @param partMost how large a part may be once it is unpacked, in bytes: a small file may hold a very
 * large one
 * @param sharedMost how many letters the texts may have that cells share, all together
 * @throws BadFile where it is no workbook
 */
export async function* sheetRowsOf(
  file: string,
  partMost = UNPACKED_MOST,
  sharedMost = SHARED_MOST,
): AsyncGenerator<TableRow> {
  let zip: ZipFile;
  try {
    zip = await openPromise(file, { autoClose: false });
  } catch {
    throw new BadFile('is no workbook (XLSX)');
  }
  try {
    const entries = await entriesOf(zip);
    const sheets = [...entries.keys()].filter((name) => /^xl\/worksheets\/[^/]+\.xml$/.test(name));
    // Sheets are numbered in the order of their making, which is their order in all but odd files.
    const first = sheets.toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1))[0];
    const sheet = first === undefined ? undefined : entries.get(first);
    if (!sheet) throw new BadFile('is no workbook (XLSX): it has no sheet');
    const shared: string[] = [];
    const texts = entries.get('xl/sharedStrings.xml');
    if (Math.max(sheet.uncompressedSize, texts?.uncompressedSize ?? 0) > partMost) {
      const megabytes = Math.round(partMost / 1024 / 1024);
      throw new BadFile(`is too large once it is unpacked: ${megabytes} MB are the most`);
    }
    let letters = 0;
    if (texts) {
      for await (const text of readPart<string>(zip, texts, sharedTexts)) {
        letters += text.length + TEXT_COSTS;
        if (letters > sharedMost) {
          throw new BadFile('has too many texts for a sheet: save it as CSV');
        }
        shared.push(text);
      }
    }
    let header: string[] | null = null;
    const rows = readPart<SheetRow>(zip, sheet, (found) => sheetRows(found, shared));
    for await (const { line, values, numbers } of rows) {
      if (header) {
        const columns = numbers.map((column) => header?.[column] ?? '');
        const row = { place: `row ${line}`, cells: cellsOf(header, values) };
        yield columns.length === 0 ? row : { ...row, numbers: columns };
      } else if (values.some(Boolean))
        header = Array.from(values, (name) => columnName(name ?? ''));
    }
  } catch (error) {
    if (error instanceof BadFile) throw error;
    throw new BadFile('is corrupt: it can not be read as a workbook (XLSX)');
  } finally {
    zip.close();
  }
}
