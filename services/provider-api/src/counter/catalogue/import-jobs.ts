/** Files that are compared and applied apart from the pages, one at a time, with how far each is. */
import type { Database } from '../../database/open';
import { workOnFile, type Progress } from '../../domain/catalogue-files/file-work';
import type { Deps } from '../../domain/deps';
import type { Pause } from '../../domain/import/steps';
import type { Turn } from '../../domain/import/turn';
import { loggable } from '../../database/loggable';

/** Where imports run. */
export type ImportPlace = {
  /** The database without limits of time. */
  jobs: Database;
  /** Lets the shop's calls run, where the database has one session for all. */
  pause: Pause | null;
  turn: Turn;
  /** What the database needs after many rows were written. */
  tidy: () => Promise<void>;
};

export type ImportJobs = {
  /** Does what waits to be done with a file, once; a page asks how far it is. */
  start: (id: number) => void;
  /** Null where this process does nothing with it. */
  progressOf: (id: number) => Progress | null;
};

export function createImportJobs(deps: Deps, place: ImportPlace): ImportJobs {
  const running = new Map<number, Progress>();
  return {
    start(id) {
      if (running.has(id)) return;
      const progress: Progress = { done: 0, all: null };
      running.set(id, progress);
      const shop = { ...deps, jobs: place.jobs, pause: place.pause };
      void workOnFile(shop, id, progress, async (apply) => {
        await place.turn(apply);
        await place.tidy();
      })
        .catch((error: unknown) => {
          deps.log.error({ err: loggable(error) }, 'a catalogue’s file was not worked on');
        })
        .finally(() => running.delete(id));
    },
    progressOf: (id) => running.get(id) ?? null,
  };
}
