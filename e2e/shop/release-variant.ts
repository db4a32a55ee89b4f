/**
 * Makes other releases of an app from the built one, without a build: it copies the files under
 * another version, changes a script where wanted, and computes every integrity again. The two
 * versions then have nothing in common, as if both had been built.
 */
import { createHash } from 'node:crypto';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { tmpdir } from 'node:os';

const ROOT = resolve(import.meta.dirname, '../..');

export type Manifest = {
  app: string;
  version: string;
  entry: string;
  container: string;
  policies: string[];
  integrity: Record<string, string>;
  server?: { file: string; integrity: string };
  pages: Record<string, string[]>;
  fragments: Record<string, string[]>;
  later?: Record<string, string[]>;
  files?: Record<string, string>;
};

/** Changes a script's text; gets the name of its file. The server build is not changed. */
export type Change = (file: string, text: string) => string;

const SCRIPTS_FILE = 'scripts.json';

const sha384 = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

const replaceAll = (text: string, pairs: [string, string][]) =>
  pairs.reduce((whole, [from, to]) => whole.replaceAll(from, to), text);

/**
 * Makes a release.
 * @param app the app whose built release is copied
 * @param semver the new version, such as `0.9.0`
 * @param onServer changes the server build, if given
 * @returns the folder, laid out as a build's `dist`
 */
export async function makeVariant(
  app: string,
  semver: string,
  change: Change = (_, text) => text,
  onServer?: (text: string) => string,
): Promise<{ folder: string; manifest: Manifest }> {
  const dist = join(ROOT, app, 'dist');
  const built = JSON.parse(await readFile(join(dist, 'release.json'), 'utf8')) as Manifest;
  const oldHash = built.version.slice(-8);
  const hash = createHash('sha256').update(`${app} ${semver} ${oldHash}`).digest('hex').slice(0, 8);
  const folder = join(tmpdir(), `variant-${process.pid}-${app}-${semver}`);
  await rm(folder, { recursive: true, force: true });
  await cp(dist, folder, { recursive: true, filter: (path) => !/\.(map|br|gz)$/.test(path) });

  const identity: [string, string][] = [
    [built.version, `${semver}-${hash}`],
    [built.container, built.container.replace(oldHash, hash)],
  ];
  const scripts = (await readdir(folder)).filter((file) => file.endsWith('.js'));
  const texts = new Map<string, string>();
  for (const file of scripts) {
    const text = await readFile(join(folder, file), 'utf8');
    texts.set(file, change(file, replaceAll(text, identity)));
  }
  // The script that starts a release contains the hashes of its chunks, so these come first.
  const integrity: Record<string, string> = {};
  const pinned: [string, string][] = [];
  for (const [file, text] of texts) {
    if (file === built.entry) continue;
    integrity[file] = sha384(text);
    pinned.push([built.integrity[file] ?? file, integrity[file]]);
  }
  const entry = replaceAll(texts.get(built.entry) ?? '', pinned);
  texts.set(built.entry, entry);
  integrity[built.entry] = sha384(entry);
  for (const [file, text] of texts) await writeFile(join(folder, file), text);

  const renamed = JSON.parse(replaceAll(JSON.stringify(built), identity)) as Manifest;
  const { pages, fragments, later } = renamed;
  const list = JSON.stringify({ integrity, pages, fragments, later });
  await writeFile(join(folder, SCRIPTS_FILE), list);
  const files = { ...renamed.files, [SCRIPTS_FILE]: sha384(list) };
  const manifest: Manifest = { ...renamed, integrity, files };
  if (onServer && manifest.server) {
    const file = join(folder, manifest.server.file);
    const text = onServer(await readFile(file, 'utf8'));
    await writeFile(file, text);
    manifest.server = { ...manifest.server, integrity: sha384(text) };
  }
  await writeFile(join(folder, 'release.json'), JSON.stringify(manifest, null, 2));
  return { folder, manifest };
}
