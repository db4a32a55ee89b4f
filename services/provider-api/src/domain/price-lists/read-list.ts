/** Reads a price list that somebody sends, apart from the shop's calls. */
import { readApart } from '../import/apart/run-thread';
import type { ListRow } from './list-file';

/** A list of 50,000 rows takes about a second. */
const SECONDS_MOST = 30;

const CODE = {
  compiled: new URL('./read-list-worker.js', import.meta.url),
  source: new URL('./read-list-source.mjs', import.meta.url),
};

/**
 * @param name of the file; its ending says what it is
 * @throws BadFile as `readListFile`, and where reading takes too much time or memory; Refusal 503
 * while others' files are read
 */
export const readList = (
  name: string,
  bytes: Buffer,
  secondsMost = SECONDS_MOST,
): Promise<ListRow[]> =>
  readApart(CODE, { name, bytes, secondsMost }, ({ rows }: { rows: ListRow[] }) => rows);
