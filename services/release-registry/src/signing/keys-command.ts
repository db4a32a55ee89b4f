/** What `pnpm release keys` does, and what it says of it. */
import type { Environment } from 'server-kit/environment';
import type { AppName, Registry } from 'shared-contracts/release';
import { againstNewest } from '../against-newest';
import { ReleaseRefused } from '../release-refused';
import type { ReleaseStore } from '../store';
import { NO_KEYS, withKey, withRevoked, withRotated } from './key-changes';
import { signKeyList, type KeyList, type ListedKey } from './key-list';
import type { KeysCommand } from './keys-command-line';
import { makeKey, ownerKey, ownKeys } from './own-keys';
import { pointerFault } from './pointer';
import { readSignature } from './release-signature';
import { keyListOf, signStored, withPointers } from './signing-store';
import { keyText, type Trust } from './trust';
import { judgeRelease } from './judge-release';

/** How many releases of each app a retired key's word stays valid for, beside those of the registry. */
const REMEMBERED = 20;

export type KeysContext = {
  store: ReleaseStore;
  environment: Environment;
  /** Of the store: `RELEASE_STORE`. */
  location: string;
  /** Hears what was done, line by line. */
  say: (line: string) => void;
  /** Whose list is believed; else whoever has signed it. */
  trust: Trust | undefined;
};

/** Changes the list as an owner, and lets every server read it. */
async function change(
  { store, environment, trust, location }: KeysContext,
  make: (list: KeyList, seen: Registry) => KeyList | Promise<KeyList>,
): Promise<void> {
  const owner = await ownerKey(environment, location);
  if (trust && !trust.owners.includes(owner.publicKey)) {
    throw new ReleaseRefused(['the owner key here is none that RELEASE_TRUST names']);
  }
  await againstNewest(async () => {
    const seen = await store.registry.read();
    const list = seen.keys ? keyListOf(seen, trust) : NO_KEYS;
    if (!trust && seen.keys && seen.keys.by !== owner.publicKey) {
      throw new ReleaseRefused([
        'another owner has signed the list: say in RELEASE_TRUST that both may',
      ]);
    }
    const keys = signKeyList(await make(list ?? NO_KEYS, seen), owner);
    await store.registry.replace(seen, { ...seen, keys });
  });
}

/** The versions of an app that the registry names, and the newest that its history does. */
function versionsOf({ apps, history }: Registry, app: AppName): string[] {
  const before = history.flatMap((event) => (event.app === app ? [event.version] : []));
  const named = Object.keys(apps[app]?.releases ?? {});
  return [...new Set([...named, ...before.toReversed()])].slice(0, REMEMBERED + named.length);
}

/** What a key has signed, and what is valid. */
async function signaturesOf(
  { key, apps }: ListedKey,
  list: KeyList,
  seen: Registry,
  store: ReleaseStore,
): Promise<string[]> {
  const found: string[] = [];
  for (const app of apps) {
    const { pointer } = seen.apps[app] ?? {};
    if (pointer?.key === key) found.push(pointer.signature);
    for (const version of versionsOf(seen, app)) {
      const folder = await store.folderOf(app, version);
      const signed = folder === null ? null : await readSignature(folder);
      if (signed?.key !== key) continue;
      if ((await judgeRelease(store, app, version, list)).manifest) found.push(signed.signature);
    }
  }
  return found;
}

/** What no server takes now, in one line each. */
export async function refusedLines(
  seen: Registry,
  store: ReleaseStore,
  list: KeyList,
): Promise<string[]> {
  const lines: string[] = [];
  for (const [name, state] of Object.entries(seen.apps)) {
    const app = name as AppName;
    const fault = pointerFault(app, state, list);
    if (fault !== null) lines.push(`ALERT ${app}: ${fault}`);
    for (const version of Object.keys(state.releases)) {
      const { reason } = await judgeRelease(store, app, version, list);
      if (reason !== null) lines.push(`ALERT ${app} ${version} is refused: ${reason}`);
    }
  }
  return lines;
}

function lineOf({ name, key, apps, state, ended, reason, signatures }: ListedKey): string {
  const since = ended === undefined ? '' : ` since ${ended.slice(0, 10)}`;
  const kept = signatures === undefined ? '' : `, ${signatures.length} signatures stay valid`;
  const why = reason === undefined ? '' : ` (${reason})`;
  return `${name.padEnd(20)} ${state.padEnd(8)} ${keyText(key)} ${apps.join(' ')}${since}${kept}${why}`;
}

/**
 * What a revoked key has signed may be of whoever has that key.
 * @param accepted the revoked key whose word is taken all the same
 * @throws ReleaseRefused where there is any of another
 */
