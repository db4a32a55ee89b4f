import { browserOffline } from 'shared-contracts/network';

/** What our own origin always answers, whatever it says. */
const PROBE = '/health';
/** How long it may take, in milliseconds. */
const PATIENCE = 4_000;

/** An origin that is slow is there: only one that can't be reached is away. */
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
 * Says whether the shopper's network is away: the browser says so, or our own origin can't be
 * reached either. For a call that got no answer; failures at the same time ask once.
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
