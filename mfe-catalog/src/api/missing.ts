import { isApiError } from 'shared-contracts/errors';

/** True when the provider says that there is no such thing. */
export function saysMissing(error: unknown): boolean {
  return isApiError(error) && error.fault.kind === 'refused' && error.fault.status === 404;
}
