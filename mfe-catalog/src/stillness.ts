import { useSyncExternalStore } from 'react';

const REDUCED = '(prefers-reduced-motion: reduce)';

function onReducedChange(listener: () => void) {
  const query = window.matchMedia(REDUCED);
  query.addEventListener('change', listener);
  return () => {
    query.removeEventListener('change', listener);
  };
}

function onHiddenChange(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => {
    document.removeEventListener('visibilitychange', listener);
  };
}

const yes = () => true;

/** Whether the shopper asked for less movement; yes until it is known. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(onReducedChange, () => window.matchMedia(REDUCED).matches, yes);
}

/** Whether nobody can see the page: its tab is in the background. */
export function useHiddenTab(): boolean {
  return useSyncExternalStore(onHiddenChange, () => document.hidden, yes);
}
