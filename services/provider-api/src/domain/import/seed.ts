/**
 * Imports the demonstration catalogue into a new database, and updates it when its file changes.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BadEnvironment } from 'server-kit/environment';
import type { Database } from '../../database/open';
import { products } from '../../database/tables/catalogue';
import type { PictureLibrary } from '../pictures/library';
import { DEMONSTRATION, demonstrationIn, noteDemonstration } from './demonstration';
import { lineOf } from './faults';
import { importCatalogue } from './import-catalogue';
import { fingerprintOf } from './keys';
import { folderOfPictures, keepIn, type PictureSource } from './picture-source';

/** What `provider import` takes, in one folder. */
const FILE = 'catalogue.json';
const PICTURES = 'pictures';

async function readFolder(folder: string): Promise<unknown> {
  const file = join(folder, FILE);
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    const reason = error instanceof SyntaxError ? 'is not valid JSON' : 'can not be read';
    throw new BadEnvironment(`DEMO_CATALOGUE: ${file} ${reason}`);
  }
}

/**
 * Imports a catalogue unless exactly this one was imported already. A database with products of
 * other imports is not changed.
 * @returns one line about what was done, or null when there was nothing to do
 */
export async function seedCatalogue(
  db: Database,
  catalogue: unknown,
  pictures: PictureSource,
): Promise<string | null> {
  const fingerprint = fingerprintOf(catalogue);
  const before = await demonstrationIn(db);
  if (before.state === 'replaced') return null;
  if (before.state === 'present' && before.fingerprint === fingerprint) return null;
  if (before.state === 'never') {
    const others = await db.select({ id: products.id }).from(products).limit(1);
    if (others.length > 0) return 'this shop has a catalogue: the demonstration stays out';
  }
  const report = await importCatalogue(catalogue, {
    db,
    source: DEMONSTRATION,
    pictures,
    whole: true,
    alongside: (tx) => noteDemonstration(tx, fingerprint),
  });
  if (!report.done) {
    const [first] = report.bad;
    throw new Error(`the demonstration catalogue has a bad row: ${first ? lineOf(first) : ''}`);
  }
  const { products: tally, variants } = report.tallies;
  const count = tally.added + tally.changed + tally.unchanged;
  return before.state === 'present'
    ? `updated the demonstration catalogue: ${tally.added} products added, ${tally.changed} changed, ${tally.retired} off sale`
    : `seeded the demonstration catalogue: ${count} products, ${variants.added} variants`;
}

/**
 * Seeds from a folder that holds `catalogue.json` and `pictures/`.
 * @throws BadEnvironment with one line where the folder has none
 */
export async function seedFromFolder(
  db: Database,
  folder: string,
  library: PictureLibrary,
): Promise<string | null> {
  const pictures = folderOfPictures(join(folder, PICTURES), keepIn(library, DEMONSTRATION));
  return seedCatalogue(db, await readFolder(folder), pictures);
}
