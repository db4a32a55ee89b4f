import { isApiError } from './errors';

/** Statuses by which a provider says that it has no such call. */
const MISSING = [404, 405, 501];

/** True when a call failed because the provider doesn't have it. */
export function isMissingCall(error: unknown): boolean {
  return (
    isApiError(error) && error.fault.kind === 'refused' && MISSING.includes(error.fault.status)
  );
}
