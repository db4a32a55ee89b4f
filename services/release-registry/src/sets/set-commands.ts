/** What `pnpm release` does with change sets, and what it says of them. */
import type { Command } from '../command-line';
import { sourceToPublish, tellScope, withFolders, type Said } from '../publish-command';
import type { ReleaseStore } from '../store';
import { tellLive } from '../tell-live';
import { dropSet, everySet, landSet, waitWith } from './change-sets';
import { waitingIn } from './change-set';

function tellNext(name: string, missing: string[]): void {
  if (missing.length === 0)
    console.log(`${name} fits what is live; next: pnpm release land ${name}`);
  else {
    console.log(`${name} does not fit what is live yet:`);
    for (const reason of missing) console.log(`  - ${reason}`);
    console.log(`next: pnpm release publish APP --with ${name}, of the app that misses`);
  }
}

/**
 * Puts what the command names into the store, where it waits for the others of its set.
 * @throws ReleaseRefused, RegistryConflict
 */
export async function publishWith(
  command: Command,
  store: ReleaseStore,
  said: Said = {},
): Promise<void> {
  const { with: name = '' } = command;
  const source = await sourceToPublish(command, said);
  await withFolders(command, async (folders) => {
    const { candidates, missing } = await waitWith(folders, name, store, source);
    tellScope(command, source);
    for (const { manifest } of candidates) {
      console.log(`${manifest.app} ${manifest.version} waits as ${name}: nobody gets it yet`);
    }
    tellNext(name, missing);
  });
}

/**
 * Makes a set live.
 * @param origins what REMOTE_ORIGINS says here
 * @throws ReleaseRefused, RegistryConflict
 */
export async function land(
  { words: [name = ''] = [] }: Command,
  store: ReleaseStore,
  origins?: string[],
) {
  const outcomes = await landSet(name, store, console.log, origins);
  for (const outcome of outcomes) tellLive(outcome);
  console.log(`${name} is live as one change, for everybody at the next page load`);
  const apps = outcomes.map(({ app }) => app).join(' ');
  console.log(`back again, together: pnpm release rollback ${apps}`);
}

/** Forgets a set. @throws ReleaseRefused, RegistryConflict */
export async function drop({ words: [name = ''] = [] }: Command, store: ReleaseStore) {
  const set = await dropSet(name, store);
  const waited = waitingIn(set).map(({ app, version }) => `${app} ${version}`);
  console.log(`${name} is forgotten: ${waited.join(', ')}; what is live stays`);
}

/** Says which sets wait, since when and by whom, and what each misses. */
export async function sets(store: ReleaseStore): Promise<void> {
  const every = await everySet(store);
  if (every.length === 0) console.log('nothing waits');
  for (const { name, set, missing } of every) {
    for (const { app, version, at, author } of waitingIn(set)) {
      const by = author === undefined ? '' : ` by ${author}`;
      console.log(
        `${name.padEnd(20)} ${app.padEnd(18)} ${version.padEnd(20)} since ${at.slice(0, 16).replace('T', ' ')}${by}`,
      );
    }
    tellNext(name, missing);
  }
}
