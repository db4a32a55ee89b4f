/** Rows as a workbook (XLSX; ECMA-376), in which texts are texts and never formulas. */
import { PassThrough, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { Cell, Pages } from './rows';

const WIDTH = 16;
/** What a spreadsheet takes of one sheet; the rest is on the next. */
const ROWS_MOST = 1_048_576;
/** What it takes of one cell, in letters. */
const LETTERS_MOST = 32_767;

const DECLARED = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The second style is that of the names of the columns. */
const STYLES = `<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/></cellXfs></styleSheet>`;
const BOLD = ' s="1"';

const UNSAYABLE = /[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]/g;
const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' };

const textOf = (text: string): string =>
  text
    .slice(0, LETTERS_MOST)
    .replaceAll(UNSAYABLE, '')
    .replaceAll(/[&<>\r]/g, (letter) => ENTITIES[letter] ?? '');

/** @param column from 0 on @returns 'A', 'AB' */
const letterOf = (column: number): string =>
  (column < 26 ? '' : letterOf(Math.floor(column / 26) - 1)) +
  String.fromCharCode(65 + (column % 26));

function cellOf(value: Cell, place: string, style: string): string {
  if (value === null) return '';
  if (typeof value === 'number') return `<c r="${place}"><v>${value}</v></c>`;
  return `<c r="${place}"${style} t="inlineStr"><is><t xml:space="preserve">${textOf(value)}</t></is></c>`;
}

const rowOf = (row: readonly Cell[], at: number, style = ''): string =>
  `<row r="${at}">${row.map((value, column) => cellOf(value, `${letterOf(column)}${at}`, style)).join('')}</row>`;

/** Adds what names the sheets, which are counted by then. */
function addDirectory(zip: ZipFile, sheets: number): void {
  const add = (name: string, text: string) => {
    zip.addBuffer(Buffer.from(DECLARED + text), name);
  };
  const numbers = Array.from({ length: sheets }, (_, at) => at + 1);
  const types = numbers.map(
    (n) =>
      `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="${TYPE}.worksheet+xml"/>`,
  );
  const named = numbers.map((n) => `<sheet name="Sheet${n}" sheetId="${n}" r:id="rId${n}"/>`);
  const related = numbers.map(
    (n) =>
      `<Relationship Id="rId${n}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${n}.xml"/>`,
  );
  add('xl/styles.xml', STYLES);
  add(
    'xl/workbook.xml',
    `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${named.join('')}</sheets></workbook>`,
  );
  add(
    'xl/_rels/workbook.xml.rels',
    `<Relationships xmlns="${PACKAGE}/relationships">${related.join('')}<Relationship Id="rId${sheets + 1}" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  );
  add(
    '_rels/.rels',
    `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  );
  add(
    '[Content_Types].xml',
    `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/>${types.join('')}</Types>`,
  );
}

type Rows = readonly (readonly Cell[])[];
type Widths = Readonly<Record<string, number>>;

function headOf(columns: readonly string[], widths: Widths): string {
  const cols = columns.map((name, at) => {
    const width = widths[name] ?? WIDTH;
    return `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`;
  });
  const frozen =
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView>';
  return `${DECLARED}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">${frozen}</sheetViews><cols>${cols.join('')}</cols><sheetData>${rowOf(columns, 1, BOLD)}`;
}

/**
 * Puts the sheets into a zip, one after the other.
 * @throws what reading the rows throws
 */
async function addSheets(
  zip: ZipFile,
  reader: AsyncIterator<Rows>,
  { columns, widths, most }: { columns: readonly string[]; widths: Widths; most: number },
): Promise<void> {
  let left: Rows = [];
  let over = false;
  const readMore = async () => {
    const page = await reader.next();
    over = page.done === true;
    left = page.done === true ? [] : page.value;
  };
  async function* sheet() {
    yield headOf(columns, widths);
    for (let at = 1; at < most && !over;) {
      const rows = left.slice(0, most - at);
      left = left.slice(rows.length);
      yield rows.map((row, nth) => rowOf(row, at + nth + 1)).join('');
      at += rows.length;
      if (left.length === 0) await readMore();
    }
    yield '</sheetData></worksheet>';
  }
  let sheets = 0;
  do {
    sheets += 1;
    const rows = Readable.from(sheet());
    zip.addReadStream(rows, `xl/worksheets/sheet${sheets}.xml`);
    await finished(rows);
  } while (!over);
  addDirectory(zip, sheets);
  zip.end();
}

/**
 * A file that is made while it is read; reading ends with an error where the rows do.
 * @param widths of columns by their names, in characters
 * @param most rows of one sheet
 */
export function workbookOf(
  columns: readonly string[],
  pages: Pages,
  widths: Widths = {},
  most = ROWS_MOST,
): Readable {
  const zip = new ZipFile();
  const file = new PassThrough();
  const reader = Readable.from(pages, { highWaterMark: 1 }).iterator() as AsyncIterator<Rows>;
  const fail = (error: unknown) => void file.destroy(error as Error);
  zip.on('error', fail);
  zip.outputStream.pipe(file);
  addSheets(zip, reader, { columns, widths, most }).catch(fail);
  // Whoever has closed the file asks the database for nothing more.
  file.once('close', () => void reader.return?.());
  return file;
}
