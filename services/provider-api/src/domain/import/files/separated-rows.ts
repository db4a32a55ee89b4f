/** Rows of a file with separated values: CSV, TSV, or with semicolons as some spreadsheets write it. */
import { Readable, pipeline } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { BadFile } from '../row';
import { linesOf } from './lines';
import { cellsOf, columnName, COLUMNS_MOST, type TableRow } from './table';
import { textOf } from './text';

const RECORD_MOST = 16 * 1024 * 1024;
/** How much of the first line says what parts the columns. */
const HEADER_MOST = 100_000;

/** The mark that parts the header's names, where they are not in quotes. */
async function delimiterOf(file: string): Promise<string> {
  for await (const { text } of linesOf(file)) {
    const bare = text.slice(0, HEADER_MOST).replaceAll(/"(?:[^"]|"")*"/g, '');
    const marks = [',', '\t', ';', '|'].map((mark) => ({
      mark,
      count: bare.split(mark).length,
    }));
    return marks.reduce((best, one) => (one.count > best.count ? one : best)).mark;
  }
  return ',';
}

/** @throws BadFile where a quote is never closed */
export async function* separatedRows(file: string): AsyncGenerator<TableRow> {
  const parser = parse({
    delimiter: await delimiterOf(file),
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: RECORD_MOST,
  });
  pipeline(Readable.from(textOf(file)), parser, () => undefined);
  let header: string[] | null = null;
  let line = 1;
  try {
    for await (const each of parser as AsyncIterable<{
      record: string[];
      info: { lines: number };
    }>) {
      if (header === null) header = each.record.slice(0, COLUMNS_MOST).map(columnName);
      // A record may have line breaks: its line is the one on which it begins.
      else yield { place: `line ${line}`, cells: cellsOf(header, each.record) };
      line = each.info.lines + 1;
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new BadFile(`can not be read as a table after line ${line}`);
  }
}
