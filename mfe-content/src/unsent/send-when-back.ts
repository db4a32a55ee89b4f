import type { HostApi } from 'shared-contracts/door';
import { sendUnsent } from './send-unsent';
import { unsentOf } from './unsent-messages';

/**
 * How long until each further try where the browser never says that the network is back, in
 * milliseconds.
 */
const AGAIN_AFTER = [2_000, 5_000, 10_000, 20_000, 30_000, 60_000];

/** Who waits already; each has one row of tries. */
const waiting = new WeakMap<HostApi, () => void>();

/**
 * Sends what waits each time the browser says that the network is back or somebody signs in, and
 * besides a few times at growing intervals. Called again it begins the intervals anew.
 */
export function sendWhenBack(host: HostApi): void {
  const begun = waiting.get(host);
  if (begun) {
    begun();
    return;
  }
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  function wait() {
    clearTimeout(timer);
    const pause = AGAIN_AFTER[tries];
    if (pause === undefined || unsentOf(host).getState().messages.length === 0) return;
    tries += 1;
    timer = setTimeout(() => void tryNow(), pause);
  }
  async function tryNow() {
    clearTimeout(timer);
    // Where the browser knows that the network is down, this waits for its `online` event.
    if (!navigator.onLine) return;
    try {
      await sendUnsent(host);
    } catch (error) {
      host.report({ kind: 'error', message: String(error), part: 'content.unsent' });
    }
    wait();
  }
  const begin = () => {
    tries = 0;
    wait();
  };
  const back = () => {
    tries = 0;
    void tryNow();
  };
  waiting.set(host, begin);
  window.addEventListener('online', back);
  host.events.on('session:started', back);
  begin();
}
