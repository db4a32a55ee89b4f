import { faultOf } from './errors';
import { networkDown } from './network';

/** A failed read; `away`: because the shopper's own network is down. */
type Failed = { kind: 'failed'; away: boolean };

/** The result of a read, for a page to show. */
export type Reading<Value> = { kind: 'read'; value: Value } | Failed;

/** The result of reading one thing, which may not exist. */
export type ReadingOfOne<Value> = Reading<Value> | { kind: 'missing' };

/**
 * Turns a read into a value that a page can show.
 * @param log called with a failure, which is only logged (specification, section 8)
 * @throws ApiError when the caller gave up; a bug is thrown on
 */
export async function readingOf<Value>(
  answer: Promise<Value>,
  log: (error: unknown) => void,
): Promise<Reading<Value>> {
  try {
    return { kind: 'read', value: await answer };
  } catch (error) {
    if (faultOf(error).kind === 'aborted') throw error;
    log(error);
    return { kind: 'failed', away: networkDown(error) };
  }
}

/** The same for one thing: a 404 means that there is no such thing, and is no failure. */
export async function readingOfOne<Value>(
  answer: Promise<Value>,
  log: (error: unknown) => void,
): Promise<ReadingOfOne<Value>> {
  let missing = false;
  const reading = await readingOf(answer, (error) => {
    const fault = faultOf(error);
    missing = fault.kind === 'refused' && fault.status === 404;
    if (!missing) log(error);
  });
  return missing ? { kind: 'missing' } : reading;
}
