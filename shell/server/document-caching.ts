/** Who may keep a document, and for how long. */
import type { MadeDocument } from './document-cache';

/** A document of a developer's build, and one with a preview: this browser's own, for once. */
const OF_LOCAL_BUILD = { 'Cache-Control': 'no-store', Vary: 'Cookie' };
const OF_PREVIEW = { 'Cache-Control': 'private, no-store', Vary: 'Cookie' };

/** A document that brings a shopper's ticket, or tells the browser its share. */
const OWN = { 'Cache-Control': 'private, no-cache', Vary: 'Cookie, Accept-Encoding' };

/**
 * How long a cache before this server may show what it has while it asks for a new one, and while no
 * server answers, in seconds. With the first, a release reaches everybody within seconds.
 */
const WHILE_ASKING = 2;
const WHILE_AWAY = 86_400;

/**
 * A document that is the same for everybody who says this share. A browser asks each time whether it
 * is still the one. A cache may use it for half the time for which this server does, because it may
 * be that old when the cache gets it; the cache then has a release a second earlier, and this server
 * makes no page more often.
 * @param fresh how long a document is used without making a new one, in milliseconds
 */
export function sharedFor(fresh: number): Record<string, string> {
  const seconds = Math.max(1, Math.floor(fresh / 2000));
  const caching =
    fresh < 1000
      ? 'no-cache'
      : `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${WHILE_ASKING}, stale-if-error=${WHILE_AWAY}`;
  return { 'Cache-Control': caching, Vary: 'Accept-Encoding' };
}

/** Whose an answer is: everybody's of its share, one shopper's, or a developer's. */
export type AnswerFor = 'share' | 'shopper' | 'preview' | 'local build';

/**
 * The headers that say who may keep an answer.
 * @param keep a cache would show an incomplete page to others, for a day where no server answers
 * @param shared the headers of a document that caches may keep, see `sharedFor`
 */
export function cachingFor(
  whose: AnswerFor,
  keep: MadeDocument['keep'],
  shared: Record<string, string>,
): Record<string, string> {
  if (whose === 'preview') return OF_PREVIEW;
  if (whose === 'local build') return OF_LOCAL_BUILD;
  return whose === 'share' && keep !== 'no' ? shared : OWN;
}
