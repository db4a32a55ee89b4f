import { useEffect, useRef } from 'react';

/** When a part asks again on a network that never says that it is back, in milliseconds. */
const AGAIN_AFTER = [2_000, 5_000, 10_000, 20_000, 30_000, 60_000];

/**
 * Asks again for what the network kept away: once each time the browser says that the network is
 * back, and beside that a few times, further and further apart. Whoever calls it stays on the page
 * while it asks, so that the tries are counted.
 * @param away whether it is missing because the network is away
 * @param onBack asks for it
 */
export function useComesBack(away: boolean, onBack: () => void): void {
  const ask = useRef(onBack);
  useEffect(() => {
    ask.current = onBack;
  });
  useEffect(() => {
    if (!away) return;
    let tries = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      const pause = AGAIN_AFTER[tries];
      if (pause === undefined) return;
      tries += 1;
      timer = setTimeout(() => {
        // Where the browser knows that the network is away, its `online` event is waited for.
        if (!navigator.onLine) return;
        ask.current();
        wait();
      }, pause);
    };
    const back = () => {
      clearTimeout(timer);
      tries = 0;
      ask.current();
      wait();
    };
    wait();
    window.addEventListener('online', back);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', back);
    };
  }, [away]);
}
