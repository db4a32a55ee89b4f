import type { HostApi } from 'shared-contracts/door';

/**
 * Makes the handler of a failed read, which only reports it (specification, section 8).
 * @param part the page that it belongs to
 */
export function reportFailure(host: HostApi, part: string): (error: unknown) => void {
  return (error) => {
    host.report({ kind: 'error', message: String(error), part });
  };
}
