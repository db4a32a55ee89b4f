import { BadFile, type Row } from '../row';
import { linesOf } from './lines';

/**
 * Rows of a file with one product in JSON on each line, whose brand and category are names.
 * @throws BadFile where a line is no JSON
 */
export async function* jsonLineRows(file: string): AsyncGenerator<Row> {
  for await (const { text, line } of linesOf(file)) {
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      throw new BadFile(`is not valid JSON in line ${line}`);
    }
    yield { section: 'products', place: `line ${line}`, value, byName: true };
  }
}
