/** A small workbook (XLSX) for a test. */
import { crc32, deflateRawSync } from 'node:zlib';

/** @param parts their texts, by the names that they have in the zip */
export function zip(parts: Record<string, string>): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, text] of Object.entries(parts)) {
    const bytes = Buffer.from(text);
    const packed = deflateRawSync(bytes);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(bytes), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(bytes.length, 18);
    common.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, Buffer.from(name), packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(at, 10);
    const made = Buffer.from([20, 0]);
    directory.push(
      Buffer.concat([Buffer.from('PK\x01\x02'), made, common, rest, Buffer.from(name)]),
    );
    files.push(local);
    at += local.length;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(entries.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...files, entries, Buffer.from('PK\x05\x06'), end]);
}

/** Spreadsheets write small numbers as 7.0000000000000007E-2. */
const stored = (value: number) =>
  value !== 0 && Math.abs(value) < 0.1 ? value.toExponential(16).toUpperCase() : String(value);

/** @param rows texts are shared ones, as spreadsheets write them; numbers are numbers */
export function workbook(rows: (string | number | null)[][]): Buffer {
  const shared: string[] = [];
  const cell = (value: string | number | null, row: number, column: number) => {
    if (value === null) return '';
    const place = `${String.fromCharCode(65 + column)}${row + 1}`;
    if (typeof value === 'number') return `<c r="${place}"><v>${stored(value)}</v></c>`;
    shared.push(value);
    return `<c r="${place}" t="s"><v>${shared.length - 1}</v></c>`;
  };
  const body = rows.map(
    (row, at) =>
      `<row r="${at + 1}">${row.map((value, column) => cell(value, at, column)).join('')}</row>`,
  );
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const texts = shared.map((text) => `<si><t>${escaped(text)}</t></si>`);
  return zip({
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${body.join('')}</sheetData></worksheet>`,
    'xl/sharedStrings.xml': `<sst>${texts.join('')}</sst>`,
  });
}
