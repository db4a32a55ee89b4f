import { isApiError } from './errors';

/** Whether the browser itself says that it has no network; false on a server. */
export function browserOffline(): boolean {
  return typeof navigator !== 'undefined' && 'onLine' in navigator && !navigator.onLine;
}

/**
 * Whether a call failed because the shopper's own network is away, and not because the provider
 * is: the host says so of the failure; of an older shell, which doesn't, the browser's word is
 * taken.
 */
export function networkAway(error: unknown): boolean {
  if (!isApiError(error) || error.fault.kind !== 'offline') return false;
  return error.fault.network === 'away' || browserOffline();
}
