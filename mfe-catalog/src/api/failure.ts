import { faultOf, type ApiFault } from 'shared-contracts/errors';

/**
 * Takes what a call has thrown. A failure is only logged (specification, section 8), and the page
 * shows its empty state; a caller who gave up, and a bug, are thrown on.
 * @param what what was to be loaded, for the log
 */
export function logFailure(what: string, error: unknown): ApiFault {
  const fault = faultOf(error);
  if (fault.kind === 'aborted') throw error;
  console.error(`${what} could not be loaded:`, error);
  return fault;
}
