import type { ResolvedRelease } from 'shared-contracts/release';

/** How long the check may take, in milliseconds, because a shopper waits for it. */
const PATIENCE = 4_000;

/**
 * Whether the origin of a release can be reached and serves what it should: before a release is
 * blamed, this fetches a file that is known to be good from there, past the cache. Without a last
 * known good release that is the failing release's manifest, which none of its scripts can have
 * broken.
 * @param good the last known good release, where there is one
 * @param failing the release that failed
 */
export async function originAnswers(
  good: ResolvedRelease | undefined,
  failing: ResolvedRelease,
): Promise<boolean> {
  if (!navigator.onLine) return false;
  const known = good
    ? { url: good.entry, integrity: good.integrity[good.entry] ?? '' }
    : { url: failing.entry.replace(/[^/]*$/, 'release.json'), integrity: '' };
  try {
    const answer = await fetch(known.url, {
      cache: 'reload',
      integrity: known.integrity,
      credentials: 'omit',
      signal: AbortSignal.timeout(PATIENCE),
    });
    return answer.ok;
  } catch {
    return false;
  }
}
