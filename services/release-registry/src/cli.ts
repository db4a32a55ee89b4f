import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { appName, type AppName } from 'shared-contracts/release';
import { z } from 'shared-contracts/schema';
import { readEnvironment } from './environment';
import type { Outcome } from './operations';
import { publishFolder, rollBackTo } from './publish';
import { ReleaseRefused } from './refused';
import { openRegistry, RegistryConflict, type RegistryFile } from './registry-file';

const ROOT = resolve(import.meta.dirname, '../../..');

const USAGE = `usage: pnpm release COMMAND
  publish APP… [--version V] [--built]  build that app alone and make it live (--built: as built)
  rollback APP [--to V]                 make the last known good, or V, live again
  status                                what is live`;

function appOf(name: string | undefined): AppName {
  const read = z.safeParse(appName, name);
  if (read.success) return read.data;
  throw new ReleaseRefused([`${name ?? 'nothing'} is no app of this shop`]);
}

function build(app: AppName, output: string, version: string | undefined): void {
  if (version !== undefined && !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)) {
    throw new ReleaseRefused([`${version} is not a version such as 1.2.0`]);
  }
  const { status } = spawnSync(join(ROOT, app, 'node_modules/.bin/webpack'), ['build'], {
    cwd: join(ROOT, app),
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      BUILD_OUTPUT: output,
      ...(version === undefined ? {} : { RELEASE_VERSION: version }),
    },
  });
  if (status !== 0) throw new ReleaseRefused([`${app} does not build`]);
}

/** Builds in a folder of its own, so that nobody's `dist` changes under them. */
async function publishAnew(
  app: AppName,
  version: string | undefined,
  store: string,
  file: RegistryFile,
): Promise<Outcome> {
  const output = await mkdtemp(join(tmpdir(), `${app}-`));
  try {
    build(app, output, version);
    return await publishFolder(output, store, file);
  } finally {
    await rm(output, { recursive: true, force: true });
  }
}

async function run(): Promise<void> {
  const { RELEASE_STORE: store } = readEnvironment();
  const file = openRegistry(store);
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      version: { type: 'string' },
      to: { type: 'string' },
      built: { type: 'boolean', default: false },
    },
  });
  const [command, ...names] = positionals;
  switch (command) {
    case 'publish': {
      for (const name of names.length > 0 ? names : [undefined]) {
        const app = appOf(name);
        const done = values.built
          ? await publishFolder(join(ROOT, app, 'dist'), store, file)
          : await publishAnew(app, values.version, store, file);
        console.log(
          done.changed
            ? `${app} ${done.version} is live (before: ${done.previous ?? 'none'})`
            : `${app} ${done.version} was live already`,
        );
      }
      return;
    }
    case 'rollback': {
      const done = await rollBackTo(appOf(names[0]), { to: values.to }, store, file);
      console.log(`${done.app} ${done.version} is live (before: ${done.previous ?? 'none'})`);
      return;
    }
    case 'status': {
      const { revision, apps } = await file.read();
      console.log(`registry revision ${revision}`);
      for (const [app, state] of Object.entries(apps)) {
        console.log(
          `${app.padEnd(18)} live ${state.live}  before ${state.lastKnownGood ?? 'none'}`,
        );
      }
      return;
    }
    case undefined:
    default:
      throw new ReleaseRefused([USAGE]);
  }
}

try {
  await run();
} catch (error) {
  if (!(error instanceof ReleaseRefused || error instanceof RegistryConflict)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
