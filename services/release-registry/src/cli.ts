/** `pnpm release`: what a team ships with. */
import { join, resolve } from 'node:path';
import { BadEnvironment } from 'server-kit/environment';
import type { AppName } from 'shared-contracts/release';
import { ROOT, withBuilds } from './build-app';
import { readCommand, USAGE, WrongUsage, type Command } from './command-line';
import { readEnvironment } from './environment';
import { readManifest } from './manifest';
import { abortCanary, promote, type Outcome } from './operations';
import { checkFolders, publishCanary, publishFolders, rollBackTo } from './publish';
import { ReleaseRefused } from './release-refused';
import { RegistryConflict, RegistryMissing } from './registry-file';
import { alertLines, historyLines, statusLines } from './status';
import { openStore } from './open-store';
import type { ReleaseStore } from './store';
import { readTelemetry } from './telemetry';
import { lostLine } from './verdict';

function tellLive({ app, version, previous, changed }: Outcome): void {
  console.log(
    changed
      ? `${app} ${version} is live (before: ${previous ?? 'none'})`
      : `${app} ${version} was live already`,
  );
}

/** The apps' folders as they were built, or built anew. */
async function withFolders<Result>(
  { apps, version, built, from }: Command,
  work: (folders: string[]) => Promise<Result>,
): Promise<Result> {
  if (from !== undefined) {
    const folder = resolve(process.env.INIT_CWD ?? '', from);
    const { app } = await readManifest(folder);
    if (app !== apps[0]) throw new ReleaseRefused([`${folder} holds a release of ${app}`]);
    return work([folder]);
  }
  if (built) return work(apps.map((app) => join(ROOT, app, 'dist')));
  return withBuilds(apps, version, work);
}

async function publish(command: Command, store: ReleaseStore): Promise<void> {
  const { canary } = command;
  await withFolders(command, async (folders) => {
    if (canary === undefined) {
      for (const outcome of await publishFolders(folders, store, console.log)) tellLive(outcome);
      return;
    }
    const [folder = ''] = folders;
    const { app, version, changed } = await publishCanary(folder, canary, store, console.log);
    const already = changed ? '' : ' already';
    console.log(`${app} ${version} is the canary of ${canary} % of the shoppers${already}`);
  });
}

async function check(command: Command, store: ReleaseStore): Promise<void> {
  await withFolders(command, async (folders) => {
    const { candidates, standing, lost, seen } = await checkFolders(folders, store);
    const others = standing.filter(({ manifest }) => !command.apps.includes(manifest.app));
    for (const { manifest } of candidates) {
      console.log(
        `${manifest.app} ${manifest.version} may go live: it fits ${others.length} releases of other apps`,
      );
    }
    for (const each of lost) {
      const { lastKnownGood } = seen.apps[each.app] ?? {};
      if (lastKnownGood === each.version) console.log(lostLine(each));
    }
  });
}

async function run(command: Command): Promise<void> {
  const store = openStore(readEnvironment().RELEASE_STORE);
  const { registry } = store;
  // The one app of a command that takes one.
  const [app] = command.apps as [AppName];
  switch (command.name) {
    case 'publish':
      return publish(command, store);
    case 'check':
      return check(command, store);
    case 'promote':
      return tellLive(await promote(app, registry));
    case 'abort': {
      const { previous, version } = await abortCanary(app, command.reason, registry);
      console.log(`${app} ${previous} is nobody's any more; ${version} is live for everybody`);
      return;
    }
    case 'rollback':
      return tellLive(await rollBackTo(app, command, store));
    case 'status': {
      const seen = await registry.read();
      console.log(`registry revision ${seen.revision}`);
      const telemetry = await readTelemetry(store.root);
      for (const line of statusLines(seen, telemetry)) console.log(line);
      for (const line of alertLines(telemetry)) console.log(line);
      return;
    }
    case 'history': {
      const { history } = await registry.read();
      const shown = app ? history.filter((event) => event.app === app) : history;
      for (const line of historyLines(shown)) console.log(line);
      return;
    }
  }
}

try {
  await run(readCommand(process.argv.slice(2)));
} catch (error) {
  if (error instanceof WrongUsage) {
    // A mistake gets one line; no command at all gets the whole usage.
    console.error(process.argv.length > 2 ? `pnpm release: ${error.message}` : USAGE);
    process.exitCode = 2;
  } else if (
    error instanceof ReleaseRefused ||
    error instanceof RegistryConflict ||
    error instanceof RegistryMissing ||
    error instanceof BadEnvironment
  ) {
    console.error(error.message);
    process.exitCode = 1;
  } else throw error;
}
