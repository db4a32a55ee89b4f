import type { HostApi } from 'shared-contracts/door';

/** What a read needs of the host: the provider, and somebody who hears of a failure. */
export type Reader = Pick<HostApi, 'http' | 'report'>;

/**
 * Makes what hears of a failed read: it is only reported (specification, section 8), and the page
 * shows its empty state.
 * @param what what was to be loaded, as a word for the report
 */
export function reportFailure({ report }: Reader, what: string): (error: unknown) => void {
  return (error) => {
    report({ kind: 'error', message: String(error), part: what });
  };
}
