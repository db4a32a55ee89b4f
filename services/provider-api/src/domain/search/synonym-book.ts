/** Keeps the shop's other names at hand, so that a search hardly ever asks the database for them. */
import type { Queries } from '../../database/open';
import { sharedNames } from './shop-synonyms';
import { synonymsOf, type Synonyms } from 'shared-contracts/search/synonyms';

/** How long a change may take until searches know it, in milliseconds. */
export const FRESH_MS = 5000;

export type SynonymBook = {
  read: () => Promise<Synonyms>;
  /** Lets the next search of this process know a change. */
  forget: () => void;
};

/** @param now milliseconds */
export function createSynonymBook(queries: Queries, now: () => number = Date.now): SynonymBook {
  let kept: { at: number; synonyms: Synonyms } | null = null;
  return {
    async read() {
      if (kept && now() - kept.at < FRESH_MS) return kept.synonyms;
      const at = now();
      const synonyms = synonymsOf(await sharedNames(queries));
      kept = { at, synonyms };
      return synonyms;
    },
    forget() {
      kept = null;
    },
  };
}
