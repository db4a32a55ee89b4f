import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { BadFile } from '../row';
import { readCodes } from './codes';
import { mapSchema, type FieldMap } from './field-map';

/**
 * Reads `--map`: which column or path is which of our fields, and the names of codes.
 * @throws BadFile where it is none; the message says what is wrong in it
 */
export async function readMap(file: string | null | undefined): Promise<FieldMap | null> {
  if (!file) return null;
  let given: unknown;
  try {
    given = JSON.parse(await readFile(file, 'utf8'));
  } catch {
    throw new BadFile(`has a map that can not be read as JSON: ${basename(file)}`);
  }
  const read = mapSchema.safeParse(given);
  if (!read.success) {
    const issue = read.error.issues[0];
    throw new BadFile(
      `has a map with a fault: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`,
    );
  }
  const { codes, ...map } = read.data;
  return codes ? { ...map, codes: await readCodes(file, codes) } : map;
}
