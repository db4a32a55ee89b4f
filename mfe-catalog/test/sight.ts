import { vi } from 'vitest';

/** Says to all that watch whether they are in sight that they are, or aren't. */
export type Sight = { tell: (inSight: boolean) => void };

/**
 * Takes the place of the browser's own watching, which an environment without layout can't do.
 * @param inSight what is said at first; undefined says nothing
 */
export function stubSight(inSight?: boolean): Sight {
  const watching = new Set<(inSight: boolean) => void>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly tell: (inSight: boolean) => void;
      constructor(callback: (changes: object[]) => void) {
        this.tell = (isIntersecting) => {
          callback([{ isIntersecting, boundingClientRect: new DOMRect() }]);
        };
      }
      observe() {
        watching.add(this.tell);
        if (inSight !== undefined) this.tell(inSight);
      }
      disconnect() {
        watching.delete(this.tell);
      }
    },
  );
  return {
    tell(next) {
      for (const tell of [...watching]) tell(next);
    },
  };
}
