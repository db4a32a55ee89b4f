/** Brings the indexes of the catalogue up to the present rules, while the shop serves. */
import { keepStatistics } from './database/statistics';
import type { Database } from './database/open';
import { keepUp, type Upkeep } from './database/upkeep';
import type { Deps } from './domain/deps';
import { specIndex } from './domain/facets/spec-index';
import { loggable } from './database/loggable';
import { searchIndex } from './domain/search/reindex';

/** What is made from the products, each by rules of its own. */
export const INDEXES: readonly Upkeep[] = [searchIndex, specIndex];

/**
 * Begins the work, if there is any.
 * @param tidy done once after it
 * @returns a function that ends it after its present batch; the next start goes on from there
 */
export function keepIndexes(
  jobs: Database,
  { log, scheduler }: Pick<Deps, 'log' | 'scheduler'>,
  tidy: () => Promise<void>,
): () => Promise<void> {
  let over = false;
  const work = async () => {
    try {
      for (const index of INDEXES) {
        await keepUp(jobs, index, { isOver: () => over, pause: scheduler.yieldToOthers });
      }
      if (!over) await keepStatistics(jobs);
      if (!over) await tidy();
    } catch (error) {
      log.error({ err: loggable(error) }, 'indexing failed; the next start goes on with it');
    }
  };
  const done = work();
  return async () => {
    over = true;
    await done;
  };
}
