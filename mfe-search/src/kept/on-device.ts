/** The kept catalogue of this browser, which the dialog, the search page and the line about it share. */
import type { HostApi } from 'shared-contracts/door';
import { faultOf } from 'shared-contracts/errors';
import { safeStorage } from 'shared-contracts/storage';
import { isFreeAndFast } from './connection';
import { createKeptCatalogue, type KeptCatalogue } from './kept-catalogue';
import { keptStore } from './kept-store';

/** What the shopper wants: who has removed it once is not given it again by itself. */
const KEY = 'kept-catalogue';
const REMOVED = 'removed';
const storage = safeStorage(() => window.localStorage);

const kept = new WeakMap<HostApi, KeptCatalogue>();

export function keptOnDevice(host: HostApi): KeptCatalogue {
  const known = kept.get(host) ?? createKeptCatalogue(keptStore());
  kept.set(host, known);
  return known;
}

/** Fetches it because the shopper asks. @throws ApiError @returns false where this device can't hold it */
export function keepAsked(host: HostApi): Promise<boolean> {
  storage.remove(KEY);
  return keptOnDevice(host).keep(host.http);
}

export async function removeAsked(host: HostApi): Promise<void> {
  storage.write(KEY, REMOVED);
  await keptOnDevice(host).forget();
}

/**
 * Brings it up to date, or fetches it where that costs the shopper nothing; never fails.
 * @returns whether this device holds it now
 */
export async function keepByItself(host: HostApi): Promise<boolean> {
  const catalogue = keptOnDevice(host);
  const state = await catalogue.state(host.http);
  if (state.kind === 'kept') {
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
