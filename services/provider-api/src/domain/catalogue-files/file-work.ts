/**
 * What is done with a file apart from whoever sent it: it is compared with the shop, and applied, as a
 * whole or not at all. Both read it by the readers of `provider import`, and the second goes on only
 * while the shop is as the first found it.
 */
import { createHash, type Hash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { recordStaffAudit } from '../audit/record-staff';
import type { Database, Transaction } from '../../database/open';
import {
  catalogueFileBytes,
  catalogueFileChanges,
  catalogueFiles,
  type FILE_STATES,
} from '../../database/tables/catalogue-files';
import type { Deps } from '../deps';
import { readSentCatalogue } from '../import/apart/sent-catalogue';
import { lineOf } from '../import/faults';
import { importRows, type ImportHearer, type ImportOptions } from '../import/import-catalogue';
import { keptPictures } from '../import/kept-pictures';
import { BadFile } from '../import/row';
import type { Pause } from '../import/steps';
import { differencesOf, withdrawnOf, type Change } from './differences';
import { readBytes, readKeptFile, type KeptFile } from './kept-files';

/** How many differences are kept, and how many rows that can't be taken; all are counted. */
const CHANGES_KEPT = 10_000;
const FAULTS_KEPT = 500;
const WARNINGS_KEPT = 200;
const BATCH = 500;

export type FileShop = Pick<Deps, 'now' | 'pictures' | 'log'> & {
  /** Without limits of time. */
  jobs: Database;
  pause: Pause | null;
  settings: Pick<Deps['settings'], 'proxySecret'>;
};

/** How far a file is that is being applied, in products; null for one that isn't read yet. */
export type Progress = { done: number; all: number | null };

/** The shop is other than the preview found it. */
class ShopChanged extends Error {}

/** Keeps the first differences, and a name of all of them. */
class Differences implements ImportHearer {
  readonly first: Change[] = [];
  count = 0;
  readonly #hash: Hash = createHash('sha256');

  constructor(
    bytes: Buffer,
    readonly at: Date,
  ) {
    this.#hash.update(bytes);
  }

  #take(changes: Change[]): void {
    this.count += changes.length;
    this.#hash.update(JSON.stringify(changes));
    this.first.push(...changes.slice(0, Math.max(0, CHANGES_KEPT - this.first.length)));
  }

  compared: ImportHearer['compared'] = async (queries, compared) =>
    this.#take(await differencesOf(queries, compared, this.at));

  withdrawn: ImportHearer['withdrawn'] = async (queries, ids) =>
    this.#take(await withdrawnOf(queries, ids));

  /** Names the file and what it changes. */
  token = (): string => this.#hash.copy().digest('base64url');
}

const stateTo = (
  db: Database | Transaction,
  id: number,
  state: (typeof FILE_STATES)[number],
  more: Partial<typeof catalogueFiles.$inferInsert> = {},
) =>
  db
    .update(catalogueFiles)
    .set({ state, ...more })
    .where(eq(catalogueFiles.id, id));

/** Imports the bytes of a kept file by the rules that its sender chose. */
async function runImport(
  { jobs, pictures, pause, now }: FileShop,
  file: KeptFile,
  bytes: Buffer,
  more: Partial<ImportOptions>,
) {
  const taken = await keptPictures(pictures, file.source);
  return readSentCatalogue({ name: file.fileName, bytes, map: file.map }, (rows) =>
    importRows(rows, {
      ...{ db: jobs, source: file.source, whole: file.whole, pictures: taken, pause, now },
      conversion: file.conversion,
      ...more,
    }),
  );
}

/** @throws BadFile where it is no catalogue */
async function preview(shop: FileShop, file: KeptFile, bytes: Buffer): Promise<void> {
  const found = new Differences(bytes, shop.now());
  const report = await runImport(shop, file, bytes, { dryRun: true, hears: found });
  await shop.jobs.transaction(async (tx) => {
    const its = eq(catalogueFileChanges.fileId, file.id);
    await tx.delete(catalogueFileChanges).where(its);
    const rows = found.first.map((change) => ({ ...change, fileId: file.id }));
    for (let at = 0; at < rows.length; at += BATCH) {
      await tx.insert(catalogueFileChanges).values(rows.slice(at, at + BATCH));
    }
    await stateTo(tx, file.id, 'previewed', {
      why: null,
      token: found.token(),
      changeCount: found.count,
      tallies: report.done ? report.tallies : null,
      warnings: report.warnings.slice(0, WARNINGS_KEPT),
      faults: report.done ? [] : report.bad.slice(0, FAULTS_KEPT).map(lineOf),
      faultCount: report.done ? 0 : report.count,
    });
  });
}

async function noteApplied(shop: FileShop, tx: Transaction, file: KeptFile): Promise<void> {
  const own = and(eq(catalogueFiles.id, file.id), eq(catalogueFiles.state, 'applying'));
  const set = { state: 'applied', appliedAt: shop.now() } as const;
  const mine = await tx
    .update(catalogueFiles)
    .set(set)
    .where(own)
    .returning({ id: catalogueFiles.id });
  // Another process has applied it meanwhile.
  if (mine.length === 0) throw new ShopChanged();
  await tx.delete(catalogueFileBytes).where(eq(catalogueFileBytes.fileId, file.id));
  await recordStaffAudit(shop, tx, {
    action: 'catalogue file applied',
    by: { id: file.staffId, name: file.appliedBy ?? file.staffName },
    object: `import ${file.id}`,
    after: { file: file.fileName, catalogue: file.source, changes: file.changeCount },
  });
}

/** @throws ShopChanged where the shop is other than the preview found it */
async function apply(
  shop: FileShop,
  file: KeptFile,
  bytes: Buffer,
  progress: Progress,
): Promise<void> {
  const found = new Differences(bytes, shop.now());
  await runImport(shop, file, bytes, {
    hears: found,
    onPlan({ products }) {
      // One that was cut off has changed a part of it by itself.
      if (file.why === null && found.token() !== file.token) throw new ShopChanged();
      progress.all = products.added + products.changed + products.unchanged;
    },
    onWritten: (products) => void (progress.done += products),
    alongside: (tx) => noteApplied(shop, tx, file),
  });
}

const STOPPED = 'It was cut off before its end.';

/**
 * Does what waits to be done with a file; how it ends is in its row.
 * @param inTurn applies it once no other import runs
 */
export async function workOnFile(
  shop: FileShop,
  id: number,
  progress: Progress,
  inTurn: (work: () => Promise<void>) => Promise<void>,
): Promise<void> {
  const { jobs, log } = shop;
  const file = await readKeptFile(jobs, id);
  const bytes = await readBytes(jobs, id);
  if (!file || !bytes || (file.state !== 'reading' && file.state !== 'applying')) return;
  try {
    await (file.state === 'reading'
      ? preview(shop, file, bytes)
      : inTurn(() => apply(shop, file, bytes, progress)));
  } catch (error) {
    if (error instanceof ShopChanged) {
      await stateTo(jobs, id, 'changed');
    } else if (error instanceof BadFile) {
      await stateTo(jobs, id, 'refused', { why: `${file.fileName} ${error.message}.` });
      await jobs.delete(catalogueFileBytes).where(eq(catalogueFileBytes.fileId, id));
    } else {
      log.error({ err: error }, 'a catalogue’s file was cut off');
      await stateTo(jobs, id, 'stopped', { why: STOPPED });
    }
  }
}
