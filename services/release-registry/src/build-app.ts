import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import type { AppName } from 'shared-contracts/release';
import { versionNow } from 'tooling/identity';
import { keptBuild } from 'tooling/production/kept-build';
import { fileFaults, readManifest } from './manifest';
import { ReleaseRefused } from './release-refused';

export const ROOT = resolve(import.meta.dirname, '../../..');

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

/** Where apps are built, and how their versions are known before. */
type BuildPlace = {
  /** The folder that has the apps. */
  root: string;
  versionOf: (folder: string, said: string | undefined) => string;
};

async function isWhole(folder: string): Promise<boolean> {
  try {
    return (await fileFaults(folder, await readManifest(folder))).length === 0;
  } catch {
    return false;
  }
}

/**
 * The folder of an app's build. It is kept by its version, which has the hash of its sources: what was
 * checked is not built once more to be previewed and published.
 */
async function bundle(place: BuildPlace, app: AppName, said: string | undefined): Promise<string> {
  const folder = join(place.root, app);
  const version = place.versionOf(folder, said);
  let isNew = false;
  const kept = () =>
    keptBuild(
      place.root,
      `release_${app}`,
      async (output) => {
        isNew = true;
        const env = {
          NODE_ENV: 'production',
          BUILD_OUTPUT: output,
          ...(said === undefined ? {} : { RELEASE_VERSION: said }),
        };
        await run(folder, { tool: 'webpack', args: ['build'], env, fault: 'does not build' });
        return [];
      },
      version,
    );
  const output = await kept();
  if (isNew || (await isWhole(output))) return output;
  await rm(output, { recursive: true, force: true });
  return kept();
}

/** The bundler removes types without reading them, so they are checked beside it, each time. */
async function build(place: BuildPlace, app: AppName, said: string | undefined): Promise<string> {
  const [bundled, typed] = await Promise.allSettled([
    bundle(place, app, said),
    run(join(place.root, app), { tool: 'tsc', args: ['--noEmit'], fault: 'has type errors' }),
  ]);
  if (bundled.status === 'rejected') throw bundled.reason;
  if (typed.status === 'rejected') throw typed.reason;
  return bundled.value;
}

/**
 * Builds apps as they are now, with their types checked, each in a folder of its own, so that
 * nobody's `dist` changes under them, and hands the folders on. A build is kept for a day: equal
 * sources of an equal version are built once.
 * @param version the version of all of them; each package's own where none is given
 * @throws ReleaseRefused where one does not build or has type errors
 */
export async function withBuilds<Result>(
  apps: AppName[],
  version: string | undefined,
  work: (folders: string[]) => Promise<Result>,
  place: BuildPlace = { root: ROOT, versionOf: versionNow },
): Promise<Result> {
  const outputs: string[] = [];
  for (const app of apps) outputs.push(await build(place, app, version));
  return work(outputs);
}
