/** The offline catalogue of this browser, which the dialog, the search page and the line about it share. */
import type { HostApi } from 'shared-contracts/door';
import { faultOf } from 'shared-contracts/errors';
import { safeStorage } from 'shared-contracts/storage';
import { isFreeAndFast } from './connection';
import { createOfflineCatalogue, type OfflineCatalogue } from './offline-catalogue';
import { offlineStore } from './offline-store';

/** What the shopper wants: who has removed it once is not given it again by itself. */
const KEY = 'offline-catalogue';
const REMOVED = 'removed';
const storage = safeStorage(() => window.localStorage);

const catalogues = new WeakMap<HostApi, OfflineCatalogue>();

export function offlineOnDevice(host: HostApi): OfflineCatalogue {
  const known = catalogues.get(host) ?? createOfflineCatalogue(offlineStore());
  catalogues.set(host, known);
  return known;
}

/** Fetches it because the shopper asks. @throws ApiError @returns false where this device can't hold it */
export function keepAsked(host: HostApi): Promise<boolean> {
  storage.remove(KEY);
  return offlineOnDevice(host).keep(host.http);
}

export async function removeAsked(host: HostApi): Promise<void> {
  storage.write(KEY, REMOVED);
  await offlineOnDevice(host).forget();
}

/**
 * Brings it up to date, or fetches it where that costs the shopper nothing; never fails.
 * @returns whether this device holds it now
 */
export async function keepByItself(host: HostApi): Promise<boolean> {
  const catalogue = offlineOnDevice(host);
  const state = await catalogue.state(host.http);
  if (state.kind === 'held') {
    await catalogue.freshen(host.http);
    return true;
  }
  if (state.kind !== 'offered' || !isFreeAndFast() || storage.read(KEY) === REMOVED) return false;
  try {
    return await catalogue.keep(host.http);
  } catch (error) {
    faultOf(error);
    return false;
  }
}
