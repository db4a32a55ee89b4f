import { useEffect, useState, type RefObject } from 'react';
import { useInSight } from 'shared-ui/use-in-sight';
import { useReducedMotion } from 'shared-ui/use-reduced-motion';
import { useHiddenTab } from '../hidden-tab';
import type { CarouselMemory } from './carousel-memory';
import { useEmbla } from './use-embla';

/** How long each item is shown, in milliseconds (specification, section 9). */
const ITEM_TIME = 3000;

/** `stopped` is for good; `playing` is the shopper's own wish, also under reduced motion. */
type Motion = 'auto' | 'playing' | 'paused' | 'stopped';

export type Carousel = {
  /** Whether the items pass: not in a document's HTML, where each of them can be reached. */
  live: boolean;
  /** Whether they can't: the code for it did not come. */
  failed: boolean;
  /** Whether somebody has it before their eyes. */
  looked: boolean;
  index: number;
  motion: 'moving' | 'still' | 'stopped';
  show: (index: number) => void;
  /** Pauses what moves, plays what is still. */
  toggle: () => void;
  /** No more movement, for good. */
  stop: () => void;
  /** While the keyboard's focus is inside, nothing moves away under it. */
  hold: (held: boolean) => void;
};

/**
 * Which of `count` items is shown: the next one every three seconds, the first after the last, as
 * long as somebody looks.
 * @param memory remembers that it was stopped, also when the shopper comes back to the page
 * @param place the element that it stands in
 * @param frame the element in which the items pass
 */
export function useCarousel(
  count: number,
  memory: CarouselMemory,
  place: RefObject<Element | null>,
  frame: RefObject<HTMLElement | null>,
): Carousel {
  const [index, setIndex] = useState(0);
  const [motion, setMotion] = useState<Motion>(memory.isStopped() ? 'stopped' : 'auto');
  const [held, setHeld] = useState(false);
  /** What was asked for before the items could pass. */
  const [wished, setWished] = useState<number | null>(null);
  const reduced = useReducedMotion();
  const hidden = useHiddenTab();
  const looked = useInSight(place);
  const { embla, failed } = useEmbla(frame, looked || wished !== null, count > 1);
  const wanted = motion === 'playing' || (motion === 'auto' && !reduced);
  const running = wanted && looked && !hidden && !held && count > 1;

  useEffect(() => {
    if (!embla) return;
    // Where a document's HTML was scrolled to, before there was anything to pass.
    embla.rootNode().scrollLeft = 0;
    const follow = () => {
      setIndex(embla.selectedScrollSnap());
    };
    embla.on('select', follow);
    if (wished !== null) embla.scrollTo(wished, true);
    // It may have moved before anybody followed.
    follow();
    return () => {
      embla.off('select', follow);
    };
  }, [embla, wished]);

  useEffect(() => {
    if (!running || !embla) return;
    const timer = setTimeout(() => {
      embla.scrollTo((index + 1) % count, reduced);
    }, ITEM_TIME);
    return () => {
      clearTimeout(timer);
    };
  }, [embla, running, reduced, index, count]);

  return {
    live: embla !== undefined,
    failed,
    looked,
    index,
    motion: motion === 'stopped' ? 'stopped' : wanted ? 'moving' : 'still',
    show(next) {
      const item = (next + count) % count;
      if (embla) embla.scrollTo(item, reduced);
      else setWished(item);
    },
    toggle() {
      setMotion(wanted ? 'paused' : 'playing');
    },
    stop() {
      memory.stop();
      setMotion('stopped');
    },
    hold: setHeld,
  };
}
