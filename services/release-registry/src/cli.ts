/** `pnpm release`: what a team ships with. What only one command needs is loaded by that one. */
import { BadEnvironment } from 'server-kit/environment';
import { allowUnread } from 'server-kit/unread-output';
import type { AppName } from 'shared-contracts/release';
import { callersFolder } from './app-folder';
import { readCommand, USAGE, usageOf, WrongUsage, type Command } from './command-line';
import { readEnvironment, readRegistrySettings } from './environment';
import { ReleaseRefused } from './release-refused';
import { RegistryConflict, RegistryMissing } from './registry-file';
import { openStore } from './open-store';
import { RegistryUnreachable } from './postgres/registry-unreachable';
import type { Trust } from './signing/trust';
import type { ReleaseStore } from './store';
import { reachable, StoreUnreachable } from './store-unreachable';
import type { TelemetrySource } from './telemetry-source';

async function showStatus(
  store: ReleaseStore,
  told: TelemetrySource,
  trust: Trust | undefined,
): Promise<void> {
  const { alertLines, placeLines, serviceWorkerLines, statusLines } = await import('./status');
  const { keyListOf } = await import('./signing/signing-store');
  const { refusedLines } = await import('./signing/keys-command');
  const { registry } = store;
  const seen = await registry.read();
  console.log(`registry revision ${seen.revision}`);
  const telemetry = await told.read();
  for (const line of statusLines(seen, telemetry)) console.log(line);
  for (const line of [...serviceWorkerLines(seen), ...placeLines(seen)]) console.log(line);
  const { previewLines } = await import('./previews/preview-command');
  for (const line of previewLines(seen)) console.log(line);
  const { shadowLines } = await import('./shadows/shadow-lines');
  for (const line of shadowLines(seen, telemetry)) console.log(line);
  for (const [removed, versions] of Object.entries(seen.removing ?? {})) {
    console.log(
      `${removed}: ${versions.length} are being removed; pnpm release prune finishes that`,
    );
  }
  for (const line of alertLines(telemetry)) console.log(line);
  const list = keyListOf(seen, trust);
  if (!list) console.log('no keys: nothing is signed');
  for (const line of list ? await refusedLines(seen, store, list) : []) console.log(line);
}

async function showHistory(app: AppName | undefined, { registry }: ReleaseStore): Promise<void> {
  const { historyLines } = await import('./status');
  const { history } = await registry.read();
  const shown = app ? history.filter((event) => event.app === app) : history;
  for (const line of historyLines(shown)) console.log(line);
}

/** One line for programs; none where no commit is on record. */
async function showPublished(app: AppName, { registry }: ReleaseStore): Promise<void> {
  const { publishedCommit } = await import('./published-commit');
  const commit = publishedCommit((await registry.read()).history, app);
  if (commit !== null) console.log(commit);
}

/** `pnpm release migrate`: from the store's own registry into REGISTRY_URL. */
async function moveRegistry(location: string, force?: true): Promise<void> {
  const { REGISTRY_URL: url } = readRegistrySettings(process.env);
  if (url === undefined) {
    throw new BadEnvironment('REGISTRY_URL: is needed, the database that shall have the registry');
  }
  const { migrate } = await import('./postgres/migrate');
  const { openRegistryDatabase } = await import('./postgres/registry-database');
  const own = reachable(openStore(location, { ...process.env, REGISTRY_URL: undefined }));
  const database = openRegistryDatabase(url);
  for (const line of await migrate(database, own, force)) console.log(line);
  const documents = await import('./console/accounts/stored-document');
  const inStore = documents.documentInStore(location, process.env);
  if (await documents.moveDocument(inStore, documents.postgresDocument(database))) {
    console.log('it has the accounts of the console now, as they were in the store');
  }
}

