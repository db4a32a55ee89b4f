/** The apps of this repository. `apps.json` is their one list, which scripts read too. */
import type { AppName } from './app-names';
import apps from './apps.json';

export type OwnApp = keyof typeof apps;

/** In the order in which they are built and given ports. */
export const APP_NAMES = Object.keys(apps) as OwnApp[];
export const REMOTE_NAMES = APP_NAMES.filter((app) => app !== 'shell');

export const isOwnApp = (app: string): app is OwnApp => Object.hasOwn(apps, app);

/** The team of an app; an app of another repository goes by its own name. */
export const teamOf = (app: AppName): string => (isOwnApp(app) ? apps[app].team : app);

/** Sorts apps as they are listed here, and those of other repositories by name behind them. */
export function byApp(one: AppName, other: AppName): number {
  const place = (app: AppName) => (isOwnApp(app) ? APP_NAMES.indexOf(app) : APP_NAMES.length);
  return place(one) - place(other) || (one < other ? -1 : one > other ? 1 : 0);
}
