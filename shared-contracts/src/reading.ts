import { faultOf } from './errors';
import { networkAway } from './network';

/** What a failed read leaves; `away`: because the shopper's own network is. */
type Failed = { kind: 'failed'; away: boolean };

/** What came of a read. */
export type Reading<Value> = { kind: 'read'; value: Value } | Failed;

/** The same of one thing, which may not be there. */
export type ReadingOfOne<Value> = Reading<Value> | { kind: 'missing' };

/**
 * What came of a read, as a value that a page can show.
 * @param log told of a failure, which is only logged (specification, section 8)
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
    return { kind: 'failed', away: networkAway(error) };
  }
}

/** The same of one thing: a 404 says that there is no such thing, and is no failure. */
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
