/** What a registry says of apps that this version can't read: later ones wrote it. */
import { isAppName } from 'shared-contracts/app-names';
import { isOwnApp } from 'shared-contracts/own-apps';
import { appState } from 'shared-contracts/release';
import { z } from 'shared-contracts/schema';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is wrong with an app that is known here is never passed over: the file is corrupt then. */
const isReadable = (app: string, state: unknown) =>
  isOwnApp(app) || (isAppName(app) && z.safeParse(appState, state).success);

/**
 * Takes out of a registry's text what can't be read of apps that aren't known here, so that it
 * hinders nobody else's releases. It is written back as it was.
 * @param written the registry as it was parsed
 */
export function withoutUnread(written: unknown): {
  readable: unknown;
  unread: Record<string, unknown>;
} {
  if (!isRecord(written) || !isRecord(written.apps)) return { readable: written, unread: {} };
  const entries = Object.entries(written.apps);
  const of = (wanted: boolean) =>
    Object.fromEntries(entries.filter(([app, state]) => isReadable(app, state) === wanted));
  return { readable: { ...written, apps: of(true) }, unread: of(false) };
}
