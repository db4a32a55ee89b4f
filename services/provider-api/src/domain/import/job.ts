/** `provider import`: one catalogue file into the database. */
import { writeFile } from 'node:fs/promises';
import { basename, dirname, extname } from 'node:path';
import * as z from 'zod';
import type { Database } from '../../database/open';
import { slug, type PictureLibrary } from '../pictures/library';
import { PicturesUnreachable } from '../pictures/picture-store';
import type { JobResult } from '../job-result';
import { readMap } from './shapes/read-map';
import { fetchedPictures } from './fetch-pictures';
import { rowsOfFile } from './files/read-file';
import { BAD_ROWS_MOST, lineOf } from './faults';
import { importRows, type ImportReport, type Tallies } from './import-catalogue';
import { demonstrationIn } from './demonstration';
import type { Tally } from './keys';
import {
  folderOfPictures,
  keepIn,
  keepNothing,
  noPictures,
  notedIn,
  type PictureSource,
} from './picture-source';
import { BadFile } from './row';
import type { Pause } from './steps';

/** Each that is left out is named in the report, which names so many. */
export const LEFT_MOST = 10_000;

export const jobSchema = z.object({
  /** Absolute paths. */
  file: z.string(),
  images: z.string().nullable(),
  source: z.string().min(1).max(200),
  /** Whether rows that the file no longer has are taken off sale. */
  whole: z.boolean().optional(),
  /** Whether the demonstration catalogue is withdrawn. */
  replaceDemo: z.boolean().optional(),
  /** Whether pictures that are named by address are fetched. */
  fetchPictures: z.boolean().optional(),
  dryRun: z.boolean().optional(),
  /** Where a report with all bad rows is written. */
  report: z.string().nullish(),
  /** The currency of prices that aren't in pesos, and how many pesos one of it is. */
  conversion: z
    .object({ currency: z.string().regex(/^[A-Z]{3}$/), rate: z.number().positive() })
    .nullish(),
  /** The most bad products that are left out. */
  leaveBad: z.number().int().min(0).max(LEFT_MOST).optional(),
  /** The file with a supplier's names for our fields. */
  map: z.string().nullish(),
});
export type Job = z.infer<typeof jobSchema>;

export type JobShop = {
  jobs: Database;
  pictures: PictureLibrary;
  /** See steps.ts. */
  pause?: Pause | null;
  /** Which addresses pictures may be fetched from; the public ones when missing. */
  mayCall?: (address: string) => boolean;
  /** The clock; the real one when missing. */
  now?: () => Date;
};

/**
 * The name of a file's source, unless the caller gives one: folder and file name, so that two
 * suppliers' 'catalogue.json' don't overwrite each other.
 */
export function sourceOf(file: string): string {
  return slug(`${basename(dirname(file))}-${basename(file, extname(file))}`);
}

const HINT =
  'The demonstration catalogue is in the shop too: --replace-demo withdraws it for good.';

function parts(tally: Tally): string[] {
  return (['added', 'changed', 'unchanged', 'retired'] as const)
    .filter((name) => tally[name] > 0)
    .map((name) => `${tally[name]} ${name === 'retired' ? 'off sale' : name}`);
}

const counts = (tallies: Tallies): string[] =>
  Object.entries(tallies).flatMap(([kind, tally]) =>
    parts(tally).length === 0 ? [] : [`  ${kind}: ${parts(tally).join(', ')}`],
  );

/** How many rows of all kinds are other than before. */
const differing = (tallies: Tallies): number =>
  Object.values(tallies).reduce(
    (sum, { added, changed, retired }) => sum + added + changed + retired,
    0,
  );

const rowsIn = (count: number) => `${count} bad ${count === 1 ? 'row' : 'rows'}`;

async function writeReport(job: Job, report: ImportReport): Promise<string[]> {
  if (!job.report) return [];
  const lines = report.done ? [] : report.bad.map((row) => `${job.file}: ${lineOf(row)}`);
  if (!report.done && report.count > lines.length) {
    lines.push(`… and ${report.count - lines.length} more`);
  }
  const all = [...report.warnings.map((warning) => `warning: ${warning}`), ...lines];
  try {
    await writeFile(job.report, all.map((line) => `${line}\n`).join(''));
    return [];
  } catch {
    return [`warning: the report ${job.report} can not be written`];
  }
}

function ending(job: Job, report: ImportReport): string[] {
  if (!report.done) {
    const shown = report.bad.slice(0, BAD_ROWS_MOST);
    const more = report.count - shown.length;
    return [
      ...report.warnings.map((warning) => `warning: ${warning}`),
      ...shown.map((row) => `${job.file}: ${lineOf(row)}`),
      ...(more > 0 ? [`… and ${more} more`] : []),
      `Nothing was imported: ${rowsIn(report.count)}.`,
    ];
  }
  if (job.dryRun) return ['Nothing was changed: this was a trial.'];
  const { products, variants } = report.tallies;
  return [
    differing(report.tallies) === 0
      ? `Imported ${job.file} as '${job.source}': nothing in it is new.`
      : `Imported ${job.file} as '${job.source}': products ${parts(products).join(', ') || 'none'}; variants ${parts(variants).join(', ') || 'none'}.`,
  ];
}

/** The pictures that a file names, by path or by address; a trial keeps none. */
async function picturesOf(job: Job, { pictures, mayCall }: JobShop): Promise<PictureSource> {
  const keep = job.dryRun ? keepNothing(job.source) : keepIn(pictures, job.source);
  const files = job.images === null ? noPictures : folderOfPictures(job.images, keep);
  if (!job.fetchPictures) return files;
  const fetched = fetchedPictures(files, keep, await pictures.kept(job.source), mayCall);
  return job.dryRun ? fetched : notedIn(pictures, fetched);
}

/**
 * Runs an import. Faults of the file are in the result; only a bug is thrown.
 * @param say hears each line before the change as soon as it is known
 */
export async function runJob(
  job: Job,
  shop: JobShop,
  say: (line: string) => void = () => undefined,
): Promise<JobResult> {
  const lines: string[] = [];
  const tell = (more: string[]) => {
    lines.push(...more);
    for (const line of more) say(line);
  };
  try {
    const pictures = await picturesOf(job, shop);
    const report = await importRows(await rowsOfFile(job.file, await readMap(job.map)), {
      db: shop.jobs,
      source: job.source,
      pictures,
      whole: job.whole ?? false,
      conversion: job.conversion ?? null,
      leaveBad: job.leaveBad ?? 0,
      dryRun: job.dryRun ?? false,
      replaceDemonstration: job.replaceDemo ?? false,
      pause: shop.pause ?? null,
      ...(shop.now ? { now: shop.now } : {}),
      onPlan: (tallies, warnings) =>
        tell([
          ...warnings.map((warning) => `warning: ${warning}`),
          `${job.file} as '${job.source}':`,
          ...counts(tallies),
        ]),
    });
    lines.push(...(await writeReport(job, report)), ...ending(job, report));
    const { state } = await demonstrationIn(shop.jobs);
    return { ok: report.done, lines, ...(state === 'present' ? { hint: HINT } : {}) };
  } catch (error) {
    if (error instanceof PicturesUnreachable) {
      lines.push('The store of the pictures can not be used. Nothing was imported.');
      return { ok: false, lines };
    }
    if (!(error instanceof BadFile)) throw error;
    lines.push(`${job.file} ${error.message}. Nothing was imported.`);
    return { ok: false, lines };
  }
}
