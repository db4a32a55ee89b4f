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

const NONE: Raises = new Map();

/** @param now milliseconds */
export function createRaiseBook(queries: Queries, now: () => number = Date.now): RaiseBook {
  let kept: { at: number; today: string; raises: ReadonlyMap<string, Raises> } | null = null;
  return {
    async read(query, today) {
      if (kept?.today !== today || now() - kept.at >= FRESH_MS) {
        const at = now();
        kept = { at, today, raises: raisesAmong(await readChosen(queries, today)) };
      }
      return kept.raises.get(foldQuery(query)) ?? NONE;
    },
    forget() {
      kept = null;
    },
  };
}
