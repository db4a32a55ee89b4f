import type { HostApi } from './door';
import { isApiError, messageOf } from './errors';

/** What a form shows of a failure: the message for the shopper, and the fault of each field. */
export type Refusal = { message: string; fields: Record<string, string> };

/** Reads what a call threw; null where its caller aborted it, so that there is nothing to show. */
function refusalOf(error: unknown): Refusal | null {
  const fault = isApiError(error) ? error.fault : null;
  if (fault?.kind === 'aborted') return null;
  return { message: messageOf(error), fields: fault?.kind === 'refused' ? fault.fields : {} };
}

/**
 * Reads what a form's call threw; only the form says it. No boundary catches a bug in an event's
 * handler: it is reported here, and the form stays usable.
 */
export function readRefusals(host: Pick<HostApi, 'report'>): (error: unknown) => Refusal | null {
  return (error) => {
    const refusal = refusalOf(error);
    if (refusal && !isApiError(error)) {
      host.report({ kind: 'error', message: String(error), part: 'form' });
    }
    return refusal;
  };
}

/** The same, for the forms whose refusals a toast says as well (specification, section 8). */
export function tellRefusals(
  host: Pick<HostApi, 'notify' | 'report'>,
): (error: unknown) => Refusal | null {
  const read = readRefusals(host);
  return (error) => {
    const refusal = read(error);
    if (refusal) host.notify({ tone: 'danger', text: refusal.message });
    return refusal;
  };
}
