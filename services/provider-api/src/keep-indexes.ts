/** Brings the indexes of the catalogue up to the present rules, while the shop serves. */
import { keepStatistics } from './database/statistics';
import type { Database } from './database/open';
import { keepUp, type Upkeep } from './database/upkeep';
import { crossReferenceKeys } from './domain/cross-reference-tables/renew-keys';
import type { Deps } from './domain/deps';
import { specIndex } from './domain/facets/spec-index';
import { loggable } from './database/loggable';
import { searchIndex } from './domain/search/reindex';

/** What is made from products and cross-references, each by rules of its own. */
export const INDEXES: readonly Upkeep[] = [searchIndex, specIndex, crossReferenceKeys];

/** How often it is looked whether the shop is set otherwise, in milliseconds. */
const EVERY_MS = 60_000;

/**
 * Begins the work, if there is any, and looks each minute whether there is: staff may have switched off
 * what is read from names.
 * @param tidy done once after it
 * @returns a function that ends it after its present batch; the next start goes on from there
 */
export function keepIndexes(
  jobs: Database,
  { log, scheduler }: Pick<Deps, 'log' | 'scheduler'>,
  tidy: () => Promise<void>,
): () => Promise<void> {
  let over = false;
  const work = async (isStart: boolean) => {
    try {
      let isChanged = isStart;
      for (const index of INDEXES) {
        const pause = scheduler.yieldToOthers;
        if (await keepUp(jobs, index, { isOver: () => over, pause })) isChanged = true;
      }
      if (!isChanged) return;
      if (!over) await keepStatistics(jobs);
      if (!over) await tidy();
    } catch (error) {
      log.error({ err: loggable(error) }, 'indexing failed; the next start goes on with it');
    }
  };
  let running = work(true);
  let isRunning = true;
  const ended = () => (isRunning = false);
  void running.then(ended);
  const timer = setInterval(() => {
    if (isRunning) return;
    isRunning = true;
    running = work(false);
    void running.then(ended);
  }, EVERY_MS);
  timer.unref();
  return async () => {
    over = true;
    clearInterval(timer);
    await running;
  };
}
