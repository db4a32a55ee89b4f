/** What each live release needs of the others, read from their contracts. */
import type { AppName } from 'shared-contracts/app-names';
import { byApp } from 'shared-contracts/own-apps';
import type { Registry } from 'shared-contracts/release';
import type { ReleaseContract } from '../contract/release-contract';
import { ReleaseRefused } from '../release-refused';
import type { ReleaseStore } from '../store';
import { storedContract } from '../stored-release';
import { shownApps } from './shown-apps';

type Kind = 'pages' | 'slots' | 'facts' | 'host calls' | 'libraries' | 'provider calls';

/** One app needs something of another, or of the provider. */
export type Need = { by: AppName; of: AppName | 'provider'; kind: Kind; names: string[] };

type Contracts = ReadonlyMap<AppName, ReleaseContract>;

const shared = (left: string[], right: string[]) => left.filter((name) => right.includes(name));

/** What one app needs of one other. */
function between(by: ReleaseContract, of: ReleaseContract): [Kind, string[]][] {
  const ofShell = of.shell !== undefined;
  return [
    ['pages', by.shell?.pages[of.app] ?? []],
    ['slots', shared(Object.keys(by.slots), Object.keys(of.fragments))],
    ['facts', shared(Object.keys(by.hears), Object.keys(of.tells))],
    ['host calls', ofShell ? by.host : []],
    ['libraries', ofShell ? Object.keys(by.libraries) : []],
  ];
}

/** All needs, by the order of the apps. */
export function needsOf(contracts: Contracts): Need[] {
  const apps = [...contracts].sort(([one], [other]) => byApp(one, other));
  return apps.flatMap(([by, own]) => {
    const needs = apps.flatMap(([of, other]): Need[] => {
      const kinds = by === of ? [] : between(own, other);
      return kinds.map(([kind, names]) => ({ by, of, kind, names }));
    });
    const calls = Object.values(own.calls);
    return [
      ...needs,
      { by, of: 'provider' as const, kind: 'provider calls' as const, names: calls },
    ]
      .map((need) => ({ ...need, names: [...new Set(need.names)].sort() }))
      .filter(({ names }) => names.length > 0);
  });
}

/** The contracts of what is live; an app whose release has none, or a corrupt one, is left out. */
export async function liveContracts(registry: Registry, store: ReleaseStore): Promise<Contracts> {
  const contracts = new Map<AppName, ReleaseContract>();
  for (const app of shownApps(registry)) {
    const state = registry.apps[app];
    const manifest = state?.releases[state.live]?.manifest;
    if (!manifest) continue;
    const party = await storedContract(store, manifest).catch((error: unknown) => {
      if (error instanceof ReleaseRefused) return null;
      throw error;
    });
    if (party) contracts.set(app, party.contract);
  }
  return contracts;
}
