/** The store as a team's command sees it: what it puts there is signed. */
import { isDeepStrictEqual } from 'node:util';
import type { AppName, Registry } from 'shared-contracts/release';
import { readManifestFile } from '../manifest';
import { withNewEvents } from '../new-events';
import { ReleaseRefused } from '../release-refused';
import type { ReleaseStore } from '../store';
import { candidateOf } from '../stored-release';
import type { SigningKey } from './ed25519';
import { KeysRefused, readKeyList, type KeyList } from './key-list';
import { pointerFault, signPointer } from './pointer';
import { signRelease } from './release-signature';
import type { Trust } from './trust';
import { judgeRelease } from './judge-release';

/**
 * The list of keys that a store's registry holds.
 * @param trust whose list is believed; where it is not said, whoever has signed the list
 * @returns null where nothing is signed in this store, and nobody says that it must be
 * @throws ReleaseRefused where the list can't be believed
 */
export function keyListOf({ keys }: Registry, trust: Trust | undefined): KeyList | null {
  if (!keys && !trust) return null;
  try {
    return readKeyList(keys, trust ?? { owners: [keys?.by ?? ''], serial: 0 });
  } catch (error) {
    if (!(error instanceof KeysRefused)) throw error;
    throw new ReleaseRefused([`${error.message}: an owner adds one by pnpm release keys add`]);
  }
}

/** One of the keys here that may release an app. @throws ReleaseRefused where there is none */
function signerOf(app: AppName, { keys }: KeyList, own: SigningKey[]): SigningKey {
  const may = keys.filter(({ state, apps }) => state === 'active' && apps.includes(app));
  const signer = own.find(({ publicKey }) => may.some(({ key }) => key === publicKey));
  if (signer) return signer;
  const names = may.map(({ name }) => name).join(', ') || 'no key yet';
  throw new ReleaseRefused([
    `no key is here that may release ${app} (${names}): RELEASE_KEY, RELEASE_KEY_FILE, or pnpm release keys make`,
  ]);
}

/**
 * Nothing is built on what nobody has signed: a key would vouch for whatever somebody has written.
 * @throws ReleaseRefused where an app's releases are given without its team's signature
 */
function refuseUnsigned(app: AppName, { apps }: Registry, list: KeyList): void {
  const state = apps[app];
  const fault = state ? pointerFault(app, state, list) : null;
  if (fault === null) return;
  const revoked = list.keys.find(
    ({ key, state: now }) => now === 'revoked' && key === state?.pointer?.key,
  );
  const accepts = `pnpm release keys sign-stored ${app}`;
  throw new ReleaseRefused([
    `${app}: ${fault}`,
    revoked
      ? `next: build and publish again what is live (${state?.live}), or, where you know that what is there is yours: ${accepts} --revoked ${revoked.name}`
      : `next: see pnpm release status and history; ${accepts} accepts it as it is`,
  ]);
}

/**
 * Signs which releases apps give, where that is no longer what is signed.
 * @param anew also where it is
 * @throws ReleaseRefused where no key is here that may
 */
export async function withPointers(
  apps: Registry['apps'],
  changed: AppName[],
  list: KeyList,
  own: () => Promise<SigningKey[]>,
  anew = false,
): Promise<Registry['apps']> {
  const signed = { ...apps };
  for (const app of changed) {
    const state = apps[app];
    if (!state || (!anew && pointerFault(app, state, list) === null)) continue;
    const count = (state.pointer?.count ?? 0) + 1;
    signed[app] = {
      ...state,
      pointer: signPointer(app, state, count, signerOf(app, list, await own())),
    };
  }
  return signed;
}

/**
 * What an app gives, where its live release was published again after the key that had said so was
 * revoked: the same is signed anew, without what is beside it and no valid key has signed.
 * @throws ReleaseRefused where no key is here that may
 */
