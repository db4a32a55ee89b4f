import type { AppName } from 'shared-contracts/app-names';
import { APP_NAMES, byApp } from 'shared-contracts/own-apps';
import type { Registry } from 'shared-contracts/release';

/** The apps of this repository, and behind them those of others that the registry names. */
export function shownApps({ apps }: Pick<Registry, 'apps'>): AppName[] {
  const named = Object.keys(apps) as AppName[];
  return [...new Set<AppName>([...APP_NAMES, ...named])].sort(byApp);
}
