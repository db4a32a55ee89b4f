import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { AppName } from 'shared-contracts/release';
import type { InlineSources } from './inline-code';

/** A document without its ticket. */
type CachedDocument = MadeDocument & { etag: string };

/**
 * What was made, and whether other shoppers may get it too: for `seconds`, or as long as the page's
 * `release` is live, where it depends on nothing else.
 */
export type MadeDocument = {
  html: string;
  /** What its policy has to allow. */
  inline: InlineSources;
  status: number;
  keep: 'no' | 'seconds' | 'release';
  /** The apps whose parts the document contains. */
  shown: AppName[];
};

type DocumentCounts = {
  /** Kept, and used without making a new one. */
  fresh: number;
  /** Kept, and used while a new one is made. */
  stale: number;
  made: number;
  failed: number;
};

export type DocumentCache = {
  /**
   * Gives the document of a key: the cached one while it is fresh, and also for a while after that,
   * during which a new one is made for the next shopper. Simultaneous equal requests make it once.
   */
  get(key: string, make: () => Promise<MadeDocument>): Promise<CachedDocument>;
  /** How often each was given or made since the start. */
  counts: Readonly<DocumentCounts>;
  /** Removes all documents, because another registry makes other documents. */
  drop(): void;
};

/**
 * The most characters of all cached documents together; beyond it the least recently used one is
 * removed.
 */
const MOST = 64_000_000;

type Entry = { document: CachedDocument; freshUntil: number };

const emptyCache = () =>
  new LRUCache<string, Entry>({
    maxSize: MOST,
    sizeCalculation: ({ document }) => document.html.length || 1,
  });

/** The ETag of a document, equal in every process: the mark for the ticket is left out. */
function etagOf(html: string, mark: string): string {
  const text = mark === '' ? html : html.replaceAll(mark, '');
  return `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
}

/**
 * Documents that are the same for all shoppers of a release set, kept for seconds.
 * @param fresh how long a document is used without making a new one, in milliseconds; 0 keeps none
 * @param stale how long beyond that, while a new one is made, in milliseconds
 * @param mark the text in a cached document that each answer replaces by its own ticket
 */
export function createDocumentCache(
  { fresh, stale, mark = '' }: { fresh: number; stale: number; mark?: string },
  now: () => number = Date.now,
): DocumentCache {
  const counts: DocumentCounts = { fresh: 0, stale: 0, made: 0, failed: 0 };
  let entries = emptyCache();
  let making = new Map<string, Promise<CachedDocument>>();

  function start(key: string, make: () => Promise<MadeDocument>): Promise<CachedDocument> {
    const known = making.get(key);
    if (known) return known;
    const into = entries;
    const made = make()
      .catch((error: unknown) => {
        counts.failed += 1;
        throw error;
      })
      .then((made) => {
        counts.made += 1;
        const { keep } = made;
        const document = { ...made, etag: etagOf(made.html, mark) };
        // With `fresh` 0 no document made from the provider's answers is kept.
        if (keep === 'seconds' && fresh === 0) return document;
        // The cache was emptied while this document was made, so it belongs to an older registry.
        if (keep !== 'no' && into === entries) {
          entries.set(key, { document, freshUntil: keep === 'release' ? Infinity : now() + fresh });
        }
        return document;
      })
      .finally(() => {
        if (making.get(key) === made) making.delete(key);
      });
    making.set(key, made);
    return made;
  }

  return {
    counts,
    async get(key, make) {
      const entry = entries.get(key);
      if (!entry || now() > entry.freshUntil + stale) return start(key, make);
      if (now() > entry.freshUntil) {
        counts.stale += 1;
        start(key, make).catch(() => undefined);
      } else counts.fresh += 1;
      return entry.document;
    },
    drop() {
      entries = emptyCache();
      making = new Map();
    },
  };
}
