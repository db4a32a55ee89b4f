import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROGRAM_FILE } from './program-file';

/** Where a bundle for production has it already. */
const BUILT = join(import.meta.dirname, 'program', PROGRAM_FILE);

/** The path from which the program's libraries are found. */
const HERE = join(import.meta.dirname, PROGRAM_FILE);

async function buildForThisProcess(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'render-worker-'));
  process.once('exit', () => {
    rmSync(folder, { recursive: true, force: true });
  });
  // The bundler is not there in production.
  const { keptProgram } = await import('./kept-program');
  cpSync(await keptProgram(JSON.stringify(HERE)), folder, { recursive: true });
  return join(folder, PROGRAM_FILE);
}

let built: Promise<string> | undefined;

/**
 * The render process's program: one file of plain JavaScript, a copy for this process that is
 * deleted with it, or brought along by the bundle. It can't run from source: what loads sources needs
 * threads and other processes, which a render process may not have.
 * @throws where it can't be built
 */
export function workerProgram(): Promise<string> {
  if (existsSync(BUILT)) return Promise.resolve(BUILT);
  built ??= buildForThisProcess().catch((error: unknown) => {
    built = undefined;
    throw error;
  });
  return built;
}
