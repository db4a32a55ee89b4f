/** The rows of a catalogue that somebody sends, read apart from the shop's calls. */
import { extname } from 'node:path';
import { linesOf } from '../files/lines';
import { BadFile, type Row, type Rows } from '../row';
import type { UnknownFields } from '../unknown-fields';
import type { CatalogueReply } from './read-catalogue-worker';
import { readApart } from './run-thread';

/** A file of 100,000 rows takes some ten seconds. */
const SECONDS_MOST = 120;

const CODE = {
  compiled: new URL('./read-catalogue-worker.js', import.meta.url),
  source: new URL('./read-catalogue-source.mjs', import.meta.url),
};

/** What a browser may send. */
const ENDINGS = ['.csv', '.tsv', '.txt', '.xlsx', '.json', '.jsonl', '.ndjson', '.xml'];

/** Where a value of a row is a formula of a spreadsheet, and not what it comes to; null where none is. */
function formulaIn(value: unknown, path = ''): string | null {
  if (typeof value === 'string') return /^\s*=\s*[\w'"(+@-]/.test(value) ? path : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, inner] of Object.entries(value)) {
    const found = formulaIn(inner, path === '' ? name : `${path}.${name}`);
    if (found !== null) return found;
  }
  return null;
}

function withFormula(row: Row): Row {
  const field = formulaIn(row.value);
  if (field === null) return row;
  const reason = 'is a formula: save the file with values in its cells';
  return { ...row, faults: [...(row.faults ?? []), { field, reason }] };
}

async function* rowsIn(file: string): AsyncGenerator<Row> {
  for await (const { text } of linesOf(file)) yield withFormula(JSON.parse(text) as Row);
}

/**
 * @param sent with the text of a map, for columns or paths that are called otherwise
 * @param take uses the rows, which are gone afterwards
 * @throws BadFile where it is no catalogue, or takes too much to be read; Refusal 503
 */
export function readSentCatalogue<Value>(
  { name, bytes, map }: { name: string; bytes: Buffer; map: string | null },
  take: (rows: (unknown: UnknownFields) => Rows) => Promise<Value>,
): Promise<Value> {
  if (!ENDINGS.includes(extname(name).toLowerCase())) {
    throw new BadFile('is no catalogue: send CSV, a workbook (XLSX), JSON or XML');
  }
  return readApart(
    CODE,
    { name, bytes, map, secondsMost: SECONDS_MOST },
    ({ rowsFile, lines }: CatalogueReply) =>
      take((unknown) => {
        for (const line of lines) unknown.say(line);
        return rowsIn(rowsFile);
      }),
  );
}
