import { startTransition, useEffect, useState, type RefObject } from 'react';

function useSight(
  element: RefObject<Element | null>,
  rootMargin: string,
  is: (inSight: boolean, was: boolean) => boolean,
): boolean {
  const [inSight, setInSight] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (changes) => {
        // What comes into sight may be much: a tap meanwhile is answered first.
        startTransition(() => setInSight((was) => is(changes.at(-1)?.isIntersecting ?? was, was)));
      },
      { rootMargin },
    );
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, rootMargin, is]);
  return inSight;
}

const now = (inSight: boolean) => inSight;
const once = (inSight: boolean, was: boolean) => was || inSight;

/**
 * Whether an element is in sight now, in the middle of the window: all but a fifth at both ends. Not
 * until that is known.
 */
export const useInSight = (element: RefObject<Element | null>) =>
  useSight(element, '-20% 0px', now);

/**
 * Whether an element has been near the window once, by somewhat less than a phone's screen; not in a
 * server's HTML.
 */
export const useNear = (element: RefObject<Element | null>) => useSight(element, '400px 0px', once);
