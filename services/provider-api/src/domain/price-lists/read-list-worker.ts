/** The thread in which a sent list is read (read-list.ts starts it). */
import { parentPort, workerData } from 'node:worker_threads';
import { BadFile } from '../import/row';
import { readListFile, type ListRow } from './list-file';

/** What it tells: the rows, or why the file can't be taken. */
type Reply = { rows: ListRow[] } | { bad: string };

async function read(file: string): Promise<Reply> {
  try {
    return { rows: await readListFile(file) };
  } catch (error) {
    if (error instanceof BadFile) return { bad: error.message };
    throw error;
  }
}

parentPort?.postMessage(await read((workerData as { file: string }).file));