async function withLiveAnew(
  app: AppName,
  version: string,
  { apps }: Registry,
  list: KeyList,
  { store, own }: { store: ReleaseStore; own: () => Promise<SigningKey[]> },
): Promise<Registry['apps']> {
  const state = apps[app];
  const isRevoked = list.keys.some(
    (each) => each.state === 'revoked' && each.key === state?.pointer?.key,
  );
  if (!state || state.live !== version || !isRevoked) return apps;
  const isValid = async (named: string) =>
    (await judgeRelease(store, app, named, list)).manifest !== null;
  const { canary, lastKnownGood } = state;
  const kept = {
    canary: canary && (await isValid(canary.version)) ? canary : null,
    lastKnownGood: lastKnownGood && (await isValid(lastKnownGood)) ? lastKnownGood : null,
  };
  const named = [version, kept.canary?.version, kept.lastKnownGood];
  const releases = Object.fromEntries(
    Object.entries(state.releases).filter(([each]) => named.includes(each)),
  );
  return withPointers({ ...apps, [app]: { ...state, ...kept, releases } }, [app], list, own);
}

/**
 * Wraps a store for the team's command.
 * @param trust whose list of keys is believed, where that is said
 * @param own the private keys that are here, read where something is to be signed
 */
export function signingStore(
  store: ReleaseStore,
  trust: Trust | undefined,
  own: () => Promise<SigningKey[]>,
): ReleaseStore {
  const listNow = async () => keyListOf(await store.registry.read(), trust);
  return {
    ...store,
    registry: {
      read: () => store.registry.read(),
      begin: () => store.registry.begin(),
      async replace(seen, next) {
        const list = keyListOf(seen, trust);
        if (!list) return store.registry.replace(seen, next);
        const named = Object.keys({ ...seen.apps, ...next.apps }) as AppName[];
        const changed = named.filter((app) => !isDeepStrictEqual(seen.apps[app], next.apps[app]));
        for (const app of changed) refuseUnsigned(app, seen, list);
        const apps = await withPointers(next.apps, changed, list, own);
        const keyOf = (app: string): string | undefined => {
          const { pointer } = apps[app as AppName] ?? {};
          const isNew = pointer !== seen.apps[app as AppName]?.pointer;
          return isNew ? list.keys.find(({ key }) => key === pointer?.key)?.name : undefined;
        };
        const signed = withNewEvents(seen, next, ({ app }) => {
          const key = keyOf(app);
          return key === undefined ? {} : { key };
        });
        return store.registry.replace(seen, { ...signed, apps });
      },
    },
    async put(folder, app, version) {
      const list = await listNow();
      const signer = list && signerOf(app, list, await own());
      await store.put(folder, app, version);
      if (!signer) return;
      // What lies there of this version may be another's: only what was built here is signed.
      const { content } = await readManifestFile(folder);
      const kept = await store.folderOf(app, version);
      const stored = kept === null ? null : await readManifestFile(kept);
      if (!stored?.content.equals(content)) {
        throw new ReleaseRefused([
          `another ${app} ${version} is in the store already`,
          'release.json is not the same',
        ]);
      }
      if ((await judgeRelease(store, app, version, list)).manifest) return;
      await store.sign(app, version, signRelease(app, version, content, signer));
      // Servers that have refused it look again where the registry has changed.
      const seen = await store.registry.read();
      if (!seen.apps[app]?.releases[version]) return;
      const apps = await withLiveAnew(app, version, seen, list, { store, own });
      await store.registry.replace(seen, { ...seen, apps });
    },
    async whyUntrusted(app, version) {
      const list = await listNow();
      return list && (await judgeRelease(store, app, version, list)).reason;
    },
  };
}

/**
 * Signs a release as the store holds it, which is what the registry says: where releases were
 * published before there were keys, or by a key that is revoked.
 * @throws ReleaseRefused where it is not, or no key is here that may
 */
export async function signStored(
  app: AppName,
  version: string,
  {
    store,
    seen,
    list,
    own,
    anew = false,
  }: { store: ReleaseStore; seen: Registry; list: KeyList; own: SigningKey[]; anew?: boolean },
): Promise<boolean> {
  if (!anew && (await judgeRelease(store, app, version, list)).manifest) return false;
  const signer = signerOf(app, list, own);
  const folder = await store.folderOf(app, version);
  if (folder === null) throw new ReleaseRefused([`${app} has no release ${version}`]);
  const { manifest } = await candidateOf(folder);
  if (!isDeepStrictEqual(manifest, seen.apps[app]?.releases[version]?.manifest)) {
    throw new ReleaseRefused([`${app} ${version} is not what the registry says of it`]);
  }
  const { content } = await readManifestFile(folder);
  await store.sign(app, version, signRelease(app, version, content, signer));
  return true;
}
