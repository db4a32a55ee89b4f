/** Remembers that the carousel was stopped for good. */
export type CarouselMemory = { isStopped: () => boolean; stop: () => void };

export function createCarouselMemory(): CarouselMemory {
  let stopped = false;
  return {
    isStopped: () => stopped,
    stop() {
      stopped = true;
    },
  };
}
