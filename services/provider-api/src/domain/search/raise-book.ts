/** Keeps at hand how far products are raised, so that no search asks the database for it. */
import { foldQuery } from 'shared-contracts/search/fold-query';
import type { Queries } from '../../database/open';
import { raisesAmong, readChosen, type Raises } from './raises';

/** How long what another process forgets may still count, in milliseconds. */
const FRESH_MS = 60_000;

export type RaiseBook = {
  /** @param today in Manila */
  read: (query: string, today: string) => Promise<Raises>;
  /** Lets the next search of this process know a change. */
  forget: () => void;
};

type Kept = { at: number; today: string; raises: Promise<ReadonlyMap<string, Raises>> };

const NONE: Raises = new Map();

/** @param now milliseconds */
export function createRaiseBook(queries: Queries, now: () => number = Date.now): RaiseBook {
  let kept: Kept | null = null;
  /** Searches that come meanwhile wait for the same answer. */
  function readAnew(today: string): Kept {
    const made = { at: now(), today, raises: readChosen(queries, today).then(raisesAmong) };
    kept = made;
    made.raises.catch(() => {
      if (kept === made) kept = null;
    });
    return made;
  }
  return {
    async read(query, today) {
      const isFresh = kept?.today === today && now() - kept.at < FRESH_MS;
      const { raises } = isFresh && kept ? kept : readAnew(today);
      return (await raises).get(foldQuery(query)) ?? NONE;
    },
    forget() {
      kept = null;
    },
  };
}
