/** Waits for a catalogue that another process is making, so that a database opens beside that. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What a folder was made from; `start` and `dev` write it last. */
const MADE_FROM = '.made-from';
/** In milliseconds. */
const AGAIN = 100;

const madeFromOf = (folder: string): Promise<string> =>
  readFile(join(folder, MADE_FROM), 'utf8').catch(() => '');

/**
 * @param sources what the folder has to be made from, as its maker names it
 * @param say hears that it is waited for
 */
export async function untilMade(
  folder: string,
  sources: string,
  say: (line: string) => void,
): Promise<void> {
  if ((await madeFromOf(folder)) === sources) return;
  say('the database is open, and waits for the demonstration catalogue');
  while ((await madeFromOf(folder)) !== sources) await new Promise((go) => setTimeout(go, AGAIN));
}