async function run(command: Command): Promise<void> {
  const settings = readEnvironment();
  const { RELEASE_STORE, RELEASE_TRUST: trust, STATE_URL: stateUrl } = settings;
  const { signingStore } = await import('./signing/signing-store');
  const { ownKeys } = await import('./signing/own-keys');
  const opened = reachable(openStore(RELEASE_STORE));
  const { changedBy, personAt } = await import('./person');
  const told = async () => {
    const { openTelemetry } = await import('./telemetry-source');
    return openTelemetry({
      store: opened.root,
      stateUrl,
      name: 'pnpm release',
      warn: console.error,
    });
  };
  const { notedShadows } = await import('./shadows/noted-shadows');
  const signing = signingStore(opened, trust, () => ownKeys(process.env, RELEASE_STORE));
  const person = async () => settings.RELEASE_PERSON ?? personAt(callersFolder());
  const store = notedShadows(changedBy(signing, person), told);
  const { registry } = store;
  // The one app of a command that takes one.
  const [app] = command.apps as [AppName];
  switch (command.name) {
    case 'publish': {
      const said = {
        origins: settings.REMOTE_ORIGINS,
        tested: settings.RELEASE_TESTED,
        signed: settings.RELEASE_TRUST !== undefined,
      };
      if (command.with !== undefined) {
        return (await import('./sets/set-commands')).publishWith(command, store, said);
      }
      return (await import('./publish-command')).publish(command, store, said);
    }
    case 'check':
      return (await import('./publish-command')).check(command, store, settings.REMOTE_ORIGINS);
    case 'land':
      return (await import('./sets/set-commands')).land(command, store, settings.REMOTE_ORIGINS);
    case 'sets':
      return (await import('./sets/set-commands')).sets(store);
    case 'drop':
      return (await import('./sets/set-commands')).drop(command, store);
    case 'preview':
      return (await import('./previews/preview-command')).preview(command, store);
    case 'visit':
      return (await import('./visits/visit-command')).visit(
        ...([app, registry, await told(), settings.SHOP_ORIGIN] as const),
      );
    case 'promote':
      return (await import('./promote-command')).promote(
        ...([app, command, store, await told()] as const),
        settings.REMOTE_ORIGINS,
      );
    case 'abort':
      return (await import('./abort-command')).abort(app, command.reason, registry);
    case 'rollback':
      return (await import('./rollback-command')).rollBack(command, store);
    case 'service-worker':
      return (await import('./service-worker-command')).serviceWorker(command, store);
    case 'place':
      return (await import('./place-command')).place(command, store);
    case 'diff':
      return (await import('./diff/diff-command')).diff(command, store);
    case 'flag':
      return (await import('./flags/flag-command')).flag(command, store);
    case 'flags':
      return (await import('./flags/flag-command')).flags(store);
    case 'prune':
      return (await import('./pruning/prune-command')).pruneReleases(command, store);
    case 'migrate':
      return moveRegistry(RELEASE_STORE, command.force);
    case 'backup':
      console.log(
        await (await import('./registry-copy')).backUpRegistry(command.words?.[0] ?? '', opened),
      );
      return;
    case 'restore': {
      const { restoreRegistry } = await import('./registry-copy');
      const { words: [file = ''] = [], force = false } = command;
      console.log(await restoreRegistry(file, force, opened));
      return;
    }
    case 'status':
      return showStatus(store, await told(), trust);
    case 'history':
      return showHistory(app, store);
    case 'published':
      return showPublished(app, store);
  }
}

/** `pnpm release keys`, which has a command line of its own. */
async function runKeys(args: string[]): Promise<void> {
  const { readKeysCommand } = await import('./signing/keys-command-line');
  const command = readKeysCommand(args);
  const { RELEASE_STORE, RELEASE_TRUST: trust } = readEnvironment();
  const store = reachable(openStore(RELEASE_STORE));
  await (
    await import('./signing/keys-command')
  ).runKeys(command, {
    ...{ store, trust, environment: process.env, location: RELEASE_STORE },
    say: console.log,
  });
}

/** The message of a failure, and the code that the command ends with; the usage says them too. */
function endOf(error: unknown): { code: number; said: string } {
  if (error instanceof ReleaseRefused) {
    return { code: 1, said: `${error.message}\nnothing was changed` };
  }
  if (error instanceof WrongUsage || error instanceof BadEnvironment) {
    return { code: 2, said: `pnpm release: ${error.message}` };
  }
  if (
    error instanceof RegistryConflict ||
    error instanceof RegistryMissing ||
    error instanceof StoreUnreachable ||
    error instanceof RegistryUnreachable
  ) {
    return { code: 3, said: `pnpm release: ${error.message}` };
  }
  if (error instanceof Error && error.name === 'NotPromoted') {
    return { code: 4, said: error.message };
  }
  throw error;
}

/** `--help` of the command, or of one of its commands. */
async function showUsage(name: string | undefined): Promise<void> {
  const isKeys = name === 'keys';
  console.log(isKeys ? (await import('./signing/keys-command-line')).KEYS_USAGE : usageOf(name));
}

allowUnread();

try {
  const args = process.argv.slice(2);
  const [first, ...rest] = args;
  if (args.includes('--help')) await showUsage(args.find((each) => !each.startsWith('-')));
  else await (first === 'keys' ? runKeys(rest) : run(readCommand(args)));
} catch (error) {
  const { code, said } = endOf(error);
  // A mistake gets one line; no command at all gets the whole usage.
  console.error(process.argv.length > 2 ? said : USAGE);
  process.exitCode = code;
}
