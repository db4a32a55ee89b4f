/** What a backup says of itself: manifest.json, written last, so that a folder with one is whole. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { BackupFault, placeFault } from './backup-fault';

export const MANIFEST = 'manifest.json';

/** The names of the parts, which are folders of a backup. */
const PARTS = ['database', 'pictures', 'releases'] as const;
export type Part = (typeof PARTS)[number];

/** Names of one folder after another, none of which leads out. */
const PATH = /^(database|pictures|releases)(\/(?!\.{1,2}(\/|$))[^/\\\0]+)+$/;

const manifestSchema = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  database: z.enum(['embedded', 'postgresql']),
  versions: z.object({ database: z.string(), migration: z.string() }),
  /** Rows, sums of money in centavos, and stock: as text, because they may be large. */
  counts: z.record(z.string(), z.string().regex(/^-?\d+$/)),
  parts: z.array(z.enum(PARTS)),
  files: z.record(
    z.string().regex(PATH),
    z.object({ bytes: z.int().min(0), sha256: z.string().regex(/^[0-9a-f]{64}$/) }),
  ),
});
export type Manifest = z.infer<typeof manifestSchema>;
export type Counts = Manifest['counts'];

/** @throws BackupFault where the folder is no whole backup that this provider can read */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch((error: unknown) => {
    const fault = placeFault(error, { readFrom: folder });
    throw fault ?? new BackupFault(`${folder} is no backup: it has no ${MANIFEST}.`);
  });
  try {
    return manifestSchema.parse(JSON.parse(text));
  } catch {
    throw new BackupFault(`${join(folder, MANIFEST)} is not one that this provider can read.`);
  }
}
