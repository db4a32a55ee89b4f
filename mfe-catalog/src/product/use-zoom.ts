import { useLayoutEffect, useRef, useState, type MouseEvent, type TouchEvent } from 'react';

/** How near a tap brings a picture, and the nearest that two fingers do. */
const NEAR = 2.5;
const NEAREST = 5;
/** A finger that moves less than this many pixels was a tap. */
const SWIPE = 40;

/** Where in the picture, in shares of it, and how near. */
type Spot = { x: number; y: number; scale: number };
type Fingers = { apart: number; scale: number; x: number; y: number };

function apart({ touches }: TouchEvent): number {
  const [one, two] = [touches[0], touches[1]];
  return one && two ? Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY) : 0;
}

/**
 * What fingers and pointer do to an enlarged picture: a tap or a double tap brings it near and back,
 * two fingers as near as they like, and a swipe goes on to the next one.
 * @param onSwipe called with the step, while the picture is seen whole
 */
export function useZoom(onSwipe: (step: 1 | -1) => void) {
  const [spot, setSpot] = useState<Spot>();
  const view = useRef<HTMLDivElement>(null);
  const fingers = useRef<Fingers>(null);
  const began = useRef<{ x: number; y: number }>(null);
  const swiped = useRef(false);

  useLayoutEffect(() => {
    const box = view.current;
    if (!box) return;
    box.style.setProperty('--near', String(spot?.scale ?? 1));
    if (!spot) return;
    box.scrollTo({
      left: spot.x * box.scrollWidth - box.clientWidth / 2,
      top: spot.y * box.scrollHeight - box.clientHeight / 2,
      behavior: 'instant',
    });
  }, [spot]);

  /** The place in the picture, in shares of it. */
  function placeOf(element: Element, clientX: number, clientY: number) {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: (clientX - left) / width, y: (clientY - top) / height };
  }

  return {
    view,
    near: spot !== undefined,
    whole() {
      setSpot(undefined);
    },
    hands: {
      onClick(event: MouseEvent<HTMLElement>) {
        const byKey = event.detail === 0;
        const ofSwipe = swiped.current;
        swiped.current = false;
        // The second tap of two, or the end of a swipe.
        if (event.detail > 1 || (ofSwipe && !byKey)) return;
        const at = byKey
          ? { x: 0.5, y: 0.5 }
          : placeOf(event.currentTarget, event.clientX, event.clientY);
        setSpot(spot ? undefined : { ...at, scale: NEAR });
      },
      onTouchStart(event: TouchEvent<HTMLElement>) {
        const [one, two] = [event.touches[0], event.touches[1]];
        swiped.current = false;
        began.current = one && !two ? { x: one.clientX, y: one.clientY } : null;
        if (!one || !two) return;
        const [x, y] = [(one.clientX + two.clientX) / 2, (one.clientY + two.clientY) / 2];
        fingers.current = {
          apart: apart(event),
          scale: spot?.scale ?? 1,
          ...placeOf(event.currentTarget, x, y),
        };
      },
      onTouchMove(event: TouchEvent<HTMLElement>) {
        const start = fingers.current;
        if (!start || event.touches.length !== 2) return;
        swiped.current = true;
        const scale = Math.min(NEAREST, (start.scale * apart(event)) / start.apart);
        setSpot(scale <= 1 ? undefined : { x: start.x, y: start.y, scale });
      },
      onTouchEnd(event: TouchEvent<HTMLElement>) {
        if (event.touches.length === 0) fingers.current = null;
        const [from, to] = [began.current, event.changedTouches[0]];
        began.current = null;
        if (!from || !to || spot) return;
        const [dx, dy] = [to.clientX - from.x, to.clientY - from.y];
        if (Math.abs(dx) < SWIPE || Math.abs(dx) < Math.abs(dy)) return;
        swiped.current = true;
        onSwipe(dx < 0 ? 1 : -1);
      },
    },
  };
}
