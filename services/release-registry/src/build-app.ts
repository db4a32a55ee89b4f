import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { AppName } from 'shared-contracts/release';
import { ReleaseRefused } from './release-refused';

export const ROOT = resolve(import.meta.dirname, '../../..');

/** Runs the app's bundler; a refusal contains the bundler's output. */
async function build(app: AppName, output: string, version: string | undefined): Promise<void> {
  const child = spawn(join(ROOT, app, 'node_modules/.bin/webpack'), ['build'], {
    cwd: join(ROOT, app),
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      BUILD_OUTPUT: output,
      ...(version === undefined ? {} : { RELEASE_VERSION: version }),
    },
  });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => said.push(part));
  const code = await new Promise<number | null>((done, fail) => {
    child.once('error', fail).once('close', done);
  });
  if (code === 0) return;
  console.error(Buffer.concat(said).toString('utf8').trimEnd());
  throw new ReleaseRefused([`${app} does not build`]);
}

/**
 * Builds apps from their present source, each into a folder of its own, so that no other build
 * changes it. It passes the folders on, and deletes them afterwards.
 * @param version the version of all of them; each package's own where none is given
 */
export async function withBuilds<Result>(
  apps: AppName[],
  version: string | undefined,
  work: (folders: string[]) => Promise<Result>,
): Promise<Result> {
  const outputs: string[] = [];
  try {
    for (const app of apps) {
      const output = await mkdtemp(join(tmpdir(), `${app}-`));
      outputs.push(output);
      await build(app, output, version);
    }
    return await work(outputs);
  } finally {
    await Promise.all(outputs.map((output) => rm(output, { recursive: true, force: true })));
  }
}
