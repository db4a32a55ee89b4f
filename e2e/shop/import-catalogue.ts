/** Imports a catalogue by `provider import`. */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { COMPILED } from 'tooling/run/compiled';
import { shopAddress } from './shop-address';

const ROOT = resolve(import.meta.dirname, '../..');
const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path d="M4 36 20 4l16 32z"/></svg>';

/**
 * Imports rows into the shop under test. Each named picture is a small drawing.
 * @param source the import's source: another import with the same source updates the rows
 * @param data the data directory of another shop than the one under test
 * @returns the command's output
 */
export async function importCatalogue(
  rows: object,
  source: string,
  pictures: string[],
  data: string = shopAddress().data,
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'import-'));
  try {
    await mkdir(join(folder, 'pictures'));
    for (const name of pictures) await writeFile(join(folder, 'pictures', name), PICTURE);
    await writeFile(join(folder, 'catalogue.json'), JSON.stringify(rows));
    const { stdout, stderr } = await promisify(execFile)(
      process.execPath,
      [
        ...[COMPILED, 'src/cli.ts', 'import', 'catalogue.json'],
        ...['--images', 'pictures', '--source', source],
      ],
      {
        cwd: join(ROOT, 'services/provider-api'),
        env: { ...process.env, DATA_DIR: data, INIT_CWD: folder },
      },
    ).catch((error: unknown) => error as { stdout: string; stderr: string });
    return `${stdout}${stderr}`;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
