import { readAnswer, type Query } from 'shared-contracts/query';
import { readingOf, type Reading } from 'shared-contracts/reading';
import { reportFailure, type Reader } from './failure';

/** What came of an answer: a part that suspended finds its own promise again. */
const readings = new WeakMap<Promise<unknown>, Promise<Reading<unknown>>>();

/**
 * Reads what a part shows beside what its page was loaded with. Always the same promise while the
 * host keeps the answer; asked again after a failure. On a server a failure is thrown: there the
 * part is left to the browser, where somebody can press Retry, and HTML that says otherwise than
 * the browser would be thrown away.
 * @param what what is asked for, for the report
 */
export function readForPart<Value>(
  host: Reader,
  what: string,
  query: Query<Value>,
): Promise<Reading<Value>> {
  // It is never aborted: another part may wait for the same answer.
  const { http } = host;
  const answer = http.send(query.request, { lasts: query.lasts });
  const known = readings.get(answer);
  // A request is read in one way by all parts.
  if (known) return known as Promise<Reading<Value>>;
  const value = answer.then((came) => readAnswer(http, query, came));
  const reading =
    typeof document === 'undefined' ? leaveFailed(what, value) : showFailed(host, what, value);
  // Nothing waits for a part that was unmounted.
  reading.catch(() => undefined);
  readings.set(answer, reading);
  return reading;
}

async function showFailed<Value>(
  host: Reader,
  what: string,
  value: Promise<Value>,
): Promise<Reading<Value>> {
  try {
    return await readingOf(value, reportFailure(host, what));
  } catch (bug) {
    reportError(bug);
    return { kind: 'failed', away: false };
  }
}

async function leaveFailed<Value>(what: string, value: Promise<Value>): Promise<Reading<Value>> {
  try {
    return { kind: 'read', value: await value };
  } catch (cause) {
    throw new Error(`${what} did not come`, { cause });
  }
}
