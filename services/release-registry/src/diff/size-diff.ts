import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseManifest } from 'shared-contracts/release';
import { brotliOf, isCompressed, isLeftOut } from '../compressed';
import { filesUnder } from '../manifest';

/** In bytes; `brotli` as browsers get it, null of what only servers read. */
export type Size = { raw: number; brotli: number | null };

export type SizeDiff = { name: string; before: Size | null; after: Size | null };

export type Sizes = {
  /** Without the hashes in their names. */
  files: Map<string, Size>;
  /** What a page or a part needs first: the entry and its own scripts. */
  entryPoints: Map<string, Size>;
};

/** `page-search.6d97d056.js` is the same file as before, of other content. */
const plainName = (file: string) => file.replace(/\.[0-9a-f]{8}\./, '.');

/** What is written about a release, and the compressed copies beside its files. */
const ABOUT = /^(?:release\.json|contract\.json|release\.sig|.*\.(?:br|gz))$/;

async function sizeOf(folder: string, file: string): Promise<Size> {
  const path = join(folder, file);
  const { size: raw } = await stat(path);
  // Subfolders have what only the document server reads.
  if (file.includes('/')) return { raw, brotli: null };
  if (!isCompressed(file)) return { raw, brotli: raw };
  const kept = await stat(`${path}.br`).catch(() => null);
  return { raw, brotli: kept?.size ?? (await brotliOf(await readFile(path))).length };
}

const sum = (sizes: Size[]): Size => ({
  raw: sizes.reduce((all, { raw }) => all + raw, 0),
  brotli: sizes.reduce((all, { brotli }) => all + (brotli ?? 0), 0),
});

/** The sizes of a release's folder, as it was built or in the store. */
export async function sizesOf(folder: string, manifest: ReleaseManifest): Promise<Sizes> {
  const names = (await filesUnder(folder)).filter((file) => !ABOUT.test(file) && !isLeftOut(file));
  const measured = await Promise.all(
    names.sort().map(async (file) => [file, await sizeOf(folder, file)] as const),
  );
  const all = new Map(measured);
  const together = (files: string[]) =>
    sum([...new Set([manifest.entry, ...files])].flatMap((file) => all.get(file) ?? []));
  const entryPoints = new Map([['entry', together([])]]);
  for (const [name, files] of Object.entries(manifest.pages)) {
    entryPoints.set(`page ${name}`, together(files));
  }
  for (const [name, files] of Object.entries(manifest.fragments)) {
    entryPoints.set(`fragment ${name}`, together(files));
  }
  return { files: new Map(measured.map(([file, size]) => [plainName(file), size])), entryPoints };
}

/** Compares sizes by name, also of what has stayed the same. */
export function sizeDiff(after: Map<string, Size>, before: Map<string, Size>): SizeDiff[] {
  const names = [...new Set([...after.keys(), ...before.keys()])].sort();
  return names.map((name) => ({
    name,
    before: before.get(name) ?? null,
    after: after.get(name) ?? null,
  }));
}
