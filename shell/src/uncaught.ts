import type { Report, Toast } from 'shared-contracts/door';
import { isApiError, SOMETHING_WENT_WRONG } from 'shared-contracts/errors';
import { stackOf } from './reports/stack';

type Surroundings = { notify: (toast: Toast) => void; report: (report: Report) => void };

/**
 * The remote whose script an error comes from; the URLs of a remote's files contain its name and
 * version.
 */
function originOf(error: unknown): string {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return /\/(mfe-[a-z-]+)\/\d/.exec(stack)?.[1] ?? 'shell';
}

/**
 * Handles errors that no boundary catches, such as an error in a click: each is reported, and a
 * shopper who has just done something sees a message. The part stays, and the error is in the
 * browser's console.
 */
export function watchUncaught({ notify, report }: Surroundings): void {
  const tell = (error: unknown) => {
    const message = String(error);
    // An aborted call is no failure, nor is an event without an error.
    if (error === undefined || error === null) return;
    if (isApiError(error) && error.fault.kind === 'aborted') return;
    report({ kind: 'error', message, part: `${originOf(error)}/uncaught`, ...stackOf(error) });
    if (navigator.userActivation?.isActive ?? true) {
      notify({ tone: 'danger', text: SOMETHING_WENT_WRONG });
    }
  };
  window.addEventListener('error', (event) => {
    tell(event.error);
  });
  window.addEventListener('unhandledrejection', (event) => {
    tell(event.reason);
  });
}
