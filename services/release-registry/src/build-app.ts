import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { AppName } from 'shared-contracts/release';
import { appFolder } from './app-folder';
import { ReleaseRefused } from './release-refused';

type Step = { tool: string; args: string[]; env?: NodeJS.ProcessEnv; fault: string };

/** Runs one of an app's own tools; what it has to say about a failure comes with the refusal. */
async function run(cwd: string, { tool, args, env, fault }: Step): Promise<void> {
  const child = spawn(join(cwd, 'node_modules/.bin', tool), args, {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => said.push(part));
  const code = await new Promise<number | null>((done, fail) => {
    child.once('error', fail).once('close', done);
  });
  if (code === 0) return;
  console.error(Buffer.concat(said).toString('utf8').trimEnd());
  throw new ReleaseRefused([`${basename(cwd)} ${fault}`]);
}

/** The bundler removes types without reading them, so they are checked beside it. */
async function build(folder: string, output: string, version: string | undefined): Promise<void> {
  const env = {
    NODE_ENV: 'production',
    BUILD_OUTPUT: output,
    ...(version === undefined ? {} : { RELEASE_VERSION: version }),
  };
  const steps: Step[] = [
    { tool: 'webpack', args: ['build'], env, fault: 'does not build' },
    { tool: 'tsc', args: ['--noEmit'], fault: 'has type errors' },
  ];
  const done = await Promise.allSettled(steps.map((step) => run(folder, step)));
  for (const each of done) if (each.status === 'rejected') throw each.reason;
}

/**
 * Builds apps as they are now, with their types checked, each in a folder of its own, so that
 * nobody's `dist` changes under them, and hands the folders on; they are gone afterwards.
 * @param version the version of all of them; each package's own where none is given
 * @param folderOf where an app is
 * @throws ReleaseRefused where one does not build or has type errors
 */
export async function withBuilds<Result>(
  apps: AppName[],
  version: string | undefined,
  work: (folders: string[]) => Promise<Result>,
  folderOf: (app: AppName) => string = appFolder,
): Promise<Result> {
  const folders = apps.map((app) => folderOf(app));
  const outputs: string[] = [];
  try {
    for (const [at, app] of apps.entries()) {
      const output = await mkdtemp(join(tmpdir(), `${app}-`));
      outputs.push(output);
      await build(folders[at] ?? '', output, version);
    }
    return await work(outputs);
  } finally {
    await Promise.all(outputs.map((output) => rm(output, { recursive: true, force: true })));
  }
}
