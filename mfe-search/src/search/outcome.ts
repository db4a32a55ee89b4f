import type { Found } from './found';

/** What came of a search. */
export type Outcome =
  | {
      kind: 'found';
      found: Found[];
      /** The number of matching products in all. */
      total: number;
      more: boolean;
      /** The query as it may have been meant, where words of it were replaced. */
      meant: string | null;
      /** What comes close, beside them. */
      close: readonly Found[];
      /** Words of the query that the results need not have. */
      lacking: readonly string[];
      /** Whether only descriptions mention what was searched. */
      mentioned: boolean;
      /** What the query was read as, which narrows the results; in the form in which it came. */
      read?: unknown;
      /** The number of products that were searched, where that wasn't the whole catalogue. */
      among: number | null;
      /** Where the results come from, where that is not the server. */
      note?: string;
    }
  /** The server's search failed, and no product has been seen that could be searched instead. */
  | { kind: 'nothing to search' }
  | { kind: 'failed' };

/** `away`: the shopper's own network is down, so the server was not asked. */
export type SearchOutcome = Outcome & { away?: true };
