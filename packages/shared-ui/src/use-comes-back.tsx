import { useEffect, useRef, useState } from 'react';

/**
 * How long until each further try where the browser never says that the network is back, in
 * milliseconds.
 */
const AGAIN_AFTER = [2_000, 5_000, 10_000, 20_000, 30_000, 60_000];

/**
 * Asks again for what is missing because the network was down: once each time the browser says that
 * the network is back, and besides a few times at growing intervals. The calling component has to
 * stay mounted while it asks, so that the tries are counted.
 * @param away whether it is missing because the network is down
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
        // Where the browser knows that the network is down, this waits for its `online` event.
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

/**
 * As `useComesBack`, for what is shown in a part's place: it asks until it is gone itself, also where
 * the network is back and the part still missing.
 * @param offline whether the network is down
 */
export function useReplaced(offline: boolean, onBack: () => void): void {
  const [wasOffline, setWasOffline] = useState(offline);
  if (offline && !wasOffline) setWasOffline(true);
  useComesBack(wasOffline, onBack);
}
