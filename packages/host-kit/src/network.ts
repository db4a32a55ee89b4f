import { browserOffline } from 'shared-contracts/network';

/** A path that our own origin always answers; what the answer says doesn't matter. */
const PROBE = '/health';
/** How long it may take, in milliseconds. */
const PATIENCE = 4_000;

/** A slow origin counts as reached; only an origin without any connection counts as down. */
async function cantReach(url: string, patience: number): Promise<boolean> {
  try {
    await fetch(url, {
      method: 'HEAD',
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(patience),
    });
    return false;
  } catch (error) {
    return !(error instanceof DOMException && error.name === 'TimeoutError');
  }
}

/**
 * Says whether the shopper's network is down: the browser says so, or our own origin can't be
 * reached either. It is used for a call that got no answer; several failures at the same time make
 * one request.
 * @param origin whose `/health` is asked: the page's own
 * @param patience how long it may take to answer, in milliseconds
 */
export function createNetworkCheck(origin = '', patience = PATIENCE): () => Promise<boolean> {
  let asking: Promise<boolean> | null = null;
  return () => {
    if (browserOffline()) return Promise.resolve(true);
    asking ??= cantReach(`${origin}${PROBE}`, patience).finally(() => {
      asking = null;
    });
    return asking;
  };
}
