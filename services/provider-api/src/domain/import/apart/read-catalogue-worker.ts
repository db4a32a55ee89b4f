/** The thread in which a sent catalogue is read: its rows, one on each line of a file. */
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { rowsOfFile, tooManyRows } from '../files/read-file';
import { BadFile } from '../row';
import type { FieldMap } from '../shapes/field-map';
import { readMap } from '../shapes/read-map';
import { UnknownFields } from '../unknown-fields';

/** The most rows of a file, and how large they may be all together, in bytes. */
const ROWS_MOST = 100_000;
const BYTES_MOST = 300 * 1024 * 1024;
/** How much is collected before it is written, in characters. */
const WRITTEN_AT_ONCE = 256 * 1024;

/** The file with the rows, and what is left out of them, in words. */
export type CatalogueReply = { rowsFile: string; lines: string[] };

const tooLarge = () =>
  new BadFile(`is too large once it is read: ${BYTES_MOST / 1024 / 1024} MB are the most`);

function lineOf(row: unknown): string {
  try {
    return `${JSON.stringify(row)}\n`;
  } catch {
    throw new BadFile('is nested too deeply to be read');
  }
}

async function writeRows(file: string, rowsFile: string, map: FieldMap | null): Promise<string[]> {
  const unknown = new UnknownFields();
  const rows = await rowsOfFile(file, map, { unpackedMost: BYTES_MOST, rowsMost: ROWS_MOST });
  const handle = await open(rowsFile, 'w');
  try {
    let [count, bytes, waiting] = [0, 0, ''];
    for await (const row of rows(unknown)) {
      count += 1;
      if (count > ROWS_MOST) throw tooManyRows(ROWS_MOST);
      waiting += lineOf(row);
      if (waiting.length < WRITTEN_AT_ONCE) continue;
      bytes += waiting.length;
      if (bytes > BYTES_MOST) throw tooLarge();
      await handle.appendFile(waiting);
      waiting = '';
    }
    await handle.appendFile(waiting);
    if (count === 0) throw new BadFile('has no rows');
  } finally {
    await handle.close();
  }
  return unknown.lines();
}

type Given = { file: string; folder: string; mapFile: string | null };

async function read({ file, folder, mapFile }: Given) {
  try {
    const rowsFile = join(folder, 'rows.jsonl');
    return {
      rowsFile,
      lines: await writeRows(file, rowsFile, await readMap(mapFile)),
    } satisfies CatalogueReply;
  } catch (error) {
    if (error instanceof BadFile) return { bad: error.message };
    throw error;
  }
}

parentPort?.postMessage(await read(workerData as Given));
