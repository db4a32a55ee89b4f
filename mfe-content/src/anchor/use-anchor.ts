import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** How long the hash's element is kept in view while parts above it still load, in milliseconds. */
const HOLD = 6000;

const OWN_MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

function targetOf(hash: string): HTMLElement | null {
  try {
    return hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    // The hash is not a valid encoding, so it names no element of ours.
    return null;
  }
}

/**
 * Scrolls to the element that the URL's hash names, and keeps it in view while parts above it load
 * and push it down. The shopper's first own scroll, click or key ends that.
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
    // This runs after the shell has focused the heading of a new page.
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
