/** The request that is being answered, for the log and for calls that are made because of it. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Span } from './span';
import type { Spans } from './spans';
import { partOf, traceparentOf, type Trace } from './trace';

export type PresentRequest = {
  /** The answer's `X-Request-Id`. */
  id: string;
  trace: Trace;
  /** What was asked for, by a name of which there are few: no path that a caller makes up. */
  route?: string;
  /** Where spans are sent: what is done because of the request is a part of it. */
  spans?: Spans | undefined;
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

type Done = { failed: boolean; attributes?: Span['attributes'] };

/**
 * Does what the present request needs from elsewhere, as a part of its trace.
 * @param name few names, such as `GET provider`
 * @param done what is told of the outcome
 * @param work gets the headers for another server of ours
 */
export async function asPart<Value>(
  name: string,
  work: (headers: Record<string, string>) => Promise<Value>,
  done: (value: Value) => Done = () => ({ failed: false }),
): Promise<Value> {
  const present = presentRequest();
  const { spans } = present ?? {};
  if (!present || !spans) return work(tracingHeaders(present));
  const trace = partOf(present.trace);
  const began = Date.now();
  const from = performance.now();
  const over = ({ failed, attributes = {} }: Done) => {
    const ms = performance.now() - from;
    spans.over({ trace, name, kind: 'client', began, ms, failed, attributes });
  };
  try {
    const value = await work(tracingHeaders({ ...present, trace }));
    over(done(value));
    return value;
  } catch (error) {
    over({ failed: true });
    throw error;
  }
}
