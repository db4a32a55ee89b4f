/** Reads a file of cross-references: CSV with the columns brand, number, model and note. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { separatedRows } from '../import/files/separated-rows';
import { BadFile } from '../import/row';
import type { GivenReference } from './check';

/** It is read in the shop's own process: this takes a quarter of a second. */
const BYTES_MOST = 2 * 1024 * 1024;
const ROWS_MOST = 20_000;

/** The names that each column may have. */
const NAMES = {
  brand: ['brand', 'competitor', 'maker', 'manufacturer'],
  number: ['number', 'competitor_number', 'their_number', 'part_number'],
  model: ['model', 'our_model', 'our_number', 'model_number', 'sku'],
  note: ['note', 'remark', 'remarks'],
} satisfies Record<Exclude<keyof GivenReference, 'place'>, string[]>;

function rowOf(place: string, cells: Record<string, string>): GivenReference {
  const cell = (field: keyof typeof NAMES) =>
    NAMES[field]
      .map((name) => cells[name])
      .find((text) => text !== undefined)
      ?.trim() ?? '';
  return {
    place,
    ...{ brand: cell('brand'), number: cell('number'), model: cell('model'), note: cell('note') },
  };
}

/** @throws BadFile where it is no table, too large, or has none of the columns that are needed */
export async function readReferences(bytes: Buffer): Promise<GivenReference[]> {
  if (bytes.length > BYTES_MOST) throw new BadFile('is larger than 2 MB');
  const folder = await mkdtemp(join(tmpdir(), 'cross-references-'));
  try {
    const file = join(folder, 'sent.csv');
    await writeFile(file, bytes);
    const rows: GivenReference[] = [];
    for await (const { place, cells } of separatedRows(file)) {
      if (Object.keys(cells).length === 0) continue;
      if (rows.length >= ROWS_MOST) throw new BadFile(`has more than ${ROWS_MOST} rows`);
      rows.push(rowOf(place, cells));
    }
    if (rows.length === 0) throw new BadFile('has no rows');
    if (rows.every(({ number }) => number === '')) throw new BadFile("has no column 'number'");
    if (rows.every(({ model }) => model === '')) throw new BadFile("has no column 'model'");
    return rows;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
