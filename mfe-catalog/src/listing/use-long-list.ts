import { useEffect, useState, type RefObject } from 'react';
import type * as LongList from './long-list';

/** Watches by code that comes later; without it everything is in the document. */
function useWatch(
  initial: boolean,
  watch: (code: typeof LongList, set: (value: boolean) => void) => (() => void) | undefined,
  when: boolean,
): boolean {
  const [value, setValue] = useState(initial);
  useEffect(() => {
    if (!when) return;
    let over = false;
    let end: (() => void) | undefined;
    import('./long-list').then(
      (code) => {
        if (!over) end = watch(code, setValue);
      },
      () => setValue(true),
    );
    return () => {
      over = true;
      end?.();
    };
    // What watches is the same for as long as there is something to watch.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [when]);
  return value;
}

/**
 * Whether a part of a long list is to be in the document: while it is near the window, or has the
 * focus.
 * @param stays it is there in any case
 * @param first whether it is there until that is known, as in a server's HTML
 */
export function useReach(
  part: RefObject<HTMLElement | null>,
  stays: boolean,
  first: boolean,
): boolean {
  const near = useWatch(
    first,
    ({ watchReach }, set) => (part.current ? watchReach(part.current, set) : undefined),
    !stays,
  );
  return stays || near;
}

/** Whether a long list is being printed. */
export const usePrinting = (long: boolean): boolean =>
  useWatch(false, ({ watchPrinting }, set) => watchPrinting(set), long);
