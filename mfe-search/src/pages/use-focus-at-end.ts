import { useEffect, useRef, type RefObject } from 'react';

/**
 * Where Load More has gone from under the focus, the line that says how many are shown gets it.
 * @param goesOn whether there is more to load
 */
export function useFocusAtEnd(goesOn: boolean): RefObject<HTMLParagraphElement | null> {
  const wentOn = useRef(goesOn);
  const count = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (wentOn.current && !goesOn && document.activeElement === document.body) {
      count.current?.focus({ preventScroll: true });
    }
    wentOn.current = goesOn;
  }, [goesOn]);
  return count;
}
