/**
 * Brings the vocabulary of the search up to changed products, beside the request that changed them:
 * it reads all products on sale, which takes seconds in a large shop. Until then searches find what
 * was changed by its words, but don't yet mend misspelled new ones. Where the provider ends before
 * it is done, the next change or import does it.
 */
import { atPriority } from '../../database/query-priority';
import type { Database } from '../../database/open';
import type { Deps } from '../deps';
import { loggable } from '../../database/loggable';
import { rebuildVocabulary } from '../search/vocabulary';

type Renewal = { again: boolean; done: Promise<void> };
/** One at a time for each database: what changes meanwhile is read by one more. */
const renewals = new WeakMap<Database, Renewal>();

/** @returns a promise for when all that is committed by now is in it, which a request doesn't wait for */
export function renewVocabulary({ db, log }: Pick<Deps, 'db' | 'log'>): Promise<void> {
  const running = renewals.get(db);
  if (running) {
    running.again = true;
    return running.done;
  }
  const renewal: Renewal = { again: true, done: Promise.resolve() };
  const work = async () => {
    try {
      while (renewal.again) {
        renewal.again = false;
        await rebuildVocabulary(db);
      }
    } catch (error) {
      log.warn({ err: loggable(error) }, 'the vocabulary could not be renewed');
    }
    renewals.delete(db);
  };
  renewals.set(db, renewal);
  renewal.done = atPriority({ kind: 'job' }, work);
  return renewal.done;
}
