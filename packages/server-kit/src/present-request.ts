/** The request that is being answered, for the log and for calls that are made because of it. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { traceparentOf, type Trace } from './trace';

export type PresentRequest = {
  /** The answer's `X-Request-Id`. */
  id: string;
  trace: Trace;
  /** What was asked for, by a name of which there are few: no path that a caller makes up. */
  route?: string;
};

const requests = new AsyncLocalStorage<PresentRequest>();

/** @returns undefined outside of a request */
export const presentRequest = (): PresentRequest | undefined => requests.getStore();

/** Runs work that belongs to a request. */
export function duringRequest<Value>(request: PresentRequest, work: () => Value): Value {
  return requests.run(request, work);
}

/** Names what is asked for, where the server's own routes don't tell it. */
export function nameRoute(route: string): void {
  const present = presentRequest();
  if (present) present.route = route;
}

/** Headers for a call of another server of ours, so that both logs name the same request. */
export function tracingHeaders(present = presentRequest()): Record<string, string> {
  if (!present) return {};
  return { traceparent: traceparentOf(present.trace), 'x-request-id': present.id };
}