async function refuseRevoked(
  apps: AppName[],
  { keys }: KeyList,
  seen: Registry,
  { store }: KeysContext,
  accepted: string | undefined,
): Promise<void> {
  const revokedOf = (key: string | undefined) =>
    keys.find((each) => each.key === key && each.state === 'revoked' && each.name !== accepted);
  const lines: string[] = [];
  const names = new Set<string>();
  const refuse = (what: string, key: string | undefined) => {
    const revoked = revokedOf(key);
    if (!revoked) return;
    names.add(revoked.name);
    const why = revoked.reason === undefined ? '' : ` (${revoked.reason})`;
    lines.push(`${what}: it is signed by ${revoked.name}, which is revoked${why}`);
  };
  for (const app of apps) {
    const state = seen.apps[app];
    refuse(`which releases of ${app} are given`, state?.pointer?.key);
    for (const version of Object.keys(state?.releases ?? {})) {
      const folder = await store.folderOf(app, version);
      const signed = folder === null ? null : await readSignature(folder);
      refuse(`${app} ${version}`, signed?.key);
    }
  }
  if (lines.length === 0) return;
  const next = [...names].map(
    (name) =>
      `next: build what is live again and publish it, or, where you know that all of this is yours: pnpm release keys sign-stored ${apps.join(' ')} --revoked ${name}`,
  );
  throw new ReleaseRefused([...lines, ...next]);
}

async function signAll(
  { apps: asked, anew, revoked }: Extract<KeysCommand, { name: 'sign-stored' }>,
  context: KeysContext,
): Promise<void> {
  const { store, environment, trust, location, say } = context;
  const seen = await store.registry.read();
  const apps = asked.length > 0 ? asked : (Object.keys(seen.apps) as AppName[]);
  const list = keyListOf(seen, trust);
  if (!list) throw new ReleaseRefused(['there is no list of keys: pnpm release keys add']);
  await refuseRevoked(apps, list, seen, context, revoked);
  const own = await ownKeys(environment, location);
  let fresh = 0;
  for (const app of apps) {
    for (const version of Object.keys(seen.apps[app]?.releases ?? {})) {
      if (!(await signStored(app, version, { store, seen, list, own, anew }))) continue;
      fresh += 1;
      say(`signed ${app} ${version}`);
    }
  }
  await againstNewest(async () => {
    const now = await store.registry.read();
    const signed = await withPointers(now.apps, apps, list, () => Promise.resolve(own), anew);
    // Servers look again where the registry has changed.
    if (fresh > 0 || apps.some((app) => signed[app] !== now.apps[app])) {
      await store.registry.replace(now, { ...now, apps: signed });
    }
  });
  say(fresh === 0 ? 'everything is signed already' : `${fresh} signed`);
}

/** Does what the command says. @throws ReleaseRefused, RegistryConflict */
export async function runKeys(command: KeysCommand, context: KeysContext): Promise<void> {
  const { store, environment, trust, say } = context;
  switch (command.name) {
    case 'make': {
      const { file, key } = await makeKey(command.key, environment);
      say(`made ${file}: keep it secret`);
      say(
        command.key === null
          ? `settings of every server: RELEASE_TRUST=${keyText(key.publicKey)}`
          : `for an owner: pnpm release keys add ${keyText(key.publicKey)} ${command.key} APP...`,
      );
      return;
    }
    case 'list': {
      const list = keyListOf(await store.registry.read(), trust);
      say(list ? `list number ${list.serial}` : 'no keys: nothing is signed');
      for (const key of list?.keys ?? []) say(lineOf(key));
      return;
    }
    case 'add': {
      const { key, publicKey, apps } = command;
      await change(context, (list) => withKey(list, key, publicKey, apps));
      say(`${key} may release ${apps.join(', ')}`);
      return;
    }
    case 'rotate': {
      const { key, to, newName } = command;
      await change(context, async (list, seen) => {
        const old = list.keys.find(({ name }) => name === key);
        const signatures = old ? await signaturesOf(old, list, seen, store) : [];
        return withRotated(list, key, { key: to, name: newName }, signatures);
      });
      say(`${newName} takes the place of ${key}; what ${key} has signed so far stays valid`);
      return;
    }
    case 'revoke': {
      await change(context, (list) => withRevoked(list, command.key, command.reason));
      say(`${command.key} is revoked: nothing that it has signed is valid any more`);
      const seen = await store.registry.read();
      const list = keyListOf(seen, trust);
      for (const line of list ? await refusedLines(seen, store, list) : []) say(line);
      return;
    }
    case 'sign-stored':
      return signAll(command, context);
  }
}
