/** `provider import`: one catalogue file into the database. */
import { readFile } from 'node:fs/promises';
import { basename, dirname, extname } from 'node:path';
import type { Database } from '../database/open';
import { slug, type PictureLibrary } from '../pictures/library';
import { importCatalogue, type ImportReport } from './import-catalogue';
import type { Tally } from './keys';
import { folderOfPictures, noPictures } from './picture-source';
import { BAD_ROWS_MOST } from './read-catalogue';

export type Job = {
  /** Absolute paths. */
  file: string;
  images: string | null;
  source: string;
};

export type JobResult = { ok: boolean; lines: string[] };

/**
 * The name of a file's source, unless the caller gives one: folder and file name, so that two
 * suppliers' 'catalogue.json' don't overwrite each other.
 */
export function sourceOf(file: string): string {
  return slug(`${basename(dirname(file))}-${basename(file, extname(file))}`);
}

function say(kind: string, tally: Tally): string | null {
  const parts = (['added', 'changed', 'unchanged', 'retired'] as const)
    .filter((name) => tally[name] > 0)
    .map((name) => `${tally[name]} ${name === 'retired' ? 'off sale' : name}`);
  return parts.length === 0 ? null : `  ${kind}: ${parts.join(', ')}`;
}

function describe(job: Job, report: ImportReport): JobResult {
  if (!report.done) {
    const shown = report.bad.slice(0, BAD_ROWS_MOST).map(({ section, index, field, reason }) => {
      const row = index < 0 ? section : `${section}[${index}]`;
      return `${job.file}: ${row}${field ? ` ${field}` : ''}: ${reason}`;
    });
    const more = report.bad.length - shown.length;
    return {
      ok: false,
      lines: [
        ...shown,
        ...(more > 0 ? [`… and ${more} more`] : []),
        `Nothing was imported: ${report.bad.length} bad ${report.bad.length === 1 ? 'row' : 'rows'}.`,
      ],
    };
  }
  const counts = Object.entries(report.tallies).flatMap(([kind, tally]) => say(kind, tally) ?? []);
  return {
    ok: true,
    lines: [
      ...report.warnings.map((warning) => `warning: ${warning}`),
      `imported ${job.file} as '${job.source}'`,
      ...counts,
    ],
  };
}

/** Runs an import. Faults of the file are in the result; only a bug is thrown. */
export async function runJob(
  job: Job,
  shop: { jobs: Database; pictures: PictureLibrary },
): Promise<JobResult> {
  let given: unknown;
  try {
    given = JSON.parse(await readFile(job.file, 'utf8'));
  } catch (error) {
    const reason = error instanceof SyntaxError ? 'is not valid JSON' : 'can not be read';
    return { ok: false, lines: [`${job.file} ${reason}. Nothing was imported.`] };
  }
  const pictures =
    job.images === null ? noPictures : folderOfPictures(job.images, job.source, shop.pictures);
  return describe(
    job,
    await importCatalogue(given, { db: shop.jobs, source: job.source, pictures }),
  );
}
