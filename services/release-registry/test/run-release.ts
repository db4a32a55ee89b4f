import { execFile } from 'node:child_process';
import { resolve } from 'node:path';

const SCRIPT = resolve(import.meta.dirname, '../release.mjs');

type Ended = { code: number; said: string };

/** Runs `pnpm release`'s own process in a folder, with these settings beside the test's own. */
export function runRelease(
  folder: string,
  settings: Record<string, string>,
  args: string[],
): Promise<Ended> {
  const { INIT_CWD: _ours, REGISTRY_URL: _real, ...environment } = process.env;
  const options = { cwd: folder, env: { ...environment, ...settings } };
  return new Promise((done) => {
    execFile(process.execPath, [SCRIPT, ...args], options, (error, stdout, stderr) => {
      done({ code: error ? Number(error.code) : 0, said: `${stdout}${stderr}`.trimEnd() });
    });
  });
}
