import { readFile } from 'node:fs/promises';
import { BadFile } from '../row';
import { mapSchema, type FieldMap } from './mapped';

/**
 * Reads `--map`: which column or path is which of our fields.
 * @throws BadFile where it is none; the message says what is wrong in it
 */
export async function readMap(file: string | null | undefined): Promise<FieldMap | null> {
  if (!file) return null;
  let given: unknown;
  try {
    given = JSON.parse(await readFile(file, 'utf8'));
  } catch {
    throw new BadFile(`has a map that can not be read as JSON: ${file}`);
  }
  const read = mapSchema.safeParse(given);
  if (!read.success) {
    const issue = read.error.issues[0];
    throw new BadFile(
      `has a map with a fault: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`,
    );
  }
  return read.data;
}
