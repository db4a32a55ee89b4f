import type { Report, Toast } from 'shared-contracts/door';
import { isApiError, SOMETHING_WENT_WRONG } from 'shared-contracts/errors';

type Surroundings = { notify: (toast: Toast) => void; report: (report: Report) => void };

/** Whose script an error comes from: a remote's files lie under its name and version. */
function originOf(error: unknown): string {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return /\/(mfe-[a-z-]+)\/\d/.exec(stack)?.[1] ?? 'shell';
}

/**
 * What no boundary catches, such as an error in a click: it is reported, and a shopper who has just
 * done something is told that it went wrong. The part stays, and the browser's console has it.
 */
export function watchUncaught({ notify, report }: Surroundings): void {
  const tell = (error: unknown) => {
    const message = String(error);
    // An aborted call is no failure, and neither is an event without an error.
    if (error === undefined || error === null) return;
    if (isApiError(error) && error.fault.kind === 'aborted') return;
    report({ kind: 'error', message, part: `${originOf(error)}/uncaught` });
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
