import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { COMPILED } from 'tooling/run/compiled';
import { shopAddress } from './shop-address';

const PROVIDER = resolve(import.meta.dirname, '../../services/provider-api');

/** Runs `provider staff …` against the running shop. @returns what it prints */
export async function staffCommand(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [COMPILED, 'src/cli.ts', 'staff', ...args],
    { cwd: PROVIDER, env: { ...process.env, DATA_DIR: shopAddress().data } },
  );
  return stdout;
}
