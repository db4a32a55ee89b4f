import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** How long a place is held in sight while the parts above it still come, in milliseconds. */
const HOLD = 6000;

const OWN_MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

function targetOf(hash: string): HTMLElement | null {
  try {
    return hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    // Not an encoded text: no place of ours.
    return null;
  }
}

/**
 * Goes to the place that the URL's hash names, and keeps it in sight while parts above it still
 * come and push it down; the shopper's first own move ends that.
 */
export function useAnchor(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const target = targetOf(hash);
    if (!target) return;
    const align = () => {
      target.scrollIntoView({ block: 'start', behavior: 'instant' });
    };
    const observer = new ResizeObserver(align);
    const listeners = new AbortController();
    const stop = () => {
      observer.disconnect();
      listeners.abort();
      clearTimeout(focusing);
      clearTimeout(holding);
    };
    // After the shell, which gives the focus to the heading of a new page.
    const focusing = setTimeout(() => {
      target.focus({ preventScroll: true });
    }, 0);
    const holding = setTimeout(stop, HOLD);
    align();
    observer.observe(document.body);
    for (const move of OWN_MOVES) {
      window.addEventListener(move, stop, { passive: true, signal: listeners.signal });
    }
    return stop;
  }, [hash, key]);
}
