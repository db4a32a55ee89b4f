import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

const SCRIPT = resolve(import.meta.dirname, '../release.mjs');

type Ended = { code: number; said: string };

const environmentWith = (settings: Record<string, string>) => {
  const { INIT_CWD: _ours, REGISTRY_URL: _real, ...environment } = process.env;
  return { ...environment, ...settings };
};

/** Runs `pnpm release`'s own process in a folder, with these settings beside the test's own. */
export function runRelease(
  folder: string,
  settings: Record<string, string>,
  args: string[],
): Promise<Ended> {
  const options = { cwd: folder, env: environmentWith(settings) };
  return new Promise((done) => {
    execFile(process.execPath, [SCRIPT, ...args], options, (error, stdout, stderr) => {
      done({ code: error ? Number(error.code) : 0, said: `${stdout}${stderr}`.trimEnd() });
    });
  });
}

/**
 * The same with an output that nobody reads, as of a `head` that has ended.
 * @returns what it says of failures
 */
export async function runUnread(
  folder: string,
  settings: Record<string, string>,
  args: string[],
): Promise<Ended> {
  const child = spawn(process.execPath, [SCRIPT, ...args], {
    cwd: folder,
    env: environmentWith(settings),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.destroy();
  const said: Buffer[] = [];
  child.stderr.on('data', (part: Buffer) => said.push(part));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code: code ?? -1, said: Buffer.concat(said).toString('utf8') };
}
