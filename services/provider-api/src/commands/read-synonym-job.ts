/** Reads what `provider synonyms` was asked to do. */
import { readFile, stat } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { namesOf, rowsOfFile, type SynonymJob } from '../domain/search/synonym-job';

/** Bytes of a file: far more than the phrases that a shop may have. */
const FILE_MOST = 2_000_000;

/** A fault of the call that its message names. */
export class BadCall extends Error {}

async function textOf(file: string): Promise<string> {
  const size = await stat(file).then(
    (found) => (found.isFile() ? found.size : null),
    () => null,
  );
  if (size === null) throw new BadCall(`${file} can not be read.`);
  if (size > FILE_MOST) throw new BadCall(`${file} has more than ${FILE_MOST / 1e6} MB.`);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await readFile(file));
  } catch {
    throw new BadCall(`${file} is not text in UTF-8.`);
  }
}

/**
 * @param pathOf a path as the caller meant it
 * @returns null where the words are no such command
 * @throws BadCall where a file can't be read
 */
export async function readSynonymJob(
  args: string[],
  pathOf: (path: string) => string,
): Promise<SynonymJob | null> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { own: { type: 'boolean' } },
  });
  const [what = 'list', first, second, ...more] = positionals;
  if (more.length > 0 || (values.own && what !== 'list')) return null;
  if (what === 'list' && first === undefined) return { do: 'list', own: values.own ?? false };
  if (first === undefined) return null;
  if (what === 'add' && second !== undefined) {
    return { do: 'add', rows: [{ phrase: first, names: namesOf(second) }] };
  }
  if (second !== undefined) return null;
  if (what === 'import') return { do: 'add', rows: rowsOfFile(await textOf(pathOf(first))) };
  return what === 'remove' || what === 'reset' ? { do: what, phrase: first } : null;
}
