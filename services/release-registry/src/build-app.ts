import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { AppName } from 'shared-contracts/release';
import { appFolder, IN_WORKSPACE } from './app-folder';
import type { KeptBuilds } from './kept-builds';
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

async function bundle(folder: string, output: string, version: string | undefined): Promise<void> {
  const env = {
    NODE_ENV: 'production',
    BUILD_OUTPUT: output,
    ...(version === undefined ? {} : { RELEASE_VERSION: version }),
  };
  await run(folder, { tool: 'webpack', args: ['build'], env, fault: 'does not build' });
}

/** The bundler removes types without reading them, so they are checked beside it, each time. */
async function withTypes(folder: string, bundled: Promise<string>): Promise<string> {
  const [built, typed] = await Promise.allSettled([
    bundled,
    run(folder, { tool: 'tsc', args: ['--noEmit'], fault: 'has type errors' }),
  ]);
  if (built.status === 'rejected') throw built.reason;
  if (typed.status === 'rejected') throw typed.reason;
  return built.value;
}

/** Where apps are, and how their builds are kept. */
type BuildPlace = {
  folderOf: (app: AppName) => string;
  /** Null where none is kept: outside of the workspace, whose cache it is. */
  kept: KeptBuilds | null;
};

async function ownPlace(): Promise<BuildPlace> {
  const kept = IN_WORKSPACE ? (await import('./kept-builds')).keptBuilds() : null;
  return { folderOf: appFolder, kept };
}

/**
 * Builds apps as they are now, with their types checked, each in a folder of its own, so that
 * nobody's `dist` changes under them, and hands the folders on. They are kept for a day or gone
 * afterwards.
 * @param version the version of all of them; each package's own where none is given
 * @throws ReleaseRefused where one does not build or has type errors
 */
export async function withBuilds<Result>(
  apps: AppName[],
  version: string | undefined,
  work: (folders: string[]) => Promise<Result>,
  place?: BuildPlace,
): Promise<Result> {
  const { folderOf, kept } = place ?? (await ownPlace());
  const folders = apps.map((app) => [app, folderOf(app)] as const);
  const outputs: string[] = [];
  const temporary: string[] = [];
  const built = async (app: AppName, folder: string) => {
    if (kept) return kept(app, folder, version, (output) => bundle(folder, output, version));
    const output = await mkdtemp(join(tmpdir(), `${app}-`));
    temporary.push(output);
    await bundle(folder, output, version);
    return output;
  };
  try {
    for (const [app, folder] of folders) {
      outputs.push(await withTypes(folder, built(app, folder)));
    }
    return await work(outputs);
  } finally {
    await Promise.all(temporary.map((output) => rm(output, { recursive: true, force: true })));
  }
}
