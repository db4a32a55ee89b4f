import type { EmblaCarouselType } from 'embla-carousel';
import { useEffect, useState, type RefObject } from 'react';

/**
 * Embla, which lets a frame's items pass in a loop. Its code is fetched when it is wanted for the
 * first time; if that fails, the frame has to scroll.
 * @param frame the element in whose first child the items are
 */
export function useEmbla(
  frame: RefObject<HTMLElement | null>,
  wanted: boolean,
  draggable: boolean,
): { embla: EmblaCarouselType | undefined; failed: boolean } {
  const [embla, setEmbla] = useState<EmblaCarouselType>();
  const [failed, setFailed] = useState(false);
  const [begun, setBegun] = useState(false);
  if (wanted && !begun) setBegun(true);

  useEffect(() => {
    if (!begun) return;
    let made: EmblaCarouselType | undefined;
    let left = false;
    import(/* webpackChunkName: "embla" */ 'embla-carousel')
      .then(({ default: start }) => {
        if (left || !frame.current) return;
        made = start(frame.current, { loop: true, watchDrag: draggable });
        setEmbla(made);
      })
      .catch(() => setFailed(true));
    return () => {
      left = true;
      made?.destroy();
      setEmbla(undefined);
    };
  }, [frame, begun, draggable]);
  return { embla, failed };
}
