/** Catalogues' files that staff sent, and what each changes. */
import { and, asc, desc, eq, lt, ne, or } from 'drizzle-orm';
import { DAY_MS } from 'server-kit/day';
import type { Queries } from '../../database/open';
import { removeRows } from '../../database/remove-rows';
import { importKeys } from '../../database/tables/catalogue';
import {
  catalogueFileBytes,
  catalogueFileChanges,
  catalogueFiles,
} from '../../database/tables/catalogue-files';
import { COUNTER } from '../catalogue-management/added-at-counter';

/** How many differences, and how many files, a page shows. */
export const CHANGES_A_PAGE = 100;
export const FILES_A_PAGE = 20;

/** A file that nobody applied; it is compared again in a moment. */
const UNUSED_DAYS = 7;

export type KeptFile = typeof catalogueFiles.$inferSelect;
export type KeptFileChange = typeof catalogueFileChanges.$inferSelect;

export async function readKeptFile(queries: Queries, id: number): Promise<KeptFile | null> {
  const [file] = await queries.select().from(catalogueFiles).where(eq(catalogueFiles.id, id));
  return file ?? null;
}

/** @returns null once it is applied or refused */
export async function readBytes(queries: Queries, id: number): Promise<Buffer | null> {
  const [row] = await queries
    .select({ bytes: catalogueFileBytes.bytes })
    .from(catalogueFileBytes)
    .where(eq(catalogueFileBytes.fileId, id));
  return row?.bytes ?? null;
}

/** A page of the files, newest first. @param page from 1 on */
export async function latestFiles(queries: Queries, page: number) {
  const files = await queries
    .select()
    .from(catalogueFiles)
    .orderBy(desc(catalogueFiles.id))
    .limit(FILES_A_PAGE)
    .offset((page - 1) * FILES_A_PAGE);
  return { files, page, count: await queries.$count(catalogueFiles) };
}

/** A page of what a file changes, as it stands in the file, and how many are kept. */
export async function readFileChanges(queries: Queries, fileId: number, page: number) {
  const its = eq(catalogueFileChanges.fileId, fileId);
  const changes = await queries
    .select()
    .from(catalogueFileChanges)
    .where(its)
    .orderBy(asc(catalogueFileChanges.id))
    .limit(CHANGES_A_PAGE)
    .offset((page - 1) * CHANGES_A_PAGE);
  return { changes, page, count: await queries.$count(catalogueFileChanges, its) };
}

/** The names of the catalogues that the shop's rows came with. */
export async function knownSources(queries: Queries): Promise<string[]> {
  const rows = await queries
    .selectDistinct({ source: importKeys.source })
    .from(importKeys)
    .where(ne(importKeys.source, COUNTER))
    .orderBy(asc(importKeys.source));
  return rows.map(({ source }) => source);
}

/** Removes old files. @param days how long the audit log is kept, which names those that were applied */
export async function sweepCatalogueFiles(
  queries: Queries,
  now: Date,
  days: number,
): Promise<void> {
  const before = (age: number) => lt(catalogueFiles.at, new Date(now.getTime() - age * DAY_MS));
  const unused = and(ne(catalogueFiles.state, 'applied'), before(UNUSED_DAYS));
  await removeRows(queries, catalogueFiles, or(unused, before(days)));
}
