import { useEffect, useState } from 'react';
import { useHiddenTab, useReducedMotion } from '../stillness';
import type { CarouselMemory } from './carousel-memory';

/** How long each item is shown, in milliseconds (specification, section 9). */
const ITEM_TIME = 3000;

/** `stopped` is for good; `playing` is the shopper's own wish, also under reduced motion. */
type Motion = 'auto' | 'playing' | 'paused' | 'stopped';

export type Carousel = {
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
 * Which of `count` items is shown: the next one every three seconds, the first after the last.
 * @param memory remembers that it was stopped, also when the shopper comes back to the page
 */
export function useCarousel(count: number, memory: CarouselMemory): Carousel {
  const [index, setIndex] = useState(0);
  const [motion, setMotion] = useState<Motion>(memory.isStopped() ? 'stopped' : 'auto');
  const [held, setHeld] = useState(false);
  const reduced = useReducedMotion();
  const hidden = useHiddenTab();
  const wanted = motion === 'playing' || (motion === 'auto' && !reduced);
  const running = wanted && !hidden && !held && count > 1;

  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => {
      setIndex((index + 1) % count);
    }, ITEM_TIME);
    return () => {
      clearTimeout(timer);
    };
  }, [running, index, count]);

  return {
    index,
    motion: motion === 'stopped' ? 'stopped' : wanted ? 'moving' : 'still',
    show(next) {
      setIndex((next + count) % count);
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
