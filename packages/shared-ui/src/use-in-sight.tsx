import { startTransition, useEffect, useState, type RefObject } from 'react';

/**
 * Whether an element is in sight now; not until that is known.
 * @param margin by how much the window counts as larger on each side, in CSS; negative for smaller
 */
export function useInSight(element: RefObject<Element | null>, margin = '0px'): boolean {
  const [inSight, setInSight] = useState(false);
  useEffect(() => {
    const watched = element.current;
    if (!watched) return;
    const observer = new IntersectionObserver(
      (changes) => {
        const last = changes.at(-1);
        // What comes into sight may be much: a tap meanwhile is answered first.
        if (last) startTransition(() => setInSight(last.isIntersecting));
      },
      { rootMargin: `${margin} 0px` },
    );
    observer.observe(watched);
    return () => {
      observer.disconnect();
    };
  }, [element, margin]);
  return inSight;
}

/** How far from the window an element counts as near: somewhat less than a phone's screen. */
const NEAR = '400px';

/** Whether an element has been near the window once; not in a server's HTML. */
export function useNear(element: RefObject<Element | null>): boolean {
  const inSight = useInSight(element, NEAR);
  const [near, setNear] = useState(false);
  if (inSight && !near) setNear(true);
  return near;
}
