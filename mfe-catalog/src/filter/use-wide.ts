import { useSyncExternalStore } from 'react';

const WIDE = '(min-width: 64rem)';

function onChange(listener: () => void) {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => {
    query.removeEventListener('change', listener);
  };
}

const no = () => false;

/** Whether there is room for the filters beside the list; no until it is known. */
export function useWide(): boolean {
  return useSyncExternalStore(onChange, () => window.matchMedia(WIDE).matches, no);
}
