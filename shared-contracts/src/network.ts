import { isApiError } from './errors';

/** Whether the browser itself says that it has no network; false on a server. */
export function browserOffline(): boolean {
  return typeof navigator !== 'undefined' && 'onLine' in navigator && !navigator.onLine;
}

/**
 * Whether a call failed because the shopper's own network is down, and not because the provider is.
 * The host marks such a failure; an older shell doesn't, and then the browser's `onLine` decides.
 */
export function networkDown(error: unknown): boolean {
  if (!isApiError(error) || error.fault.kind !== 'offline') return false;
  return error.fault.network === 'away' || browserOffline();
}
