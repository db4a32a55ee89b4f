import { useSyncExternalStore } from 'react';

function onChange(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => {
    document.removeEventListener('visibilitychange', listener);
  };
}

/** Whether nobody can see the page: its tab is in the background; yes until it is known. */
export function useHiddenTab(): boolean {
  return useSyncExternalStore(
    onChange,
    () => document.hidden,
    () => true,
  );
}
